import { array, assert, constantFrom, oneof, property, record, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { formatFilters, readFilters, SORTS, type ToyFilters } from './searchParams.ts';

const NOTHING = readFilters('');

test('requests nothing without a query', () => {
  expect(NOTHING).toEqual({
    sort: undefined,
    min: undefined,
    max: undefined,
    rating: undefined,
    inStock: false,
    sellers: [],
    ages: [],
    categories: [],
    isNew: false,
    list: undefined,
    saved: false,
  });
  expect(formatFilters(NOTHING)).toBe('');
});

test('reads every parameter, and writes them in one order', () => {
  const search =
    '?sort=price-desc&min=10&max=24.95&rating=4.5&stock=1&seller=Pinwheel+%26+Pine&seller=Tin+Thistle+Co.&age=3&age=5&category=Games+and+puzzles&category=Bath&new=1&saved=1&list=6.17';
  const filters = readFilters(search);
  expect(filters).toEqual({
    sort: 'price-desc',
    min: 1000,
    max: 2495,
    rating: 4.5,
    inStock: true,
    sellers: ['Pinwheel & Pine', 'Tin Thistle Co.'],
    ages: [3, 5],
    categories: ['Games and puzzles', 'Bath'],
    isNew: true,
    list: ['6', '17'],
    saved: true,
  });
  expect(formatFilters(filters)).toBe(search);
  const turnedAround = `?${search.slice(1).split('&').reverse().join('&')}`;
  expect(readFilters(turnedAround)).toEqual({
    ...filters,
    sellers: filters.sellers.toReversed(),
    categories: filters.categories.toReversed(),
  });
});

test.each([
  'sort=cheapest',
  'min=-5',
  'min=cheap',
  'min=1e3',
  'max=1000000000.01',
  'min=30&max=20',
  'rating=0',
  'rating=5.1',
  'stock=0',
  'seller=',
  'saved=yes',
  'age=',
  'age=2',
  'category=',
  'new=true',
  'utm_source=mail',
  '%',
  'min=%E0%A4%A',
])('ignores the invalid %s', (query) => {
  expect(readFilters(`?${query}`)).toEqual(NOTHING);
});

test.each([')', '.', ',', '%3E', '*', '%E3%80%82', '%0A', '=%0D%0A', '%C2%AD%E2%80%8B'])(
  'reads each parameter without %s after it',
  (added) => {
    const parameters = ['sort=name', 'min=20', 'max=30.5', 'rating=4.5', 'stock=1', 'age=3'];
    for (const parameter of [...parameters, 'new=1', 'saved=1']) {
      const filters = readFilters(`?${parameter}`);
      expect(filters).not.toEqual(NOTHING);
      expect(readFilters(`?${parameter}${added}`)).toEqual(filters);
    }
  },
);

test('reads a query that was copied from HTML', () => {
  expect(readFilters('?sort=name&amp;stock=1')).toEqual(readFilters('?sort=name&stock=1'));
});

test('accepts another encoding of a parameter’s name', () => {
  expect(readFilters('?%6Din=20').min).toBe(2000);
});

test('uses the first of repeated parameters, but every seller once', () => {
  expect(readFilters('?min=5&min=6').min).toBe(500);
  expect(readFilters('?seller=A&seller=B&seller=A').sellers).toEqual(['A', 'B']);
});

test('keeps a valid bound next to an invalid one', () => {
  expect(readFilters('?min=-1&max=20')).toEqual({ ...NOTHING, max: 2000 });
});

test('uses the decimals of the currency', () => {
  expect(readFilters('?min=20', 'JPY').min).toBe(20);
  expect(readFilters('?min=20.5', 'JPY').min).toBeUndefined();
  expect(formatFilters({ ...NOTHING, min: 2050 }, 'KWD')).toBe('?min=2.05');
});

const names = constantFrom(
  ...'sort min max rating stock seller age category new list saved x'.split(' '),
  '',
);
const values = oneof(
  string({ unit: 'binary' }),
  constantFrom(...SORTS, '1', '0', '4.5', '-1', '1e9', 'NaN', '1000001', '%', '__proto__', '20'),
);

test('reads the same filters again from what it has read and written, for any query', () => {
  const query = array(tuple(names, values), { maxLength: 12 });
  const search = oneof(
    string({ unit: 'binary' }).map((text) => `?${text}`),
    query.map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
    query.map((pairs) => `?${new URLSearchParams(pairs)}`),
  );
  assert(
    property(search, (text) => {
      const filters = readFilters(text);
      const written = formatFilters(filters);
      expect(readFilters(written)).toEqual(filters);
      expect(formatFilters(readFilters(written))).toBe(written);
    }),
  );
});

test('reads what it has written, for any order and sellers', () => {
  const filters = record({
    sort: constantFrom(...SORTS),
    sellers: array(string({ minLength: 1 })),
  });
  assert(
    property(filters, ({ sort, sellers }) => {
      const requested: ToyFilters = { ...NOTHING, sort, sellers: [...new Set(sellers)] };
      const search = formatFilters(requested);
      expect(readFilters(search)).toEqual(requested);
    }),
  );
});
