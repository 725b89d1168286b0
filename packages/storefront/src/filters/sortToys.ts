import { compareNames } from '../choices/compareNames.ts';
import type { Toy } from '../toy.ts';
import type { ToySort } from './searchParams.ts';

type Comparison = (a: Toy, b: Toy) => number;

const COMPARE: Record<Exclude<ToySort, 'name'>, Comparison> = {
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  rating: (a, b) => (b.rating ?? -1) - (a.rating ?? -1), // toys without a rating are last
  newest: (a, b) => (b.addedAt ?? 0) - (a.addedAt ?? 0), // and so are those without a date
};

/** Returns the toys in an order; equal ones keep theirs. Names follow the rules of the locale, a BCP 47 tag. */
export function sortToys(toys: Toy[], sort: ToySort | undefined, locale: string): readonly Toy[] {
  if (sort === undefined) return toys;
  if (sort !== 'name') return toys.toSorted(COMPARE[sort]);
  const compare = compareNames(locale);
  return toys.toSorted((a, b) => compare(a.toyName, b.toyName));
}
