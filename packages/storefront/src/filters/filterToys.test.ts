import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  option,
  property,
  record,
  uniqueArray,
} from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createToy } from '../../test/createToy.ts';
import type { Toy } from '../toy.ts';
import { filtersShowing, filterToys } from './filterToys.ts';
import { readFilters, SORTS, type ToyFilters } from './searchParams.ts';

const toy = (toyId: string, rest: Partial<Toy> = {}) =>
  createToy({
    toyId,
    toyName: `Toy ${toyId}`,
    sellerName: 'Anna',
    price: 1000,
    rating: 4,
    ...rest,
  });

const shop = [
  toy('1', { toyName: 'Zebra', price: 3000, rating: 5, sellerName: 'Berta' }),
  toy('2', { toyName: 'äpfel', price: 1000, rating: 4.4, availableQuantity: 0 }),
  toy('3', { toyName: 'Bear', price: 2000, rating: 4.5 }),
  toy('4', { toyName: 'apple', price: 1000, rating: 3, sellerName: 'Clara' }),
  toy('5', { toyName: 'Bear', price: 2001, rating: 4.5, sellerName: ' ' }),
];

const idsOf = (search: string, saved?: ReadonlySet<string>) =>
  filterToys(shop, readFilters(search), saved)
    .toys.map(({ toyId }) => toyId)
    .join('');

test.each([
  ['', '12345'],
  ['?sort=price-asc', '24351'],
  ['?sort=price-desc', '15324'],
  ['?sort=rating', '13524'],
  ['?sort=name', '24351'],
  ['?min=20', '135'],
  ['?max=20', '234'],
  ['?min=20&max=20', '3'],
  ['?rating=4.5', '135'],
  ['?stock=1', '1345'],
  ['?seller=Berta&seller=Clara', '14'],
  ['?seller=Zoe', '12345'],
  ['?seller=Zoe&seller=Berta', '1'],
  ['?min=100', ''],
  ['?saved=1', '12345'], // no user is signed in
  ['?sort=price-asc&stock=1&max=20', '43'],
])('%s leaves %s', (search, expected) => {
  expect(idsOf(search)).toBe(expected);
});

test.each([
  ['en-US', ['Zoo', 'ärger', 'apple'], ['apple', 'ärger', 'Zoo']],
  ['sv', ['Zoo', 'ärger', 'apple'], ['apple', 'Zoo', 'ärger']],
  ['de', ['Öffner', 'Ofen', 'Öl', 'Ohr'], ['Ofen', 'Öffner', 'Ohr', 'Öl']],
  ['de-u-co-phonebk', ['Öffner', 'Ofen', 'Öl', 'Ohr'], ['Öffner', 'Öl', 'Ofen', 'Ohr']],
  ['tr', ['izci', 'ırmak', 'hız', 'çan', 'cam'], ['cam', 'çan', 'hız', 'ırmak', 'izci']],
  ['ar', ['ياسمين', 'بطة', 'أرنب', 'إبريق'], ['إبريق', 'أرنب', 'بطة', 'ياسمين']],
  ['ja', ['ラッパ', 'うさぎ', 'イヌ', 'カメ'], ['イヌ', 'うさぎ', 'カメ', 'ラッパ']],
])('sorts names by the rules of %s', (locale, names, sorted) => {
  const toys = names.map((toyName) => toy(toyName, { toyName }));
  const list = filterToys(toys, readFilters('?sort=name'), undefined, { locale });
  expect(list.toys.map(({ toyName }) => toyName)).toEqual(sorted);
});

