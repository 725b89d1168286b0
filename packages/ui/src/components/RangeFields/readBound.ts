/** The lowest and the highest number that fit; one that is left out is no bound. */
export interface RangeValue {
  min?: number | undefined;
  max?: number | undefined;
}

/** One end of a range. */
export type RangeSide = keyof RangeValue;

/** What is wrong with a text that is to be a bound. */
export type BoundProblem = 'invalid' | 'negative' | 'tooLarge' | 'reversed';

/** The number that a text says, nothing for none, or what is wrong with it. */
export function readBound(
  text: string,
  limit: number,
  unit: string,
): number | undefined | BoundProblem {
  const bare = text.replace(unit, '').trim();
  if (bare === '') return undefined;
  const [, minus, digits] = /^([-−]?)\s*(\d+|\d*\.\d{1,2})$/.exec(bare) ?? [];
  if (digits === undefined) return 'invalid';
  if (minus !== '' && Number(digits) !== 0) return 'negative';
  return Number(digits) > limit ? 'tooLarge' : Number(digits);
}

export const isReversed = ({ min = 0, max = Number.POSITIVE_INFINITY }: RangeValue) => min > max;

export const isSameRange = (one: RangeValue, other: RangeValue) =>
  Object.is(one.min, other.min) && Object.is(one.max, other.max);
