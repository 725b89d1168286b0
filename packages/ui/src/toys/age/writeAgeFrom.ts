import type { Label } from '../../locale/labels.ts';

// Apart from `writeAges`: cards are on pages that show no toy's details.

/** Ages below two years that are not whole are given in months. */
export const isInMonths = (years: number) => years < 2 && !Number.isInteger(years);

/** The number of months of an age in years. */
export const monthsOf = (years: number) => Math.round(years * 12);

/** The texts of the age from which a toy is for children. The numbers select plural forms; `written` is shown. */
export interface AgeFromLabels {
  ageFrom: Label<{ years: number; written: string }>;
  ageFromMonths: Label<{ months: number; written: string }>;
}

/** Writes the age from which a toy is for children, in years or months. */
export function writeAgeFrom(
  years: number,
  { ageFrom, ageFromMonths }: AgeFromLabels,
  formatNumber: (value: number) => string,
): string {
  if (!isInMonths(years)) return ageFrom({ years, written: formatNumber(years) });
  const months = monthsOf(years);
  return ageFromMonths({ months, written: formatNumber(months) });
}
