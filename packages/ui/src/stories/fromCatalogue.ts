import type { Toy } from '../toys/toy.ts';

type Pick<Value> = (toys: Toy[]) => Value;

const picks = new WeakMap<object, Pick<unknown>>();

/**
 * Stands in a story's args for toys of a catalogue, `catalogue.json`: before the story is rendered, Storybook puts what
 * `pick` takes from it in this place. So args of 100,000 toys are made only for the story that has them.
 */
export function fromCatalogue<Value extends object>(pick: Pick<Value>): Value {
  const place = {} as Value; // never rendered: the loader replaces it, or fails the story
  picks.set(place, pick);
  return place;
}

/** How an arg is filled from the catalogue, if it asks for that. */
export function pickFor(arg: unknown): Pick<unknown> | undefined {
  return typeof arg === 'object' && arg !== null ? picks.get(arg) : undefined;
}

/** The toy that a catalogue opens with. */
export function firstToy([first]: readonly Toy[]): Toy {
  if (!first) throw new Error('The catalogue holds no toy');
  return first;
}
