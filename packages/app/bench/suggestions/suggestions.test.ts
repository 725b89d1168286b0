import { parseCatalogue } from '@toystore/storefront';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { createToyIndex } from '../../../storefront/src/search/toyIndex.ts';
import { matchToys } from '../../../ui/src/toys/SearchBox/matchToys.ts';
import { shopToys } from '../catalogue.mjs';
import { shareAnswered, suggestionsFor } from './quality.ts';
import { queriesOf } from './queries.ts';

const { toys } = parseCatalogue(shopToys());
const index = await createToyIndex(toys);
const groups = queriesOf(toys);

test('the queries are the same ones each time, and enough', () => {
  const textsOf = (seed?: number) =>
    queriesOf(toys, seed).flatMap(({ queries }) => queries.map(({ text }) => text));
  expect(textsOf()).toEqual(textsOf());
  expect(textsOf()).not.toEqual(textsOf(8));
  for (const { name, queries } of groups.filter(({ name }) => name.includes('typo'))) {
    expect([name, queries.length]).toEqual([name, expect.toSatisfy((count) => count > 400)]);
  }
  expect(groups.find(({ wants }) => wants === 'at most one')?.queries.length).toBeGreaterThan(200);
});

test.each(groups)('$name: $goal % are answered', (group) => {
  expect(shareAnswered(toys, group, index.find)).toBeGreaterThanOrEqual(group.goal);
});

test.each(groups.filter(({ wants }) => wants !== 'at most one'))(
  '$name: the names alone answer fewer',
  (group) => {
    expect(shareAnswered(toys, group, () => [])).toBeLessThan(50);
  },
);

test('toys whose name contains the text come first, as they did before', () => {
  const words = toys.flatMap(({ toyName, sellerName }) => `${toyName} ${sellerName}`.split(' '));
  const parts = oneof(constantFrom(...words), string({ maxLength: 2 })).chain((word) =>
    constantFrom(word, word.slice(0, 2), word.slice(1)),
  );
  assert(
    property(array(parts, { maxLength: 3 }), (list) => {
      const text = list.join(' ');
      const matches = matchToys(toys, text).map(({ toy }) => toy);
      const offered = suggestionsFor(toys, text, index.find);
      expect(offered.slice(0, matches.length)).toEqual(matches);
      expect(new Set(offered).size).toBe(offered.length);
      expect(offered.length).toBeLessThanOrEqual(8);
    }),
  );
});
