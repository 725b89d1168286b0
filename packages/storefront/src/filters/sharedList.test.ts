import { assert, property, string, uniqueArray, uuid } from 'fast-check';
import { expect, test } from 'vitest';
import { createToy } from '../../test/createToy.ts';
import { expectHarmlessLinks } from '../../test/expectHarmlessLinks.ts';
import { filterToys } from './filterToys.ts';
import { formatFilters, readFilters } from './searchParams.ts';
import { countMissing, sharedLink, shownIds } from './sharedList.ts';

const PAGE = 'https://toys.example/alltoy';

const idsIn = (url: string) => readFilters(new URL(url).search).list;

test('fifty ids of 36 characters have place in 2,000', () => {
  assert(
    property(uniqueArray(uuid(), { minLength: 50, maxLength: 50 }), (ids) => {
      const { url, leftOut } = sharedLink(PAGE, ids);
      expect(url.length).toBeLessThanOrEqual(2_000);
      expect(leftOut).toBe(0);
      expect(idsIn(url)).toEqual(ids);
    }),
    { numRuns: 20 },
  );
});

test('says how many of a longer list were left out, and keeps the first ones in order', () => {
  const ids = Array.from({ length: 60 }, (_, id) => `toy ${id}`);
  const { url, leftOut } = sharedLink(PAGE, ids);
  expect(leftOut).toBe(10);
  expect(idsIn(url)).toEqual(ids.slice(0, 50));
  const long = ['ä'.repeat(300), 'ö'.repeat(300)];
  expect(sharedLink(PAGE, long)).toMatchObject({ leftOut: 1 });
  expect(sharedLink(PAGE, [])).toEqual({ url: PAGE, leftOut: 0 });
});

test('reads any ids as they were shared', () => {
  const ids = uniqueArray(
    string({ unit: 'binary', minLength: 1, maxLength: 20 })
      .map((id) => id.toWellFormed())
      .filter((id) => id.trim() !== ''),
    { minLength: 1, maxLength: 10 },
  );
  assert(
    property(ids, (list) => {
      const { url, leftOut } = sharedLink(PAGE, list);
      expect(idsIn(url)).toEqual(list.slice(0, list.length - leftOut));
    }),
  );
});

test('distinguishes a link without a list from one with an empty list', () => {
  expect(idsIn(PAGE)).toBeUndefined();
  expect(idsIn(`${PAGE}?list=`)).toEqual([]);
  expect(idsIn(`${PAGE}?list=..%20.`)).toEqual([]);
  expect(idsIn(`${PAGE}?list=1..1.2`)).toEqual(['1', '2']);
});

test('shows the first fifty toys of a link that has more, and keeps the others in the address', () => {
  const ids = Array.from({ length: 60 }, (_, id) => `${id}`);
  const query = `?list=${ids.join('.')}`;
  const filters = readFilters(query);
  expect(shownIds(filters.list ?? [])).toEqual(ids.slice(0, 50));
  expect(formatFilters(filters)).toBe(query);
  const catalogue = ids.map((toyId) => createToy({ toyId }));
  const { toys } = filterToys(catalogue, filters, undefined);
  expect(toys.map(({ toyId }) => toyId)).toEqual(ids.slice(0, 50));
});

test('counts the toys of a list that the catalogue does not have', () => {
  const catalogue = ['1', '2', '3'].map((toyId) => createToy({ toyId }));
  expect(countMissing(['3', 'gone', 'x'.repeat(1_000), '1'], catalogue)).toBe(2);
  expect(countMissing([], catalogue)).toBe(0);
});

test('leads nowhere else and does not fail, whatever a link says', () => {
  expectHarmlessLinks(500);
});
