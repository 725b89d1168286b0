import { array, assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import shopCatalogue from '../../../app/public/toy.json';
import { records, toyRecord } from '../../test/catalogues.ts';
import { createToy } from '../../test/createToy.ts';
import { parseCatalogue } from './toySchema.ts';

const bear = { ...createToy({ toyName: 'Bear' }), toyId: 1, price: 34.95 };

const characters = (count: number) => 'x'.repeat(count);

test("the shop's own catalogue is whole", () => {
  const { toys, rejected } = parseCatalogue(shopCatalogue);
  expect(toys).toHaveLength(48);
  expect(rejected).toEqual([]);
});

test('a record may say more, in the same units, and a toy has nothing that its record has not', () => {
  const more = { ratingCount: 128, badges: ['New'], morePictureURLs: ['/pictures/bear-2.webp'] };
  const { toys } = parseCatalogue([bear, { ...bear, toyId: 2, compareAtPrice: 44.95, ...more }]);
  expect(toys[1]).toMatchObject({ compareAtPrice: 4495, ...more });
  expect(Object.keys(toys[0] ?? {}).sort()).toEqual(Object.keys(bear).sort());
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
  ['toyId', '.', 'must not be . or .., which lead elsewhere in an address'],
  ['toyId', ' .. ', 'must not be . or .., which lead elsewhere in an address'],
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
  ['compareAtPrice', '44.95', 'must be a number'],
  ['ratingCount', 1.5, 'must be a whole number'],
  ['badges', 'New', 'must be a list of texts'],
  ['morePictureURLs', Array(21).fill(''), 'must not have more than 20 entries'],
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
  ['toyId', characters(301), 'must not have more than 300 characters'],
  ['toyName', characters(301), 'must not have more than 300 characters'],
  ['sellerName', characters(301), 'must not have more than 300 characters'],
  ['description', characters(20_001), 'must not have more than 20000 characters'],
  ['pictureURL', characters(2001), 'must not have more than 2000 characters'],
])('a record whose %s is too long is left out', (field, value, reason) => {
  const { toys, rejected } = parseCatalogue([{ ...bear, [field]: value }, bear]);
  expect(toys).toHaveLength(1);
  expect(rejected).toEqual([{ position: 0, field, reason }]);
});

test('values up to the limits stay whole', () => {
  const long = {
    toyId: characters(300),
    toyName: characters(300),
    sellerName: characters(300),
    price: 1_000_000,
    rating: 5,
    availableQuantity: 1_000_000,
    description: characters(20_000),
    pictureURL: characters(2000),
  };
  expect(parseCatalogue([long])).toEqual({
    toys: [{ ...long, price: 100_000_000 }],
    rejected: [],
  });
});

test('keys that mean something to JavaScript mean nothing here', () => {
  const text = JSON.stringify([bear]).replace(
    '{',
    '{"__proto__": {"price": 1}, "constructor": 1, ',
  );
  const { toys } = parseCatalogue(JSON.parse(text));
  expect(toys).toEqual([{ ...bear, toyId: '1', price: 3495 }]);
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

test('each record is a toy in its place, or named with the reason why not', () => {
  assert(
    property(records, (list) => {
      const asSent: unknown[] = JSON.parse(JSON.stringify(list));
      const { toys, rejected } = parseCatalogue(asSent);
      const left = new Set(rejected.map(({ position }) => position));
      expect(left.size).toBe(rejected.length);
      const kept = asSent.filter((_, position) => !left.has(position));
      expect(toys.map(({ toyId }) => toyId)).toEqual(
        kept.map((record) => Object(record).toyId).map((id) => String(id).toWellFormed().trim()),
      );
      for (const { field, reason } of rejected) {
        expect(field).not.toBe('');
        expect(reason).toMatch(/^(?:must|is) /);
      }
    }),
  );
});

test('a good record is never left out for what stands beside it', () => {
  assert(
    property(array(toyRecord, { maxLength: 10 }), records, (good, others) => {
      const numbered = good.map((toy, index) => ({ ...toy, toyId: `good ${index}` }));
      const mixed = numbered.flatMap((toy, index) => [others[index] ?? null, toy]);
      const { toys } = parseCatalogue(JSON.parse(JSON.stringify(mixed)));
      const ids = new Set(toys.map(({ toyId }) => toyId));
      for (const { toyId } of numbered) expect(ids).toContain(toyId);
    }),
  );
});
