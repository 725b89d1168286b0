import { expect, test } from 'vitest';
import { isUnstable, summarize } from './statistics.ts';

test('returns median, range and interquartile range of values in any order', () => {
  expect(summarize([5, 1, 4, 2, 3])).toEqual({ median: 3, min: 1, max: 5, iqr: 2 });
  expect(summarize([4, 2]).median).toBe(3);
});

test('summarizes one value, and returns NaN without values', () => {
  expect(summarize([7])).toEqual({ median: 7, min: 7, max: 7, iqr: 0 });
  expect(summarize([]).median).toBeNaN();
});

test('calls a wide interquartile range unstable, a narrow one stable', () => {
  expect(isUnstable(summarize([800, 900, 1000, 1200, 1500]), 'ms')).toBe(true);
  expect(isUnstable(summarize([1000, 1010, 1020, 1030, 1040]), 'ms')).toBe(false);
});

test('calls negligible differences stable, however large they are relative to the median', () => {
  expect(isUnstable(summarize([0, 4, 10, 12, 14]), 'ms')).toBe(false);
  expect(isUnstable(summarize([0, 0, 0.001, 0.002, 0.004]), 'score')).toBe(false);
});

test('calls variation far below a goal stable, variation near it unstable', () => {
  const blocking = summarize([0, 10, 30, 31, 60]);
  expect(isUnstable(blocking, 'ms')).toBe(true);
  expect(isUnstable(blocking, 'ms', 150)).toBe(false);
  expect(isUnstable(blocking, 'ms', 60)).toBe(true);
});
