import { anything, array, assert, json, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartChange } from '../../test/carts.ts';
import { toyRecord } from '../../test/catalogues.ts';
import { createToy } from '../../test/createToy.ts';
import { parseCatalogue } from '../catalogue/toySchema.ts';
import { applyChange, type CartEntry, toCartToy } from './cartEntries.ts';
import { formatCart, parseCart } from './cartTestUtils.ts';

const bears: CartEntry = {
  ...toCartToy(createToy({ toyId: 'bear', availableQuantity: 5 })),
  quantity: 2,
};
const ducks = { ...bears, toyId: 'duck' };

const stored = (...entries: unknown[]) => ({ version: 1, entries });

test('stores a cart with its version', () => {
  expect(formatCart([bears])).toEqual({ version: 1, entries: [bears] });
});

describe('reports a problem and no entries for a value that is not a cart of this version', () => {
  test.each([
    ...['', 'toys', '{"version":1,"entries":[]}', null, 1, [], {}, [1], true],
    ...[{ version: 1 }, { version: 1, entries: {} }, { version: 1, entries: 'bear' }],
    ...[{ version: 2, entries: [] }, { version: '1', entries: [] }, { entries: [] }],
    JSON.parse('{"__proto__":{"version":1,"entries":[]}}'),
  ])('%j', (value) => {
    expect(parseCart(value)).toEqual({ problem: expect.stringMatching(/^it is no/) });
  });
});

describe('leaves out an entry with one invalid field, and keeps the others', () => {
  test.each([
    ['toyId', ''],
    ['toyId', 'x'.repeat(301)],
    ['toyName', undefined],
    ['toyName', 'x'.repeat(301)],
    ['pictureURL', null],
    ['pictureURL', 'x'.repeat(2001)],
    ['price', 34.95],
    ['price', -1],
    ['price', 10_000_000_000_001],
    ['price', Number.POSITIVE_INFINITY],
    ['availableQuantity', 0],
    ['availableQuantity', 1_000_001],
    ['quantity', 0],
    ['quantity', 1.5],
    ['quantity', 6],
  ])('%s: %j', (field, value) => {
    const result = parseCart(stored({ ...bears, [field]: value }, ducks));
    expect(result.entries).toEqual([ducks]);
    expect(result.problem).toContain(`${field} of entry 0`);
  });

  test.each([null, 'bear', [bears], {}])('%j instead of an entry', (value) => {
    const { entries, problem } = parseCart(stored(ducks, value));
    expect(entries).toEqual([ducks]);
    expect(problem).toContain('entry 1');
  });
});

test('keeps the first of entries with the same id', () => {
  expect(parseCart(stored(bears, { ...bears, quantity: 1 }, ducks))).toEqual({
    entries: [bears, ducks],
    problem: 'id of entry 1: is there already',
  });
});

test('treats keys that are special in JavaScript like others', () => {
  const text = JSON.stringify(stored(bears));
  const tricky = JSON.parse(text.replace('{"toyId"', '{"__proto__":{"price":1},"extra":1,"toyId"'));
  const { entries, problem } = parseCart(tricky);
  expect(problem).toBeUndefined();
  expect(entries).toEqual([bears]);
  expect(Object.getPrototypeOf(entries?.[0])).toBe(Object.prototype);
  expect(parseCart(stored(JSON.parse(`{"__proto__":${JSON.stringify(bears)}}`))).entries).toEqual(
    [],
  );
});

test('reads any cart as it was written', () => {
  assert(
    property(array(cartChange, { maxLength: 20 }), (changes) => {
      const entries = changes.reduce(applyChange, []);
      expect(parseCart(formatCart(entries))).toEqual({ entries });
    }),
  );
});

test('can store any toy that the catalogue accepts', () => {
  assert(
    property(array(toyRecord, { maxLength: 5 }), (records) => {
      const { toys } = parseCatalogue(records);
      const entries = toys
        .map((toy) => ({ type: 'add' as const, toy: toCartToy(toy), quantity: 2 }))
        .reduce(applyChange, []);
      expect(parseCart(formatCart(entries))).toEqual({ entries });
    }),
  );
});

test('reads a valid cart from any stored value', () => {
  const almost = array(oneof(anything({ maxDepth: 1, withBigInt: false })), { maxLength: 3 });
  const values = oneof(
    json().map((text): unknown => JSON.parse(text)),
    string(),
    almost.map((entries) => stored(...entries, bears)),
  );
  assert(
    property(values, (value) => {
      const { entries, problem } = parseCart(value);
      if (!entries) expect(problem).toBeTruthy();
      else expect(parseCart(formatCart(entries))).toEqual({ entries });
    }),
  );
});
