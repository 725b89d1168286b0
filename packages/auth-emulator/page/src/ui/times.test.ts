import { expect, test } from 'vitest';
import { duration, shortTime } from './times.ts';

test.each([
  [0, '0 s'],
  [30, '30 s'],
  [-3600, '1 h'],
  [90_000, '1 day 1 h'],
  [172_861, '2 days 1 min'],
])('writes %i seconds as %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});

const NOW = new Date(2026, 10, 26, 8, 0).getTime();

test.each([
  [new Date(2026, 10, 26, 7, 5), '07:05'],
  [new Date(2026, 10, 25, 23, 59), '25 Nov 23:59'],
  [new Date(2025, 10, 26, 8, 0), '26 Nov 2025 08:00'],
])('writes %s as %s on that day', (date, text) => {
  expect(shortTime(date.getTime(), NOW)).toBe(text);
});
