import { expect, test } from 'vitest';
import { RowHeights } from './rowHeights.ts';
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
  { ranges: [{ first: 0, last: 5 }], runs: [[0, 5]] },
  { ranges: [{ first: 40, last: 45 }], runs: [[40, 45]] },
  { ranges: [{ first: 94, last: 99 }], runs: [[94, 99]] },
  {
    ranges: [
      { first: 40, last: 45 },
      { first: 1, last: 3 },
    ],
    runs: [
      [1, 3],
      [40, 45],
    ],
  },
  {
    ranges: [
      { first: 40, last: 45 },
      { first: 46, last: 48 },
    ],
    runs: [[40, 48]],
  },
  {
    ranges: [
      { first: 40, last: 45 },
      { first: 42, last: 43 },
    ],
    runs: [[40, 45]],
  },
  {
    ranges: [
      { first: -1, last: 1 },
      { first: 98, last: 100 },
    ],
    runs: [
      [0, 1],
      [98, 99],
    ],
  },
])('ranges $ranges take the place they have among all rows', ({ ranges, runs }) => {
  const heights = hundred();
  const result = layOutRuns(heights, ranges);
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
