import { expect, test } from 'vitest';
import { pick, seeded, shuffled } from './random.mjs';

test('a seed gives the same numbers, all of them from 0 to 1', () => {
  const numbers = (seed: number) => Array.from({ length: 1000 }, seeded(seed));
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(Math.min(...numbers(7))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers(7))).toBeLessThan(1);
});

test('shuffling keeps every item and leaves the list alone', () => {
  const items = Array.from({ length: 20 }, (_, index) => index);
  const order = shuffled(items, seeded(1));
  expect(order).not.toEqual(items);
  expect(order.toSorted((a, b) => a - b)).toEqual(items);
  expect(items[0]).toBe(0);
});

test('nothing can be picked from nothing', () => {
  expect(() => pick([], seeded(1))).toThrow(RangeError);
});
