/** How the kit writes numbers and prices. */
export interface Formats {
  /** A price in minor units, such as cents: `3495` becomes `$34.95`, in German and euros `34,95 €`. */
  formatPrice: (minorUnits: number) => string;
  /** How many decimals the shop's currency has: 2 of dollars, 0 of yen. A minor unit is the last of them. */
  currencyDigits: number;
  /** A count or a rating: `4.9` stays `4.9`, in German `4,9`. Never grouped. */
  formatNumber: (value: number) => string;
}

const known = new Map<string, Formats>();

/**
 * The formats of a locale and a currency.
 * @param locale a BCP 47 tag, such as `de-DE`
 * @param currency an ISO 4217 code, such as `EUR`
 * @throws {RangeError} when one of them is none
 */
export function formatsOf(locale: string, currency: string): Formats {
  const key = `${locale} ${currency}`;
  let formats = known.get(key);
  if (formats === undefined) {
    const prices = new Intl.NumberFormat(locale, { style: 'currency', currency });
    const currencyDigits = prices.resolvedOptions().maximumFractionDigits ?? 0;
    const numbers = new Intl.NumberFormat(locale, {
      useGrouping: false,
      maximumFractionDigits: 20,
    });
    formats = {
      formatPrice: (minorUnits) => prices.format(minorUnits / 10 ** currencyDigits),
      currencyDigits,
      formatNumber: (value) => numbers.format(value),
    };
    known.set(key, formats);
  }
  return formats;
}
