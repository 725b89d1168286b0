import type { Toy } from '../toy.ts';

/** The snapshot of the catalogue that a prerendered page carries, to render before the catalogue itself has come. */
export interface InitialCatalogue {
  /** The first toys. */
  toys: Toy[];
  /** How many toys there were in all. */
  count: number;
}

/** Three rows of a wide grid. */
const INITIAL_TOYS = 12;

/** What a prerendered page carries of the whole catalogue. */
export function snapshotOf(toys: Toy[]): InitialCatalogue {
  return { toys: toys.slice(0, INITIAL_TOYS), count: toys.length };
}
