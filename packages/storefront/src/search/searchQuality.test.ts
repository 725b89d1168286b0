import { describe, expect, test } from 'vitest';
import shopCatalogue from '../../../app/shops/toystore/public/toy.json';
import { parseCatalogue } from '../catalogue/toySchema.ts';
import { createToyIndex } from './toyIndex.ts';

const SUGGESTIONS = 8; // the search box's
const LONG_WORD = /\p{L}{5,}/gu; // in a shorter word a typo makes another word

const { toys } = parseCatalogue(shopCatalogue);
const index = await createToyIndex(toys);
const suggested = (text: string) => index.find(text).slice(0, SUGGESTIONS);

/** Inserts, removes or replaces the letter at a position, or swaps it with the next one. */
const typosOf = (word: string, at: number) =>
  [
    `${word.slice(0, at)}q${word.slice(at)}`,
    word.slice(0, at) + word.slice(at + 1),
    `${word.slice(0, at)}q${word.slice(at + 1)}`,
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ].filter((typo) => typo.toLowerCase() !== word.toLowerCase());

const longWords = toys.flatMap((toy) =>
  [...toy.toyName.matchAll(LONG_WORD)].map(({ 0: word }) => ({ toy, word })),
);
describe.each([
  ['the first letter', () => 0],
  ['a middle letter', (word: string) => Math.floor(word.length / 2)],
])('a typo in %s', (_, position) => {
  const typos = longWords.flatMap(({ toy, word }) =>
    typosOf(word, position(word)).map((typo) => ({ toy, word, typo })),
  );
  const share = (found: boolean[]) => found.filter(Boolean).length / found.length;

  test('finds the toy by its whole name in 90 % of all cases', () => {
    const found = typos.map(({ toy, word, typo }) =>
      suggested(toy.toyName.replace(word, typo)).includes(toy),
    );
    expect(share(found)).toBeGreaterThan(0.9);
  });

  test('finds the toy by the word alone in 90 % of all cases', () => {
    const found = typos.map(({ toy, typo }) => suggested(typo).includes(toy));
    expect(share(found)).toBeGreaterThan(0.9);
  });
});

test('finds each toy by the words of its name in reverse order', () => {
  const missed = toys.filter((toy) => {
    return !suggested(toy.toyName.split(' ').reverse().join(' ')).includes(toy);
  });
  expect(missed).toEqual([]);
});

test('finds only toys of a seller by the seller’s name', () => {
  for (const seller of new Set(toys.map(({ sellerName }) => sellerName ?? ''))) {
    expect(new Set(suggested(seller).map(({ sellerName }) => sellerName))).toEqual(
      new Set([seller]),
    );
  }
});

test('finds at most one toy by nonsense and by words of other shops', () => {
  const reversed = longWords.map(({ word }) => [...word].reverse().join(''));
  const others =
    'kitchen invoice mortgage printer cabbage diesel window lipstick concrete parliament shovel ' +
    'vitamin broccoli keyboard plumber wardrobe trousers shampoo aspirin insurance battery asphalt ' +
    'sand rope cork milk soap tile wine beer meat rice salt fish coat sock belt cash loan bank bond ' +
    'fork knife spoon plate glass bread sugar flour steel brick cement drill screw nail grass towel';
  const answered = [...reversed, ...others.split(' ')].filter((text) => suggested(text).length > 1);
  expect(answered).toEqual([]);
});
