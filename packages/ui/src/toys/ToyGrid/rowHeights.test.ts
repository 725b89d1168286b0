import { expect, test } from 'vitest';
import { RowHeights, TALLEST_LIST } from './rowHeights.ts';

test('unmeasured rows have the typical height', () => {
  const heights = new RowHeights(2500, 20, 400);
  expect([0, 1, 2500].map((row) => heights.top(row))).toEqual([0, 420, 2500 * 420]);
});

test('a measured row moves those below it, and only those', () => {
  const heights = new RowHeights(100, 20, 400);
  expect(heights.top(50)).toBe(21_000);
  expect(heights.measure(10, 430)).toBe(30);
  expect([10, 11, 50].map((row) => heights.top(row))).toEqual([4200, 4650, 21_030]);
  expect(heights.measure(10, 430)).toBe(0);
  expect(heights.measure(10, 390)).toBe(-40);
  expect(heights.top(50)).toBe(20_990);
});

test('finds the row at an offset, including the gap below it; beyond the ends, the first or the last', () => {
  const heights = new RowHeights(5, 20, 100);
  expect([-50, 0, 119, 120, 599, 5000].map((offset) => heights.rowAt(offset))).toEqual([
    0, 0, 0, 1, 4, 4,
  ]);
  heights.measure(0, 300);
  expect([319, 320].map((offset) => heights.rowAt(offset))).toEqual([0, 1]);
});

test('a growing list keeps the rows above', () => {
  const heights = new RowHeights(3, 20, 100);
  heights.measure(1, 150);
  heights.rows = 10;
  expect([2, 10].map((row) => heights.top(row))).toEqual([290, 1250]);
  expect(heights.rowAt(99_999)).toBe(9);
});

test('a shortened list forgets the removed rows', () => {
  const heights = new RowHeights(10, 20, 100);
  heights.measure(4, 150);
  heights.measure(8, 500);
  heights.top(10);
  heights.rows = 5;
  heights.rows = 10;
  expect([5, 8, 10].map((row) => heights.top(row))).toEqual([650, 1010, 1250]);
});

test('the assumed length does not change with measurements, and grows with the list', () => {
  const heights = new RowHeights(10, 20, 100);
  heights.measure(3, 500);
  expect(heights.length).toBe(1180);
  heights.rows = 11;
  expect(heights.length).toBe(1300);
});

test.each([50_000, 500_000])('a list of %d rows is not taller than browsers allow', (rows) => {
  const heights = new RowHeights(rows, 12, 390);
  expect(heights.top(rows)).toBeLessThanOrEqual(TALLEST_LIST + 1);
  expect(heights.length).toBeLessThanOrEqual(TALLEST_LIST);
  heights.measure(7, 390);
  expect(heights.top(8) - heights.top(7)).toBe(402);
});

test('growing beyond that limit shrinks the unmeasured rows, not the others', () => {
  const heights = new RowHeights(100, 12, 390);
  heights.measure(0, 400);
  heights.top(100);
  heights.rows = 100_000;
  expect(heights.height(0)).toBe(400);
  expect(heights.height(1)).toBeCloseTo(148);
  expect(heights.length).toBeLessThanOrEqual(TALLEST_LIST);
});
