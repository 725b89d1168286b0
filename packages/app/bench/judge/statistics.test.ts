import { expect, test } from 'vitest';
import { summarize } from './statistics.mjs';

test('median, range and quartiles, in whatever order the values came', () => {
  expect(summarize([5, 1, 4, 2, 3])).toEqual({ count: 5, median: 3, min: 1, max: 5, iqr: 2 });
  expect(summarize([4, 2]).median).toBe(3);
});

test('one value has no spread', () => {
  expect(summarize([7])).toEqual({ count: 1, median: 7, min: 7, max: 7, iqr: 0 });
});

test('a measurement that never ended outweighs no median', () => {
  const { median, max } = summarize([1, 2, Number.POSITIVE_INFINITY]);
  expect([median, max]).toEqual([2, Number.POSITIVE_INFINITY]);
  expect(summarize([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]).median).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test('nothing measured is no number', () => {
  expect(summarize([]).median).toBeNaN();
});
