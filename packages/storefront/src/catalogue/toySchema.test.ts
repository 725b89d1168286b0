import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import shopCatalogue from '../../../app/shops/toystore/public/toy.json';
import { records } from '../../test/catalogues.ts';
import { createToy } from '../../test/createToy.ts';
import { parseCatalogue } from './toySchema.ts';

const TOO_HIGH =
  'must not be more than 1000000000: write it in whole units, such as 34.95 dollars, not in cents';

const bear = { ...createToy({ toyName: 'Bear' }), toyId: 1, price: 34.95 };

const characters = (count: number) => 'x'.repeat(count);

test("accepts every record of the shop's own catalogue", () => {
  const { toys, rejected } = parseCatalogue(shopCatalogue);
  expect(toys).toHaveLength(48);
  expect(rejected).toEqual([]);
});

test('reads optional fields in the same units, and adds none that the record lacks', () => {
  const more = { ratingCount: 128, badges: ['New'], morePictureURLs: ['/pictures/bear-2.webp'] };
  const { toys } = parseCatalogue([bear, { ...bear, toyId: 2, compareAtPrice: 44.95, ...more }]);
  expect(toys[1]).toMatchObject({ compareAtPrice: 4495, ...more });
  expect(Object.keys(toys[0] ?? {}).sort()).toEqual(Object.keys(bear).sort());
});

test('converts ids to strings', () => {
  const { toys } = parseCatalogue([bear, { ...bear, toyId: 'two' }]);
  expect(toys.map((toy) => toy.toyId)).toEqual(['1', 'two']);
});

test('keeps the first of two records with the same id', () => {
  const { toys, rejected } = parseCatalogue([bear, { ...bear, toyId: '1', toyName: 'Copy' }]);
  expect(toys.map((toy) => toy.toyName)).toEqual(['Bear']);
  expect(rejected).toEqual([
    { position: 1, name: 'Copy', field: 'toyId', reason: 'is there already' },
  ]);
});

test.each([
  ['toyId', undefined, 'is missing'],
  ['toyId', '  ', 'must not be empty'],
  ['toyId', {}, 'must be a number or a text'],
  ['toyId', '.', 'must not be . or .., which lead elsewhere in an address'],
  ['toyId', ' .. ', 'must not be . or .., which lead elsewhere in an address'],
  ['toyId', null, 'must be a number or a text'],
  ['toyId', 2 ** 53, 'must be a text, because it has more digits than a number keeps'],
  ['toyId', -1e300, 'must be a text, because it has more digits than a number keeps'],
  ['toyId', Number.POSITIVE_INFINITY, 'must be a number'],
  ['toyId', characters(301), 'must not have more than 300 characters'],
  ['price', null, 'must be a number'],
  ['price', '34.95', 'must be a number'],
  ['price', -1, 'must not be negative'],
  ['price', 1_000_000_000.01, TOO_HIGH],
  ['price', Number.POSITIVE_INFINITY, TOO_HIGH],
  ['availableQuantity', 1.5, 'must be a whole number'],
  ['availableQuantity', -1, 'must not be negative'],
  ['availableQuantity', 1_000_001, 'must not be more than 1000000'],
])('leaves out a record whose %s is %j, and keeps the others', (field, value, reason) => {
  const { toys, rejected, incomplete } = parseCatalogue([
    { ...bear, toyId: 9 },
    { ...bear, [field]: value },
  ]);
  expect(toys.map((toy) => toy.toyId)).toEqual(['9']);
  expect(rejected).toEqual([{ position: 1, name: 'Bear', field, reason }]);
  expect(incomplete).toEqual([]);
});

test.each([
  ['', 'must not be empty'],
  [7, 'must be a text'],
  [characters(301), 'must not have more than 300 characters'],
])('leaves out a record whose name is %j', (toyName, reason) => {
  const { toys, rejected } = parseCatalogue([
    { ...bear, toyName },
    { ...bear, toyId: 2 },
  ]);
  expect(toys).toHaveLength(1);
  const name = typeof toyName === 'string' ? toyName : undefined;
  expect(rejected).toEqual([{ position: 0, name, field: 'toyName', reason }]);
});

