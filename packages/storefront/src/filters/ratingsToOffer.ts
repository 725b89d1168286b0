import type { ToyFilters } from './searchParams.ts';

const RATINGS = [4.5, 4, 3.5];

/** Returns the lowest ratings to choose from, with the chosen one: 0 for any, then the highest first. */
export const ratingsToOffer = ({ rating = 0 }: Pick<ToyFilters, 'rating'>): readonly number[] => [
  0,
  ...new Set([...RATINGS, rating].filter((lowest) => lowest > 0).sort((a, b) => b - a)),
];
