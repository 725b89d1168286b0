import type { Toy } from '../toys/toy.ts';
import toys from './catalogue.json';

type Pick<Value> = (toys: Toy[]) => Value;

const picks = new WeakMap<object, Pick<unknown>>();

/**
 * Returns a placeholder in a story's args for toys from `catalogue.json`. Before the story renders, Storybook replaces it with
 * the result of `pick`, so only the story that needs 100,000 toys creates them. Until then each property has the value that it
 * will have.
 */
export function fromCatalogue<Value extends object>(pick: Pick<Value>): Value {
  // `has`, too: methods of arrays skip what is not there. The target is an empty one of its type.
  const place = new Proxy({} as Value, {
    get: (_, name) => Reflect.get(pick(toys), name),
    has: (_, name) => Reflect.has(pick(toys), name),
  });
  picks.set(place, pick);
  return place;
}

/** Returns what fills an arg from the catalogue, if the arg is a placeholder. */
export function pickFrom(arg: unknown): { value: unknown } | undefined {
  const pick = typeof arg === 'object' && arg !== null ? picks.get(arg) : undefined;
  return pick && { value: pick(toys) };
}

/** Returns the first toy of the catalogue. */
export function firstToy([first]: readonly Toy[]): Toy {
  if (!first) throw new Error('The catalogue holds no toy');
  return first;
}
