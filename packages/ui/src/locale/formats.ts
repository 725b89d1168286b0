import { currencyDigits as digitsOf } from './currencyDigits.ts';
import { supported } from './supported.ts';

/** A number for a `Label`. A type, because an interface is no record. */
export type CountValues = {
  /** The number itself, which chooses the plural. */
  count: number;
  /** The number as the locale writes it, for the text. */
  written: string;
};

/** How the kit writes numbers, prices and dates. */
export interface Formats {
  /** The locale that they follow: `en-US` in place of one that `Intl` rejects. */
  locale: string;
  /** The currency of prices: `XXX`, which is no currency, in place of one that `Intl` rejects. */
  currency: string;
  /** A price in minor units, such as cents: `3495` becomes `$34.95`, in German and euros `34,95 €`. */
  formatPrice: (minorUnits: number) => string;
  /**
   * The same in three: what comes before its currency, the currency where it is written as a word, such as `AED`, and what
   * comes after. A sign such as `$` belongs to its figure: the whole price comes first.
   */
  priceParts: (minorUnits: number) => [before: string, word: string, after: string];
  /** How many decimals the shop's currency has in ISO 4217: 2 of dollars, 0 of yen. A minor unit is the last of them. */
  currencyDigits: number;
  /** A count or a rating: `4.9` stays `4.9`, in German `4,9`. Never grouped, and with two decimals at most. */
  formatNumber: (value: number) => string;
  /** A count for a `Label`: `3` becomes `{ count: 3, written: '3' }`. */
  formatCount: (count: number) => CountValues;
  /** A day: `November 24, 2026`, in German `24. November 2026`. */
  formatDate: (date: Date) => string;
}

const known = new Map<string, Formats>();

/**
 * Returns the formats of a locale, a currency and a time zone. It never throws: what `Intl` rejects is replaced, with a
 * warning in the console.
 * @param requestedLocale a BCP 47 tag, such as `de-DE`
 * @param requestedCurrency an ISO 4217 code, such as `EUR`
 * @param timeZone an IANA time zone, such as `Europe/Berlin`
 */
export function formatsOf(
  requestedLocale: string,
  requestedCurrency: string,
  timeZone = 'UTC',
): Formats {
  const key = `${requestedLocale} ${requestedCurrency} ${timeZone}`;
  let formats = known.get(key);
  if (formats === undefined) {
    const locale = supported('locale', requestedLocale);
    const currency = supported('currency', requestedCurrency);
    const currencyDigits = digitsOf(currency);
    const signDisplay = 'negative'; // not of -0, or of what rounds to it
    const prices = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: currencyDigits,
      maximumFractionDigits: currencyDigits,
      signDisplay,
    });
    const numbers = new Intl.NumberFormat(locale, {
      useGrouping: false,
      maximumFractionDigits: 2,
      signDisplay,
    });
    const formatNumber = (value: number) => numbers.format(value);
    let dates: Intl.DateTimeFormat | undefined; // few screens show one
    formats = {
      locale,
      currency,
      formatPrice: (minorUnits) => prices.format(minorUnits / 10 ** currencyDigits),
      priceParts: (minorUnits) => splitAtWord(prices, minorUnits / 10 ** currencyDigits),
      currencyDigits,
      formatNumber,
      formatCount: (count) => ({ count, written: formatNumber(count) }),
      formatDate: (date) => {
        dates ??= new Intl.DateTimeFormat(locale, {
          dateStyle: 'long',
          timeZone: supported('timeZone', timeZone),
        });
        return dates.format(date);
      },
    };
    known.set(key, formats);
  }
  return formats;
}

function splitAtWord(prices: Intl.NumberFormat, value: number): [string, string, string] {
  const parts = prices.formatToParts(value);
  const textOf = (some: Intl.NumberFormatPart[]) => some.map((part) => part.value).join('');
  const at = parts.findIndex(
    ({ type, value: sign }) => type === 'currency' && /\p{L}.*\p{L}/u.test(sign),
  );
  if (at < 0) return [textOf(parts), '', ''];
  return [textOf(parts.slice(0, at)), textOf(parts.slice(at, at + 1)), textOf(parts.slice(at + 1))];
}
