import { readFileSync } from 'node:fs';
import { pick, seeded } from './random.mjs';

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
  JSON.parse(readFileSync(new URL('../public/toy.json', import.meta.url), 'utf8'));

const sentences = (/** @type {string} */ text) => text.split(/(?<=[.!?])\s+/);

/**
 * A catalogue of any size: the given toys, then toys made of their parts, the same ones each time.
 * @param {readonly ToyRecord[]} toys
 * @param {number} count
 * @param {number} [seed]
 * @returns {ToyRecord[]}
 */
export function catalogueOf(toys, count, seed = 48) {
  const random = seeded(seed);
  const made = Array.from({ length: Math.max(0, count - toys.length) }, (_, index) => {
    const [one, other] = [pick(toys, random), pick(toys, random)];
    return {
      toyId: toys.length + index + 1,
      toyName: `${one.toyName.split(' ')[0]} ${other.toyName.split(' ').slice(-2).join(' ')}`,
      sellerName: pick(toys, random).sellerName,
      price: Math.floor(5 + random() * 115) + pick([0.25, 0.49, 0.95], random),
      rating: Math.round(35 + random() * 15) / 10,
      availableQuantity: Math.floor(random() * 60),
      description: `${sentences(one.description)[0]} ${sentences(other.description).at(-1)}`,
      pictureURL: other.pictureURL,
    };
  });
  return [...toys.slice(0, count), ...made];
}
