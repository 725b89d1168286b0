import type { Toy } from '../toys/toy.ts';

type Pick<Value> = (toys: Toy[]) => Value;

const picks = new WeakMap<object, Pick<unknown>>();

/**
 * Returns a placeholder in a story's args for toys from `catalogue.json`: before the story renders, Storybook replaces
 * it with the result of `pick`. So only the story that needs 100,000 toys creates them.
 */
export function fromCatalogue<Value extends object>(pick: Pick<Value>): Value {
  const place = {} as Value; // never rendered: the loader replaces it or rejects
  picks.set(place, pick);
  return place;
}

/** Returns how to fill an arg from the catalogue, if it is a placeholder. */
export function pickFor(arg: unknown): Pick<unknown> | undefined {
  return typeof arg === 'object' && arg !== null ? picks.get(arg) : undefined;
}

/** Returns the first toy of the catalogue. */
export function firstToy([first]: readonly Toy[]): Toy {
  if (!first) throw new Error('The catalogue holds no toy');
  return first;
}
