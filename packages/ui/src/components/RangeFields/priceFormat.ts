/** How the prices of a currency are typed in a locale. */
export interface PriceFormat {
  /** The currency's sign: `$`, `€`. */
  sign: string;
  /** Whether the sign stands before the number. */
  isSignFirst: boolean;
  /** How many decimals the currency has. A minor unit is the last of them. */
  currencyDigits: number;
  /** A typed number with the digits and the point of a program: `1.234,5` becomes `1234.5` in German. */
  toPlain: (text: string) => string;
}

const known = new Map<string, PriceFormat>();

/**
 * How prices are typed in a locale: its digits, its decimal separator, and its group separator where that has digits on
 * both sides of it as it should. Any blank counts as a separator that is one, and so does any apostrophe.
 */
export function priceFormatOf(locale: string, currency: string): PriceFormat {
  const key = `${locale} ${currency}`;
  let format = known.get(key);
  if (format === undefined) {
    const prices = new Intl.NumberFormat(locale, { style: 'currency', currency });
    const types = prices.formatToParts(1).map(({ type }) => type);
    format = {
      sign: partOf(prices, 'currency'),
      isSignFirst: types.indexOf('currency') < types.indexOf('integer'),
      currencyDigits: prices.resolvedOptions().maximumFractionDigits ?? 0,
      toPlain: plainWriter(new Intl.NumberFormat(locale, { minimumFractionDigits: 1 })),
    };
    known.set(key, format);
  }
  return format;
}

/** A part of a number that is large enough to have it. */
const partOf = (format: Intl.NumberFormat, type: Intl.NumberFormatPartTypes) =>
  format.formatToParts(12_345_678.9).find((part) => part.type === type)?.value ?? '';

function plainWriter(format: Intl.NumberFormat): PriceFormat['toPlain'] {
  const decimal = partOf(format, 'decimal');
  const group = partOf(format, 'group');
  const separator = patternOf(group);
  // The last group has three digits everywhere, those before it two in India.
  const grouped = new RegExp(
    `(?<=\\d)${separator}(?=(?:\\d{2,3}${separator})*\\d{3}(?:\\D|$))`,
    'g',
  );
  const { locale } = format.resolvedOptions();
  const digits = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210)];
  const plainDigits = new Map(digits.map((digit, index) => [digit, String(9 - index)]));
  return (text) => {
    const withDigits = [...text]
      .map((character) => plainDigits.get(character) ?? character)
      .join('');
    const ungrouped = group === '' ? withDigits : withDigits.replace(grouped, '');
    // A point that is left is none of the locale's.
    return decimal === '.' ? ungrouped : ungrouped.replaceAll('.', '?').replace(decimal, '.');
  };
}

function patternOf(separator: string): string {
  if (separator.trim() === '') return '\\s';
  return /['’]/.test(separator) ? "['’]" : `\\${separator}`;
}
