import type { PriceFormat } from './priceFormat.ts';

/** The lowest and the highest price that fit, in minor units; one that is left out is no bound. */
export interface RangeValue {
  min?: number | undefined;
  max?: number | undefined;
}

/** One end of a range. */
export type RangeSide = keyof RangeValue;

/** What is wrong with a text that is to be a bound. */
export type BoundProblem = 'invalid' | 'negative' | 'tooLarge' | 'reversed';

/** How texts and prices go together. */
export interface BoundFormat {
  /** The highest price that is accepted, in minor units. */
  limit: number;
  /** How prices are typed. */
  format: PriceFormat;
}

/** The price that a text says, in minor units; nothing for none, or what is wrong with it. */
export function readBound(
  text: string,
  { limit, format: { read } }: BoundFormat,
): number | undefined | BoundProblem {
  const price = read(text);
  if (price === undefined) return undefined;
  if (Number.isNaN(price)) return 'invalid';
  if (price < 0) return 'negative';
  return price > limit ? 'tooLarge' : price;
}

export const isReversed = ({ min = 0, max = Number.POSITIVE_INFINITY }: RangeValue) => min > max;

export const isSameRange = (a: RangeValue, b: RangeValue) =>
  Object.is(a.min, b.min) && Object.is(a.max, b.max);
