/** How the kit writes numbers and prices. */
export interface Formats {
  /** An amount of the shop's currency: `34.95` becomes `$34.95`, in German and euros `34,95 €`. */
  formatPrice: (amount: number) => string;
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
    const numbers = new Intl.NumberFormat(locale, {
      useGrouping: false,
      maximumFractionDigits: 20,
    });
    formats = {
      formatPrice: (amount) => prices.format(amount),
      formatNumber: (value) => numbers.format(value),
    };
    known.set(key, formats);
  }
  return formats;
}
