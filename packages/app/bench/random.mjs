/** @typedef {() => number} Random gives numbers from 0 up to, not including, 1 */

/**
 * The same numbers for the same seed, everywhere (mulberry32).
 * @param {number} seed
 * @returns {Random}
 */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @template Item
 * @param {readonly Item[]} items at least one
 * @param {Random} random
 * @returns {Item}
 */
export function pick(items, random) {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from.');
  return item;
}

/**
 * The items in another order (Fisher and Yates).
 * @template Item
 * @param {readonly Item[]} items
 * @param {Random} random
 * @returns {Item[]}
 */
export function shuffled(items, random) {
  const left = [...items];
  const order = [];
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1));
  return order;
}