test.each([
  ['sellerName', undefined, 'is missing'],
  ['sellerName', 7, 'must be a text'],
  ['rating', null, 'is missing'],
  ['rating', '4.9', 'must be a number'],
  ['rating', 5.1, 'must be 0 to 5'],
  ['description', ['A bear'], 'must be a text'],
  ['description', characters(20_001), 'must not have more than 20000 characters'],
  ['compareAtPrice', -1, 'must not be negative'],
  ['ratingCount', 1.5, 'must be a whole number'],
  ['badges', 'New', 'must be a list of texts'],
  ['badges', [null], 'has an entry that must be a text'],
])('keeps a toy whose %s is %j, without it', (field, value, reason) => {
  const { toys, rejected, incomplete } = parseCatalogue([{ ...bear, [field]: value }]);
  expect(toys).toHaveLength(1);
  expect(Object(toys[0])[field]).toBeUndefined();
  expect(rejected).toEqual([]);
  expect(incomplete).toEqual([{ position: 0, name: 'Bear', field, reason }]);
});

const INVISIBLE = [' ', '\u00A0\u3000', '\u200B', '\u200C\u200D', '\u3164'];

test.each(INVISIBLE)('treats the invisible text %j as empty in each field', (text) => {
  const required = ['toyId', 'toyName'].map((field) => ({ ...bear, [field]: text }));
  const optional = {
    ...{ sellerName: text, description: text, pictureURL: text, category: text, model: text },
    ...{ material: text, batteries: text, warnings: [text], badges: [text, 'New'] },
    ...{ morePictureURLs: [text], manufacturer: { name: text, address: 'Portland' } },
  };
  const { toys, rejected, incomplete } = parseCatalogue([...required, { ...bear, ...optional }]);
  expect(rejected.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
    'toyId must not be empty',
    'toyName must not be empty',
  ]);
  const { sellerName: _seller, description: _description, ...rest } = bear;
  expect(toys).toEqual([{ ...rest, toyId: '1', price: 3495, pictureURL: '', badges: ['New'] }]);
  expect(incomplete.map(({ field, reason }) => `${field} ${reason}`).sort()).toEqual([
    'badges has an entry that must not be empty',
    'batteries must not be empty',
    'category must not be empty',
    'description must not be empty',
    'manufacturer.name must not be empty',
    'material must not be empty',
    'model must not be empty',
    'morePictureURLs has an entry that must not be empty',
    'pictureURL must not be empty',
    'sellerName must not be empty',
    'warnings has an entry that must not be empty',
  ]);
});

test('keeps the joiners and marks inside of a text', () => {
  const texts = {
    toyName: 'می\u200Cخواهم 👩\u200D👧',
    description: 'क\u200Dष ❤\uFE0F \u202Bא\u202C',
  };
  expect(parseCatalogue([{ ...bear, ...texts }])).toMatchObject({ toys: [texts], incomplete: [] });
});

test.each([
  [undefined, 'is missing'],
  [null, 'is missing'],
  [0, 'must be a text'],
  [`data:image/png;base64,${characters(2000)}`, 'must not have more than 2000 characters'],
])('keeps a toy whose picture is %j, with no picture', (pictureURL, reason) => {
  const { toys, incomplete } = parseCatalogue([{ ...bear, pictureURL }]);
  expect(toys).toMatchObject([{ toyName: 'Bear', pictureURL: '' }]);
  expect(incomplete).toMatchObject([{ field: 'pictureURL', reason }]);
});

