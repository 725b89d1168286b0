import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { createToy } from '../../test/createToy.ts';
import type { Toy } from '../toy.ts';
import { relatedToys } from './relatedToys.ts';

const toy = (toyId: string, changes: Partial<Toy> = {}) =>
  createToy({ toyId, toyName: `Toy ${toyId}`, price: 2000, ...changes });

const doll = toy('doll', { category: 'Pretend play', suggestedMinAge: 3, price: 3895 });

const idsFor = (catalogue: readonly Toy[]) =>
  relatedToys(doll, [doll, ...catalogue]).map(({ toyId }) => toyId);

test('prefers stock, then category, then ages, then price', () => {
  const like = { category: 'Pretend play', suggestedMinAge: 3 };
  expect(
    idsFor([
      toy('sold out', { ...like, price: 3895, availableQuantity: 0 }),
      toy('music', { category: 'Music', suggestedMinAge: 3, price: 3895 }),
      toy('for teenagers', { category: 'Pretend play', suggestedMinAge: 14, price: 3895 }),
      toy('dear', { ...like, price: 12_000 }),
      toy('near', { ...like, price: 4000 }),
    ]),
  ).toEqual(['near', 'dear', 'for teenagers', 'music']);
});

test('returns nothing without four other toys, or in a catalogue without kinds and ages', () => {
  expect(idsFor([toy('1'), toy('2'), toy('3')])).toEqual([]);
  const plain = ['1', '2', '3', '4', '5'].map((toyId) => toy(toyId));
  expect(plain.map((each) => relatedToys(each, plain))).toEqual(plain.map(() => []));
});

test('never returns the toy itself or one twice, and returns the same again', () => {
  const toys = array(
    record({
      category: constantFrom('Music', 'Bath', undefined),
      suggestedMinAge: constantFrom(0, 3, 12, undefined),
      price: integer({ min: 0, max: 9 }),
      availableQuantity: integer({ min: 0, max: 1 }),
    }),
    { minLength: 1, maxLength: 12 },
  ).map((list) => list.map((changes, index) => toy(String(index), changes)));
  assert(
    property(toys, (catalogue) => {
      for (const each of catalogue) {
        const related = relatedToys(each, catalogue);
        expect(related).not.toContain(each);
        expect(new Set(related).size).toBe(related.length);
        expect([0, 4]).toContain(related.length);
        const inStock = related.map(({ availableQuantity }) => availableQuantity > 0);
        expect(inStock.indexOf(false)).toBe(
          inStock.includes(false) ? inStock.filter(Boolean).length : -1,
        );
      }
    }),
  );
});
