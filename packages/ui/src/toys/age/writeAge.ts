import type { Label } from '../../locale/labels.ts';
import type { Toy } from '../toy.ts';
import { type AgeFromLabels, isInMonths, monthsOf, writeAgeFrom } from './writeAgeFrom.ts';

type Ages = Pick<Toy, 'suggestedMinAge' | 'suggestedMaxAge'>;

/** The texts of a range of ages. `years` and `months` select plural forms, by the last number; the other values are shown. */
export interface AgeLabels extends AgeFromLabels {
  ageFromBirth: string;
  ageUpTo: Label<{ years: number; written: string }>;
  ageUpToMonths: Label<{ months: number; written: string }>;
  ageBetween: Label<{ from: string; to: string; years: number }>;
  ageBetweenMonths: Label<{ from: string; to: string; months: number }>;
  /** From an age in months to one in years. */
  ageMonthsToYears: Label<{ from: string; months: number; to: string; years: number }>;
}

/** Writes a range of ages in words: `3 years and up`; `undefined` if the toy has none. */
export function writeAges(
  { suggestedMinAge: min, suggestedMaxAge: max }: Ages,
  labels: AgeLabels,
  formatNumber: (value: number) => string,
): string | undefined {
  if (max === undefined) {
    if (min === undefined) return undefined;
    return min === 0 ? labels.ageFromBirth : writeAgeFrom(min, labels, formatNumber);
  }
  const [years, months] = [max, monthsOf(max)];
  const inYears = { years, to: formatNumber(years), written: formatNumber(years) };
  const inMonths = { months, to: formatNumber(months), written: formatNumber(months) };
  if (min === undefined) {
    return isInMonths(max) ? labels.ageUpToMonths(inMonths) : labels.ageUpTo(inYears);
  }
  const firstMonth = monthsOf(min);
  const from = formatNumber(firstMonth);
  if (isInMonths(max)) return labels.ageBetweenMonths({ ...inMonths, from });
  if (isInMonths(min)) return labels.ageMonthsToYears({ ...inYears, from, months: firstMonth });
  return labels.ageBetween({ ...inYears, from: formatNumber(min) });
}
