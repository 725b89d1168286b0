import type { Toy } from '../../toy.ts';

/**
 * Where the slider stands. `position` counts slides without end in both directions and names a slide
 * for good; `index` is the toy's place in the list, `toyId` finds it again when the list changes.
 */
export interface Place {
  position: number;
  index: number;
  toyId: string | undefined;
}

export function firstPlace(toys: readonly Toy[]): Place {
  return { position: 0, index: 0, toyId: toys[0]?.toyId };
}

/** The same place in a list that may have changed: on the same toy, or where that toy was. */
export function settle(place: Place, toys: readonly Toy[]): Place {
  if (toys[place.index]?.toyId === place.toyId) return place;
  const found = toys.findIndex(({ toyId }) => toyId === place.toyId);
  const index = found >= 0 ? found : Math.max(0, Math.min(place.index, toys.length - 1));
  return { ...place, index };
}

/** The place `by` slides on, around the end of the list. `place` must be settled in `toys`. */
export function stepFrom(place: Place, toys: readonly Toy[], by: number): Place {
  const index = around(place.index + by, toys.length);
  return { position: place.position + by, index, toyId: toys[index]?.toyId };
}

function around(index: number, length: number): number {
  return ((index % length) + length) % length;
}
