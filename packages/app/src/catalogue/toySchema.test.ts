import { expect, test } from 'vitest';
import shopCatalogue from '../../public/toy.json';
import { parseCatalogue } from './toySchema.ts';

const bear = {
  toyId: 1,
  toyName: 'Bear',
  sellerName: 'Den',
  price: 34.95,
  rating: 4.9,
  availableQuantity: 3,
  description: 'Brown.',
  pictureURL: '/bear.avif',
};

const letters = (count: number) => 'x'.repeat(count);

test("the shop's own catalogue is whole", () => {
  const { toys, rejected } = parseCatalogue(shopCatalogue);
  expect(toys).toHaveLength(48);
  expect(rejected).toEqual([]);
});

test('ids compare as strings, whatever they were', () => {
  const { toys } = parseCatalogue([bear, { ...bear, toyId: 'two' }]);
  expect(toys.map((toy) => toy.toyId)).toEqual(['1', 'two']);
});

test('of two records with one id the first stays', () => {
  const { toys, rejected } = parseCatalogue([bear, { ...bear, toyId: '1', toyName: 'Copy' }]);
  expect(toys.map((toy) => toy.toyName)).toEqual(['Bear']);
  expect(rejected).toEqual([{ position: 1, field: 'toyId', reason: 'is there already' }]);
});

test.each([
  ['toyId', undefined, 'is missing'],
  ['toyId', '  ', 'must not be empty'],
  ['toyId', {}, 'must be a number or a text'],
  ['toyName', '', 'must not be empty'],
  ['toyName', 7, 'must be a text'],
  ['sellerName', null, 'must be a text'],
  ['price', '34.95', 'must be a number'],
  ['price', -1, 'must not be negative'],
  ['rating', 5.1, 'must be 0 to 5'],
  ['availableQuantity', 1.5, 'must be a whole number'],
  ['availableQuantity', -1, 'must not be negative'],
  ['description', undefined, 'is missing'],
  ['pictureURL', 0, 'must be a text'],
  ['toyId', Number.POSITIVE_INFINITY, 'must be a number'],
  ['price', 1_000_000.01, 'must not be more than 1000000'],
  ['price', Number.POSITIVE_INFINITY, 'must not be more than 1000000'],
  ['availableQuantity', 1_000_001, 'must not be more than 1000000'],
])('a record whose %s is %j is left out and the good ones stay', (field, value, reason) => {
  const { toys, rejected } = parseCatalogue([
    { ...bear, toyId: 9 },
    { ...bear, [field]: value },
  ]);
  expect(toys.map((toy) => toy.toyId)).toEqual(['9']);
  expect(rejected).toEqual([{ position: 1, field, reason }]);
});

test.each([
  ['toyId', letters(301), 'must not have more than 300 characters'],
  ['toyName', letters(301), 'must not have more than 300 characters'],
  ['sellerName', letters(301), 'must not have more than 300 characters'],
  ['description', letters(20_001), 'must not have more than 20000 characters'],
  ['pictureURL', letters(2001), 'must not have more than 2000 characters'],
])('a record whose %s is too long is left out', (field, value, reason) => {
  const { toys, rejected } = parseCatalogue([{ ...bear, [field]: value }, bear]);
  expect(toys).toHaveLength(1);
  expect(rejected).toEqual([{ position: 0, field, reason }]);
});

test('values up to the limits stay whole', () => {
  const long = {
    toyId: letters(300),
    toyName: letters(300),
    sellerName: letters(300),
    price: 1_000_000,
    rating: 5,
    availableQuantity: 1_000_000,
    description: letters(20_000),
    pictureURL: letters(2000),
  };
  expect(parseCatalogue([long])).toEqual({ toys: [long], rejected: [] });
});

test('keys that mean something to JavaScript mean nothing here', () => {
  const text = JSON.stringify([bear]).replace(
    '{',
    '{"__proto__": {"price": 1}, "constructor": 1, ',
  );
  const { toys } = parseCatalogue(JSON.parse(text));
  expect(toys).toEqual([{ ...bear, toyId: '1' }]);
  expect(Object.getPrototypeOf(toys[0])).toBe(Object.prototype);
  const bare = JSON.parse(`[{"__proto__": ${JSON.stringify(bear)}}]`);
  expect(parseCatalogue(bare).rejected).toMatchObject([{ field: 'toyId', reason: 'is missing' }]);
});

test('a record that is no object is left out', () => {
  expect(parseCatalogue([null, 'toy', bear]).rejected).toMatchObject([
    { position: 0, field: 'record', reason: 'is not an object' },
    { position: 1, field: 'record', reason: 'is not an object' },
  ]);
});

test.each([{}, null, 'toys', 7])('%j is no catalogue', (answer) => {
  expect(() => parseCatalogue(answer)).toThrow('the catalogue is not a list of toys');
});