test('sorts as in en-US for an invalid locale, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const list = filterToys(shop, readFilters('?sort=name'), undefined, { locale: 'no locale' });
  expect(list.toys.map(({ toyId }) => toyId).join('')).toBe('24351');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('filters by saved toys for a signed-in user', () => {
  expect(idsOf('?saved=1', new Set(['2', '5', 'gone']))).toBe('25');
  expect(idsOf('?saved=1&stock=1', new Set(['2', '5']))).toBe('5');
  expect(idsOf('?saved=1', new Set())).toBe('');
});

test('does not choose a filter that cannot be requested', () => {
  const requested = readFilters('?saved=1&seller=Zoe&seller=Berta');
  expect(filterToys(shop, requested, undefined).filters).toEqual(readFilters('?seller=Berta'));
});

test('sorts sellers by their number of toys, without a blank one', () => {
  const { counts } = filterToys(shop, readFilters(''), undefined);
  expect([...counts.sellers]).toEqual([
    ['Anna', 2],
    ['Berta', 1],
    ['Clara', 1],
  ]);
});

test('offers an unusual lowest rating if the query requests it', () => {
  const { counts } = filterToys(shop, readFilters('?rating=4.2'), undefined);
  expect([...counts.ratings]).toEqual([
    [0, 5],
    [4.5, 3],
    [4.2, 4],
    [4, 4],
    [3.5, 4],
  ]);
});

test('lists toys without a rating or a seller last, and only if neither is requested', () => {
  const bare = toy('0', { rating: undefined, sellerName: undefined });
  const idsIn = (search: string) =>
    filterToys([bare, ...shop], readFilters(search), undefined)
      .toys.map(({ toyId }) => toyId)
      .join('');
  expect(idsIn('?sort=rating')).toBe('135240');
  expect(idsIn('?rating=0.5')).toBe('12345');
  expect(idsIn('?seller=Anna')).toBe('23');
  expect(idsIn('')).toBe('012345');
  expect(filterToys([bare], readFilters(''), undefined).counts.ratings.get(0)).toBe(1);
});

test('removes only the filters that hide a toy', () => {
  const filters = readFilters('?sort=name&min=15&rating=4&stock=1&seller=Berta');
  const [, sold] = shop;
  if (!sold) throw new Error('no toy');
  const shown = filtersShowing(sold, filters, undefined);
  expect(shown.filters).toEqual(readFilters('?sort=name&rating=4'));
  expect(shown.removed.map(({ kind }) => kind)).toEqual(['price', 'inStock', 'seller']);
});

const someToys = uniqueArray(
  record({
    toyId: integer({ min: 0, max: 99 }).map(String),
    sellerName: constantFrom('Anna', 'Berta', 'Clara', '', undefined),
    price: integer({ min: 0, max: 5 }),
    rating: option(
      integer({ min: 0, max: 10 }).map((half) => half / 2),
      { nil: undefined },
    ),
    availableQuantity: integer({ min: 0, max: 2 }),
    toyName: constantFrom('a', 'B', 'b', 'ä', 'z'),
  }),
  { selector: ({ toyId }) => toyId, maxLength: 20 },
).map((list) => list.map(({ toyId, ...rest }) => toy(toyId, rest)));

const someFilters = record({
  sort: constantFrom(undefined, ...SORTS),
  min: constantFrom(undefined, 0, 2),
  max: constantFrom(undefined, 2, 4),
  rating: constantFrom(undefined, 3, 4.5),
  inStock: boolean(),
  sellers: constantFrom<string[]>([], ['Anna'], ['Anna', 'Clara'], ['Zoe']),
  saved: boolean(),
});

const someSaved = array(integer({ min: 0, max: 99 }).map(String)).map((ids) => new Set(ids));

test('has a count for each choice that equals its number of toys', () => {
  assert(
    property(someToys, someFilters, someSaved, (toys, filters, saved) => {
      const { counts, filters: known } = filterToys(toys, filters, saved);
      const left = (part: Partial<ToyFilters>) =>
        filterToys(toys, { ...known, ...part }, saved).toys.length;
      expect(counts.inStock).toBe(left({ inStock: true }));
      expect(counts.saved).toBe(left({ saved: true }));
      for (const [rating, count] of counts.ratings) {
        expect(count).toBe(left({ rating: rating || undefined }));
      }
      for (const [seller, count] of counts.sellers) expect(count).toBe(left({ sellers: [seller] }));
    }),
  );
});

test('lists the matching toys, each once; equal ones keep the catalogue’s order', () => {
  assert(
    property(someToys, someFilters, someSaved, (toys, filters, saved) => {
      const listed = filterToys(toys, filters, saved).toys;
      const inOrder = filterToys(toys, { ...filters, sort: undefined }, saved).toys;
      expect(toys.filter((each) => inOrder.includes(each))).toEqual(inOrder);
      expect(new Set(listed)).toEqual(new Set(inOrder));
      expect(listed).toHaveLength(inOrder.length);
      const same = { 'price-asc': 'price', 'price-desc': 'price', rating: 'rating' } as const;
      if (filters.sort === undefined || filters.sort === 'name') return;
      const key = same[filters.sort];
      for (const [index, one] of listed.entries()) {
        const next = listed[index + 1];
        if (next === undefined || next[key] !== one[key]) continue;
        expect(inOrder.indexOf(one)).toBeLessThan(inOrder.indexOf(next));
      }
    }),
  );
});

test('lists a toy once the filters that hide it are removed', () => {
  assert(
    property(someToys, someFilters, someSaved, (toys, filters, saved) => {
      const { filters: known } = filterToys(toys, filters, saved);
      for (const each of toys) {
        expect(filterToys(toys, filtersShowing(each, known, saved).filters, saved).toys).toContain(
          each,
        );
      }
    }),
  );
});
