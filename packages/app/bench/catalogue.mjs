import { readFileSync } from 'node:fs';

/**
 * @typedef {object} ToyRecord a toy as /toy.json has it
 * @property {number} toyId
 * @property {string} toyName
 * @property {string} sellerName
 * @property {number} price
 * @property {number} rating
 * @property {number} availableQuantity
 * @property {string} description
 * @property {string} pictureURL
 */

/** @returns {ToyRecord[]} the shop's own 48 toys */
export const shopToys = () =>
  JSON.parse(readFileSync(new URL('../shops/toystore/public/toy.json', import.meta.url), 'utf8'));

const sentences = (/** @type {string} */ text) => text.split(/(?<=[.!?])\s+/);

/**
 * Pseudo-random numbers from 0 to 1, the same ones for the same seed (mulberry32).
 * @param {number} seed
 */
export function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A catalogue of any size: the given toys, then toys generated from their parts, the same ones each time.
 * @param {readonly ToyRecord[]} toys
 * @param {number} count
 * @param {number} [seed]
 * @returns {ToyRecord[]}
 */
export function catalogueOf(toys, count, seed = 48) {
  const random = seededRandom(seed);
  /** @template Item @param {readonly Item[]} items @returns {Item} */
  const pick = (items) => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new RangeError('There is nothing to pick from.');
    return item;
  };
  const generated = Array.from({ length: Math.max(0, count - toys.length) }, (_, index) => {
    const [one, other] = [pick(toys), pick(toys)];
    return {
      toyId: toys.length + index + 1,
      toyName: `${one.toyName.split(' ')[0]} ${other.toyName.split(' ').slice(-2).join(' ')}`,
      sellerName: pick(toys).sellerName,
      price: Math.floor(5 + random() * 115) + pick([0.25, 0.49, 0.95]),
      rating: Math.round(35 + random() * 15) / 10,
      availableQuantity: Math.floor(random() * 60),
      description: `${sentences(one.description)[0]} ${sentences(other.description).at(-1)}`,
      pictureURL: other.pictureURL,
    };
  });
  return [...toys.slice(0, count), ...generated];
}
