import { expect, test } from 'vitest';
import { RowHeights, TALLEST_LIST } from './rowHeights.ts';
import { covers, layOutRuns, rowsNear, sameRuns } from './rowRuns.ts';

/** A hundred rows of 100 pixels, 20 apart. */
const hundred = () => new RowHeights(100, 20, 100);

/** Returns the total height of a grid with these runs. */
const totalOf = (heights: RowHeights, { runs, spaceAfter }: ReturnType<typeof layOutRuns>) => {
  const parts = runs.flatMap(({ first, last, space }) => [
    ...(space > 0 ? [space] : []),
    ...Array.from({ length: last - first + 1 }, (_, place) => heights.height(first + place)),
  ]);
  if (spaceAfter > 0) parts.push(spaceAfter);
  return parts.reduce((sum, part) => sum + part, 0) + (parts.length - 1) * heights.gap;
};

test('the rows of a screen, and of screens around it', () => {
  expect(rowsNear(hundred(), 1200, 600, 0)).toEqual({ first: 10, last: 15 });
  expect(rowsNear(hundred(), 1200, 600, 1)).toEqual({ first: 5, last: 20 });
  expect(rowsNear(hundred(), -5000, 600, 1)).toEqual({ first: 0, last: 0 });
  expect(rowsNear(hundred(), 90_000, 600, 1)).toEqual({ first: 99, last: 99 });
});

test.each([
  { ranges: [[0, 5]], runs: [[0, 5]] },
  { ranges: [[94, 99]], runs: [[94, 99]] },
  {
    ranges: [
      [40, 45],
      [1, 3],
    ],
    runs: [
      [1, 3],
      [40, 45],
    ],
  },
  {
    ranges: [
      [40, 45],
      [46, 48],
    ],
    runs: [[40, 48]],
  },
  {
    ranges: [
      [40, 45],
      [42, 43],
    ],
    runs: [[40, 45]],
  },
  {
    ranges: [
      [-1, 1],
      [98, 100],
    ],
    runs: [
      [0, 1],
      [98, 99],
    ],
  },
])('ranges $ranges take the place they have among all rows', ({ ranges, runs }) => {
  const heights = hundred();
  const result = layOutRuns(
    heights,
    ranges.map(([first = 0, last = 0]) => ({ first, last })),
  );
  expect(result.runs.map(({ first, last }) => [first, last])).toEqual(runs);
  expect(totalOf(heights, result)).toBe(100 * 120 - 20);
  expect(result.runs[0]?.space).toBe(Math.max(0, heights.top(runs[0]?.[0] ?? 0) - 20));
});

test('taller rows reduce the space for unrendered rows below', () => {
  const heights = hundred();
  heights.measure(10, 180);
  expect(totalOf(heights, layOutRuns(heights, [{ first: 8, last: 12 }]))).toBe(11_980);
  expect(totalOf(heights, layOutRuns(heights, [{ first: 90, last: 99 }]))).toBe(12_060);
});

test('runs are compared by what they render', () => {
  const runs = () => layOutRuns(hundred(), [{ first: 8, last: 12 }]);
  expect(sameRuns(runs(), runs())).toBe(true);
  expect(sameRuns(runs(), layOutRuns(hundred(), [{ first: 8, last: 13 }]))).toBe(false);
  expect(sameRuns(runs(), { ...runs(), spaceAfter: 1 })).toBe(false);
});

test('a run covers a range if it has all of its existing rows', () => {
  const runs = layOutRuns(hundred(), [
    { first: 0, last: 3 },
    { first: 96, last: 99 },
  ]);
  expect(covers(runs, { first: -1, last: 3 }, 100)).toBe(true);
  expect(covers(runs, { first: 97, last: 100 }, 100)).toBe(true);
  expect(covers(runs, { first: 2, last: 4 }, 100)).toBe(false);
});

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
