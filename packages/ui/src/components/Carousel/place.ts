/** The items of a carousel, in order. Unique keys find a slide again when the list changes. */
export interface Slides<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
}

/**
 * The carousel's current slide. `position` counts slides without limit in both directions and identifies a slide
 * permanently; `index` is the item's place in the list, and `key` finds it again when the list changes.
 */
export interface Place {
  position: number;
  index: number;
  key: string | undefined;
}

export function firstPlace<Item>(slides: Slides<Item>): Place {
  return { position: 0, index: 0, key: keyAt(slides, 0) };
}

/** Returns the place in a list that may have changed: on the same item, or at its former index. */
export function settle<Item>(place: Place, slides: Slides<Item>): Place {
  if (keyAt(slides, place.index) === place.key) return place;
  const { items, keyOf } = slides;
  const found = items.findIndex((item) => keyOf(item) === place.key);
  const index = found >= 0 ? found : Math.max(0, Math.min(place.index, items.length - 1));
  return { ...place, index };
}

/** Returns the place `by` slides further, wrapping at the end of the list. `place` must be settled in `slides`. */
export function stepFrom<Item>(place: Place, slides: Slides<Item>, by: number): Place {
  const index = around(place.index + by, slides.items.length);
  return { position: place.position + by, index, key: keyAt(slides, index) };
}

/** Returns `count` consecutive places, the first of them `from` slides from `place`. */
export function placesFrom<Item>(
  place: Place,
  slides: Slides<Item>,
  from: number,
  count: number,
): Place[] {
  return Array.from({ length: count }, (_, index) => stepFrom(place, slides, from + index));
}

function keyAt<Item>({ items, keyOf }: Slides<Item>, index: number): string | undefined {
  const item = items[index];
  return item === undefined ? undefined : keyOf(item);
}

function around(index: number, length: number): number {
  return ((index % length) + length) % length;
}
