import { ageBandsOf } from '../choices/ageBands.ts';
import type { Toy } from '../toy.ts';

const SHOWN = 4;

/**
 * Returns the four toys most like a toy: those in stock first, then those of its category, then those for its ages, then those
 * near its price. None if the catalogue does not give its kind and ages, or has fewer than four others.
 */
export function relatedToys(toy: Toy, catalogue: readonly Toy[]): readonly Toy[] {
  const bands = ageBandsOf(toy);
  if (toy.category === undefined && bands.length === 0) return [];
  const likeness = (other: Toy): number[] => [
    Number(other.availableQuantity > 0),
    Number(toy.category !== undefined && other.category === toy.category),
    Number(ageBandsOf(other).some((from) => bands.includes(from))),
    -Math.abs(Math.log((other.price + 1) / (toy.price + 1))), // by ratio; free toys have a price of 0
  ];
  const others = catalogue
    .filter(({ toyId }) => toyId !== toy.toyId)
    .map((other) => ({ other, likeness: likeness(other) }))
    .toSorted((a, b) => compare(b.likeness, a.likeness))
    .slice(0, SHOWN);
  return others.length < SHOWN ? [] : others.map(({ other }) => other);
}

/** Compares lists by the first value that differs. */
function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
