import type { Toy } from '@toystore/ui';
import { createToyIndex, type ToyIndex } from '../../../storefront/src/search/toyIndex.ts';
import { seededRandom } from '../catalogue.mjs';
import { suggestionsFor } from './quality.ts';

const TIMES = 5;

/** The same toys with names and sellers of which hardly any two share a word. */
export function renamed(toys: readonly Toy[], seed = 3): Toy[] {
  const random = seededRandom(seed);
  const oneOf = (letters: string) => letters.charAt(Math.floor(random() * letters.length));
  const syllable = () => oneOf('bcdfghjklmnprstvz') + oneOf('aeiou');
  const word = () => Array.from({ length: 2 + Math.floor(random() * 3) }, syllable).join('');
  return toys.map((toy) => ({
    ...toy,
    toyName: `${word()} ${word()} ${word()}`,
    sellerName: `${word()} ${word()}`,
  }));
}

/** Builds an index; returns also its longest task, in ms. */
export async function measureBuild(toys: readonly Toy[]) {
  let longestTask = 0;
  let lastTurn = performance.now();
  const everyTurn = () => {
    const now = performance.now();
    longestTask = Math.max(longestTask, now - lastTurn);
    lastTurn = now;
    turn = setImmediate(everyTurn);
  };
  let turn = setImmediate(everyTurn);
  const index = await createToyIndex(toys);
  clearImmediate(turn);
  return { index, longestTask };
}

/** What each keystroke takes while the texts are typed, in ms; the slowest last. */
export function measureKeystrokes(
  toys: readonly Toy[],
  index: ToyIndex,
  texts: readonly string[],
): number[] {
  const typed = texts.flatMap((text) => [...text].map((_, end) => text.slice(0, end + 1)));
  suggestionsFor(toys, 'nothing has this', index.find); // the first search folds every name
  return typed
    .map((text) => {
      const times = Array.from({ length: TIMES }, () => {
        const begin = performance.now();
        suggestionsFor(toys, text, index.find);
        return performance.now() - begin;
      });
      return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? Number.NaN;
    })
    .sort((a, b) => a - b);
}
