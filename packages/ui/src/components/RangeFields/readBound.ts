import type { PriceFormat } from './priceFormat.ts';

/** The minimum and maximum price, in minor units; an omitted one is no bound. */
export interface RangeValue {
  min?: number | undefined;
  max?: number | undefined;
}

/** One end of a range. */
export type RangeSide = keyof RangeValue;

/** Why a text is not a valid bound. */
export type BoundProblem = 'invalid' | 'negative' | 'tooLarge' | 'reversed';

/** How to convert between texts and prices. */
export interface BoundFormat {
  /** The highest accepted price, in minor units. */
  limit: number;
  /** How prices are typed. */
  format: PriceFormat;
}

/** Returns the price that a text means, in minor units; `undefined` for an empty text, or why it is invalid. */
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
