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
import { formatFilters, readFilters, SORTS, type ToyFilters } from './searchParams.ts';

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

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 26);

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
  ['?rating=4.5', '135'],
  ['?stock=1', '1345'],
  ['?seller=Berta&seller=Clara', '14'],
  ['?seller=Zoe', '12345'],
  ['?min=100', ''],
  ['?saved=1', '12345'], // no user is signed in
  ['?sort=price-asc&stock=1&max=20', '43'],
])('%s leaves %s', (search, expected) => {
  expect(idsOf(search)).toBe(expected);
});

test.each([
  ['en-US', ['Zoo', 'ärger', 'apple'], ['apple', 'ärger', 'Zoo']],
  ['en-US', ['Puzzle 20', 'Puzzle 3'], ['Puzzle 3', 'Puzzle 20']],
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

test('chooses the sellers and categories that a link means, whatever a messenger added or left out', () => {
  const toys = [
    toy('1', { sellerName: 'Tin Thistle Co.', category: 'Games (3+)' }),
    toy('2', { sellerName: 'Pinwheel & Pine', category: 'Games' }),
  ];
  for (const [search, expected] of [
    ['seller=Tin+Thistle+Co', '?seller=Tin+Thistle+Co.'],
    ['seller=Tin+Thistle+Co.%29.', '?seller=Tin+Thistle+Co.'],
    ['seller=Pinwheel+%26%0APine%3E', '?seller=Pinwheel+%26+Pine'],
    ['seller=Pinwheel%2B%2526%2BPine', '?seller=Pinwheel+%26+Pine'],
    ['category=Games', '?category=Games'],
    ['category=Games+%283%2B', '?category=Games+%283%2B%29'],
    ['seller=%29&category=%20', ''],
  ]) {
    const { filters } = filterToys(toys, readFilters(`?${search}`), undefined);
    expect(formatFilters(filters), search).toBe(expected);
  }
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

const ages = [
  ['from birth', { suggestedMinAge: 0 }, [0, 1, 3]],
  ['from 18 months', { suggestedMinAge: 1.5 }, [1, 3, 5]],
  ['from 4', { suggestedMinAge: 4 }, [3, 5]],
  ['from 5', { suggestedMinAge: 5 }, [5, 8]],
  ['3 to 5', { suggestedMinAge: 3, suggestedMaxAge: 5 }, [3, 5]],
  ['up to 2', { suggestedMaxAge: 2 }, [0, 1]],
  ['8 to 99', { suggestedMinAge: 8, suggestedMaxAge: 99 }, [8, 12]],
  ['from 14', { suggestedMinAge: 14 }, [12]],
  ['no age', {}, []],
] as const;

test.each(ages)('a toy of %s is in each band that its range touches', (_, age, bands) => {
  const other = toy('2', { suggestedMinAge: 99 });
  const { counts } = filterToys([toy('1', age), other], readFilters(''), undefined);
  const found = [...counts.ages].filter(([from, count]) => count > (from === 12 ? 1 : 0));
  expect(found.map(([from]) => from)).toEqual(bands);
});

const dated = [
  toy('1', { addedAt: NOW - 31 * DAY, category: 'Vehicles' }),
  toy('2', { addedAt: NOW - 30 * DAY, category: 'Ägyptisches' }),
  toy('3', { addedAt: NOW + 1 }),
  toy('4', { category: 'Bath' }),
];

test('is new for 30 days, and not before it is there', () => {
  const newOnes = filterToys(dated, readFilters('?new=1'), undefined, { now: NOW });
  expect(newOnes.toys.map(({ toyId }) => toyId)).toEqual(['2']);
  expect(newOnes.counts.isNew).toBe(1);
  const newest = filterToys(dated, readFilters('?sort=newest'), undefined, { now: NOW });
  expect(newest.toys.map(({ toyId }) => toyId)).toEqual(['3', '2', '1', '4']);
});

test('lists categories by the alphabet of the locale', () => {
  const { counts } = filterToys(dated, readFilters(''), undefined, { locale: 'de-DE' });
  expect([...counts.categories]).toEqual([
    ['Ägyptisches', 1],
    ['Bath', 1],
    ['Vehicles', 1],
  ]);
});

test('ignores ages, categories and dates in a catalogue without them', () => {
  const search = '?sort=newest&age=3&category=Music&new=1';
  const { toys, filters, choices, counts } = filterToys(shop, readFilters(search), undefined);
  expect(toys).toHaveLength(shop.length);
  expect(filters).toEqual(readFilters(''));
  expect(counts).toMatchObject({ ages: new Map(), categories: new Map() });
  expect(choices.hasDates).toBe(false);
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
    category: constantFrom('Music', 'Vehicles', undefined),
    suggestedMinAge: constantFrom(0, 0.5, 3, 7, 14, undefined),
    suggestedMaxAge: constantFrom(4, 8, 99, undefined),
    addedAt: constantFrom(NOW, NOW - 20 * DAY, NOW - 40 * DAY, NOW + DAY, undefined),
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
  ages: constantFrom<number[]>([], [0], [3, 5], [12]),
  categories: constantFrom<string[]>([], ['Music'], ['Music', 'Vehicles'], ['Bath']),
  isNew: boolean(),
  list: constantFrom<(string[] | undefined)[]>(undefined, [], ['1', '2'], ['gone']),
  saved: boolean(),
});

const someSaved = array(integer({ min: 0, max: 99 }).map(String)).map((ids) => new Set(ids));

test('has a count for each choice that equals its number of toys', () => {
  assert(
    property(someToys, someFilters, someSaved, (toys, filters, saved) => {
      const { choices, counts, filters: known } = filterToys(toys, filters, saved, { now: NOW });
      const left = (part: Partial<ToyFilters>) =>
        filterToys(toys, { ...known, ...part }, saved, { now: NOW }).toys.length;
      expect(counts.inStock).toBe(left({ inStock: true }));
      expect(counts.saved).toBe(left({ saved: true }));
      for (const [rating, count] of counts.ratings) {
        expect(count).toBe(left({ rating: rating || undefined }));
      }
      for (const [seller, count] of counts.sellers) expect(count).toBe(left({ sellers: [seller] }));
      for (const [from, count] of counts.ages) expect(count).toBe(left({ ages: [from] }));
      for (const [category, count] of counts.categories) {
        expect(count).toBe(left({ categories: [category] }));
      }
      if (choices.hasDates) expect(counts.isNew).toBe(left({ isNew: true }));
    }),
  );
});

test('lists the matching toys, each once; equal ones keep the catalogue’s order', () => {
  assert(
    property(someToys, someFilters, someSaved, (toys, filters, saved) => {
      const listed = filterToys(toys, filters, saved, { now: NOW }).toys;
      const inOrder = filterToys(toys, { ...filters, sort: undefined }, saved, { now: NOW }).toys;
      expect(toys.filter((each) => inOrder.includes(each))).toEqual(inOrder);
      expect(new Set(listed)).toEqual(new Set(inOrder));
      expect(listed).toHaveLength(inOrder.length);
      const same = {
        'price-asc': 'price',
        'price-desc': 'price',
        rating: 'rating',
        newest: 'addedAt',
      } as const;
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
      const { filters: known } = filterToys(toys, filters, saved, { now: NOW });
      for (const each of toys) {
        const shown = filtersShowing(each, known, saved, NOW).filters;
        expect(filterToys(toys, shown, saved, { now: NOW }).toys).toContain(each);
      }
    }),
  );
});
