/** What a carousel shows, in order. Keys are unique, and find a slide again when the list changes. */
export interface Slides<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
}

/**
 * Where a carousel stands. `position` counts slides without end in both directions and names a slide
 * for good; `index` is the item's place in the list, `key` finds it again when the list changes.
 */
export interface Place {
  position: number;
  index: number;
  key: string | undefined;
}

export function firstPlace<Item>(slides: Slides<Item>): Place {
  return { position: 0, index: 0, key: keyAt(slides, 0) };
}

/** The same place in a list that may have changed: on the same item, or where that item was. */
export function settle<Item>(place: Place, slides: Slides<Item>): Place {
  if (keyAt(slides, place.index) === place.key) return place;
  const { items, keyOf } = slides;
  const found = items.findIndex((item) => keyOf(item) === place.key);
  const index = found >= 0 ? found : Math.max(0, Math.min(place.index, items.length - 1));
  return { ...place, index };
}

/** The place `by` slides on, around the end of the list. `place` must be settled in `slides`. */
export function stepFrom<Item>(place: Place, slides: Slides<Item>, by: number): Place {
  const index = around(place.index + by, slides.items.length);
  return { position: place.position + by, index, key: keyAt(slides, index) };
}

/** So many places one after the other, from `from` slides on. */
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
