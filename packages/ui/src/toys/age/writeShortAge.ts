// Apart from `writeAges`: cards are on pages that show no toy's details.

/** Ages below two years that are not whole are given in months. */
export const isInMonths = (years: number) => years < 2 && !Number.isInteger(years);

/** Writes an age with its unit. */
export function withUnit(years: number, locale: string, unitDisplay: 'long' | 'narrow'): string {
  const [unit, value] = isInMonths(years) ? ['month', Math.round(years * 12)] : ['year', years];
  const format = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, format).format(value);
}

/** Writes the age from which a toy is for children, as short as it can be: `3`, `18m`. */
export const writeShortAge = (
  years: number,
  { locale, formatNumber }: { locale: string; formatNumber: (value: number) => string },
): string => (isInMonths(years) ? withUnit(years, locale, 'narrow') : formatNumber(years));
