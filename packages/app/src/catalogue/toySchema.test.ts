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
])('a record whose %s is %j is left out and the good ones stay', (field, value, reason) => {
  const { toys, rejected } = parseCatalogue([
    { ...bear, toyId: 9 },
    { ...bear, [field]: value },
  ]);
  expect(toys.map((toy) => toy.toyId)).toEqual(['9']);
  expect(rejected).toEqual([{ position: 1, field, reason }]);
});

test('a record that is no object is left out', () => {
  expect(parseCatalogue([null, 'toy', bear]).rejected).toMatchObject([
    { position: 0, field: 'record' },
    { position: 1, field: 'record' },
  ]);
});

test.each([{}, null, 'toys', 7])('%j is no catalogue', (answer) => {
  expect(() => parseCatalogue(answer)).toThrow('the catalogue is not a list of toys');
});
