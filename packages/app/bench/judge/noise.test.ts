import { expect, test } from 'vitest';
import { isNoisy, spreadOf } from './noise.mjs';
import { summarize } from './statistics.mjs';

const steady = summarize([1000, 1010, 1020, 1030, 1040]);
const restless = summarize([800, 900, 1000, 1200, 1500]);

test('a spread in relation to the median', () => {
  expect(spreadOf(steady)).toBeCloseTo(20 / 1020);
  expect(spreadOf(summarize([0, 0, 0]))).toBe(0);
});

test('a wide spread is noise, a narrow one is not', () => {
  expect(isNoisy(restless, 'ms')).toBe(true);
  expect(isNoisy(steady, 'ms')).toBe(false);
});

test('what no eye could tell apart is no noise, however wide it is in relation', () => {
  expect(isNoisy(summarize([0, 4, 10, 12, 14]), 'ms')).toBe(false);
  expect(isNoisy(summarize([0, 0, 0.001, 0.002, 0.004]), 'score')).toBe(false);
});

test('what spreads far below its goal is no noise, what spreads near it is', () => {
  const blocked = summarize([0, 10, 30, 31, 60]);
  expect(isNoisy(blocked, 'ms')).toBe(true);
  expect(isNoisy(blocked, 'ms', 150)).toBe(false);
  expect(isNoisy(blocked, 'ms', 60)).toBe(true);
});

test('what never ended failed; it is not noisy', () => {
  const { POSITIVE_INFINITY } = Number;
  expect(isNoisy(summarize([1, POSITIVE_INFINITY, POSITIVE_INFINITY]), 'ms')).toBe(false);
  expect(isNoisy(summarize([POSITIVE_INFINITY]), 'ms')).toBe(false);
});
