import type { Label } from '../../locale/labels.ts';
import type { Toy } from '../toy.ts';
import { isInMonths, withUnit } from './writeShortAge.ts';

type Ages = Pick<Toy, 'suggestedMinAge' | 'suggestedMaxAge'>;

/** The texts of a range of ages. `age`, `from` and `to` have their units, but `from` none that is also that of `to`. */
export interface AgeLabels {
  ageFromBirth: string;
  ageFrom: Label<{ age: string }>;
  ageUpTo: Label<{ age: string }>;
  ageBetween: Label<{ from: string; to: string }>;
}

/** Writes a range of ages in words: `3 years and up`; `undefined` if the toy has none. */
export function writeAges(
  { suggestedMinAge: min, suggestedMaxAge: max }: Ages,
  labels: AgeLabels,
  { locale, formatNumber }: { locale: string; formatNumber: (value: number) => string },
): string | undefined {
  const age = (years: number) => withUnit(years, locale, 'long');
  if (min === undefined) return max === undefined ? undefined : labels.ageUpTo({ age: age(max) });
  if (max === undefined) return min === 0 ? labels.ageFromBirth : labels.ageFrom({ age: age(min) });
  const firstOf = (years: number) =>
    formatNumber(isInMonths(years) ? Math.round(years * 12) : years);
  const sameUnit = isInMonths(min) === isInMonths(max);
  return labels.ageBetween({ from: sameUnit ? firstOf(min) : age(min), to: age(max) });
}
