import {
  array,
  assert,
  boolean,
  constantFrom,
  nat,
  property,
  string,
  uniqueArray,
  uuid,
} from 'fast-check';
import { expect, test } from 'vitest';
import { createToy } from '../../test/createToy.ts';
import { expectHarmlessLinks } from '../../test/expectHarmlessLinks.ts';
import { filterToys } from './filterToys.ts';
import { formatFilters, readFilters } from './searchParams.ts';
import { countUnknown, sharedLink, shownIds } from './sharedList.ts';

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

test('tells toys that the catalogue no longer has from entries that cannot be read', () => {
  const catalogue = ['1', '2)x', '3'].map((toyId) => createToy({ toyId }));
  const gone = ['gone', 'toy 7', 'ä-ö_7/#8', '🧸', '99)', 'x'.repeat(1_000)];
  const unreadable = ['4)x', '4"><b', '\uFFFD', '4。下', '4%E', 'list=4'];
  expect(countUnknown(['3', ...gone, ...unreadable, '2)x'], catalogue)).toEqual({
    gone: gone.length,
    unreadable: unreadable.length,
  });
  expect(countUnknown([], catalogue)).toEqual({ gone: 0, unreadable: 0 });
});

const added = array(
  constantFrom(
    ...[')', '.', ',', ';', ':', '!', '?', ']', '}', '>', '"', "'", '*', '_', '~', '`', '|', '…'],
    ...['）', '。', '」', '»', '«', '”', '’', '–', ' ', '\n', '\r\n', '=\r\n', '\n> '],
    ...['\u00AD', '\u200B', '\u200D', '\u2060', '\uFEFF', '\u00A0', '\u3000', '\u202E'],
  ),
  { maxLength: 4 },
).map((characters) => characters.join(''));

test('finds the toys of a link in whatever surrounds, wraps or encodes it', () => {
  const ids = ['1', '23', 'bär-7', 'a b', '🧸', '1.5', 'x/y', '50%', '+1'];
  const catalogue = ids.map((toyId) => createToy({ toyId }));
  const toysOf = (search: string) => {
    const { toys, filters } = filterToys(catalogue, readFilters(search), undefined);
    expect(countUnknown(filters.list ?? [], catalogue)).toEqual({ gone: 0, unreadable: 0 });
    return toys.map(({ toyId }) => toyId);
  };
  const { search } = new URL(sharedLink(PAGE, ids).url);
  assert(
    property(added, nat(search.length), boolean(), (text, at, isEncodedTwice) => {
      const shared = isEncodedTwice ? `?list=${encodeURIComponent(search.slice(6))}` : search;
      expect(toysOf(shared + encodeURIComponent(text.replace('=', '')))).toEqual(ids);
      const wraps = text.replace(/[\p{P}<>|~`=]/gu, '');
      const place = search.lastIndexOf('.', at) + 1 || 6;
      expect(
        toysOf(search.slice(0, place) + encodeURIComponent(wraps) + search.slice(place)),
      ).toEqual(ids);
    }),
    { examples: [[')', 0, false]] },
  );
});

test('prefers the toy with exactly that id, whatever it ends with', () => {
  const catalogue = ['2', '2)', ')', '2 ', '3'].map((toyId) => createToy({ toyId }));
  const toysOf = (list: string) =>
    filterToys(catalogue, readFilters(`?list=${list}`), undefined).toys.map(({ toyId }) => toyId);
  expect(toysOf('2)')).toEqual(['2)']);
  expect(toysOf('2.2).2%20.).3)')).toEqual(['2', '2)', ')', '2 ', '3']);
  expect(toysOf('3.3).,')).toEqual(['3']);
});

test('leads nowhere else and does not fail, whatever a link says', () => {
  expectHarmlessLinks(500);
});
