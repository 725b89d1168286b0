import { currencyDigits as digitsOf } from './currencyDigits.ts';
import { supported } from './supported.ts';

/** A number for a `Label`. A type alias, because an interface is not assignable to a record. */
export type CountValues = {
  /** The number, which selects the plural form. */
  count: number;
  /** The number in the locale's format, for the text. */
  written: string;
};

/** The kit's formats of numbers, prices and dates. */
export interface Formats {
  /** The locale of all formats: `en-US` if `Intl` rejects the requested one. */
  locale: string;
  /** The currency of prices: `XXX`, ISO 4217's "no currency", if `Intl` rejects the requested one. */
  currency: string;
  /** Formats a price in minor units, such as cents: `3495` becomes `$34.95`, in German and euros `34,95 €`. */
  formatPrice: (minorUnits: number) => string;
  /**
   * Formats a price in three parts: the text before its currency, the currency if it is a word such as `AED`, and the
   * text after it. A symbol such as `$` belongs to the amount: the first part is then the whole price.
   */
  priceParts: (minorUnits: number) => [before: string, word: string, after: string];
  /**
   * The number of decimals of the shop's currency in ISO 4217: 2 for dollars, 0 for yen. A minor unit is the last
   * decimal.
   */
  currencyDigits: number;
  /** Formats a count or a rating: `4.9` stays `4.9`, in German `4,9`. Never grouped, and with at most two decimals. */
  formatNumber: (value: number) => string;
  /** Returns a count for a `Label`: `3` becomes `{ count: 3, written: '3' }`. */
  formatCount: (count: number) => CountValues;
  /** Formats a day: `November 24, 2026`, in German `24. November 2026`. */
  formatDate: (date: Date) => string;
  /** Formats a moment of today as its time: `2:05 PM`, in German `14:05`; another one as its day. */
  formatMoment: (date: Date) => string;
}

const known = new Map<string, Formats>();

/**
 * Returns the formats of a locale, a currency and a time zone. It never throws: it replaces a setting that `Intl`
 * rejects, with a warning in the console.
 * @param requestedLocale a BCP 47 tag, such as `de-DE`
 * @param requestedCurrency an ISO 4217 code, such as `EUR`
 * @param timeZone an IANA time zone, such as `Europe/Berlin`, or `local`
 * @param priceDecimals how many decimals prices are written with; by default those of the currency
 */
export function formatsOf(
  requestedLocale: string,
  requestedCurrency: string,
  timeZone = 'UTC',
  priceDecimals?: number,
): Formats {
  const key = `${requestedLocale} ${requestedCurrency} ${timeZone} ${priceDecimals}`;
  let formats = known.get(key);
  if (formats === undefined) {
    const locale = supported('locale', requestedLocale);
    const currency = supported('currency', requestedCurrency);
    const currencyDigits = digitsOf(currency);
    const signDisplay = 'negative'; // no sign for -0, or for a number that rounds to it
    const prices = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: priceDecimals ?? currencyDigits,
      maximumFractionDigits: priceDecimals ?? currencyDigits,
      signDisplay,
    });
    const numbers = new Intl.NumberFormat(locale, {
      useGrouping: false,
      maximumFractionDigits: 2,
      signDisplay,
    });
    const formatNumber = (value: number) => numbers.format(value);
    // Created on demand, because few screens show a date.
    let zone: string | undefined;
    let dates: Intl.DateTimeFormat | undefined;
    const createFormat = (style: Intl.DateTimeFormatOptions) => {
      if (timeZone !== 'local') zone ??= supported('timeZone', timeZone);
      return new Intl.DateTimeFormat(locale, { ...style, timeZone: zone });
    };
    const formatDate = (date: Date) => {
      dates ??= createFormat({ dateStyle: 'long' });
      return dates.format(date);
    };
    formats = {
      locale,
      currency,
      formatPrice: (minorUnits) => prices.format(minorUnits / 10 ** currencyDigits),
      priceParts: (minorUnits) => splitAtWord(prices, minorUnits / 10 ** currencyDigits),
      currencyDigits,
      formatNumber,
      formatCount: (count) => ({ count, written: formatNumber(count) }),
      formatDate,
      formatMoment: (date) =>
        formatDate(date) === formatDate(new Date())
          ? createFormat({ timeStyle: 'short' }).format(date)
          : formatDate(date),
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