test('leaves out the bad entries of a list, and those beyond its limit', () => {
  const { toys, incomplete } = parseCatalogue([
    { ...bear, badges: ['New', 7, characters(61), 'Sale'], morePictureURLs: Array(21).fill('/a') },
  ]);
  expect(toys).toMatchObject([{ badges: ['New', 'Sale'], morePictureURLs: Array(20).fill('/a') }]);
  expect(incomplete.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
    'morePictureURLs must not have more than 20 entries',
    'badges has an entry that must be a text',
  ]);
});

test('treats null like a missing optional field', () => {
  const optional = { compareAtPrice: null, ratingCount: null, badges: null, morePictureURLs: null };
  const { toys, incomplete } = parseCatalogue([{ ...bear, ...optional }]);
  expect(toys).toEqual(parseCatalogue([bear]).toys);
  expect(incomplete).toEqual([]);
});

test('fails if no record is valid, and accepts an empty list', () => {
  const badRecords = [{ ...bear, price: 'free' }, 7];
  expect(() => parseCatalogue(badRecords)).toThrow('price must be a number');
  expect(parseCatalogue([])).toEqual({ toys: [], rejected: [], incomplete: [] });
});

test('keeps values up to the limits', () => {
  const long = {
    toyId: characters(300),
    toyName: characters(300),
    sellerName: characters(300),
    price: 1_000_000_000,
    rating: 5,
    availableQuantity: 1_000_000,
    description: characters(20_000),
    pictureURL: characters(2000),
  };
  expect(parseCatalogue([long, { ...bear, toyId: Number.MAX_SAFE_INTEGER }])).toMatchObject({
    toys: [{ ...long, price: 100_000_000_000 }, { toyId: '9007199254740991' }],
    rejected: [],
    incomplete: [],
  });
});

test('treats keys that are special in JavaScript like others', () => {
  const text = JSON.stringify([bear]).replace(
    '{',
    '{"__proto__": {"price": 1}, "constructor": 1, ',
  );
  const { toys } = parseCatalogue(JSON.parse(text));
  expect(toys).toEqual([{ ...bear, toyId: '1', price: 3495 }]);
  expect(Object.getPrototypeOf(toys[0])).toBe(Object.prototype);
  const bare = JSON.parse(`[{"__proto__": ${JSON.stringify(bear)}}]`);
  expect(() => parseCatalogue(bare)).toThrow('toyId is missing');
});

test('leaves out a record that is not an object', () => {
  expect(parseCatalogue([null, 'toy', bear]).rejected).toMatchObject([
    { position: 0, field: 'record', reason: 'is not an object' },
    { position: 1, field: 'record', reason: 'is not an object' },
  ]);
});

test.each([{}, null, 'toys', 7])('rejects %j', (answer) => {
  expect(() => parseCatalogue(answer)).toThrow(expect.objectContaining({ code: 'notAList' }));
});

test('returns each record as a toy at its position, or as a problem with its reason', () => {
  assert(
    property(records, (list) => {
      const asSent: unknown[] = JSON.parse(JSON.stringify([...list, { ...bear, toyId: 'last' }]));
      const { toys, rejected, incomplete } = parseCatalogue(asSent);
      const left = new Set(rejected.map(({ position }) => position));
      expect(left.size).toBe(rejected.length);
      const kept = asSent.filter((_, position) => !left.has(position));
      expect(toys.map(({ toyId }) => toyId)).toEqual(
        kept.map((record) => Object(record).toyId).map((id) => String(id).toWellFormed().trim()),
      );
      for (const { field, reason } of [...rejected, ...incomplete]) {
        expect(field).not.toBe('');
        expect(reason).toMatch(/^(?:must|is|has) /);
      }
      for (const { position } of incomplete) expect(left).not.toContain(position);
      for (const { sellerName, rating, description, pictureURL } of toys) {
        expect(['string', 'undefined']).toContain(typeof sellerName);
        expect(['string', 'undefined']).toContain(typeof description);
        expect(['number', 'undefined']).toContain(typeof rating);
        expect(typeof pictureURL).toBe('string');
      }
    }),
  );
});
