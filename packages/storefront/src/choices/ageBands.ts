import type { Toy } from '../toy.ts';

/** The first years of the ages to choose from: a band ends where the next one begins, the last one never. */
export const AGE_BANDS: readonly number[] = [0, 1, 3, 5, 8, 12];

/** Years for which a toy is suitable if the catalogue says only where they begin. */
const USUAL_YEARS = 4;

/** Returns the year before which a band ends; `undefined` for the last one. */
export const endOfBand = (from: number): number | undefined =>
  AGE_BANDS.find((next) => next > from);

/** Returns the bands that a toy's range of ages touches: none if the catalogue does not say. */
export function ageBandsOf({
  suggestedMinAge,
  suggestedMaxAge,
}: Pick<Toy, 'suggestedMinAge' | 'suggestedMaxAge'>): number[] {
  if (suggestedMinAge === undefined && suggestedMaxAge === undefined) return [];
  const from = suggestedMinAge ?? 0;
  return AGE_BANDS.filter((start) => {
    const touchesStart =
      suggestedMaxAge === undefined ? start < from + USUAL_YEARS : start <= suggestedMaxAge;
    return touchesStart && from < (endOfBand(start) ?? Number.POSITIVE_INFINITY);
  });
}
