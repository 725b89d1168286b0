import { expect, test } from 'vitest';
import { formatsOf } from '../../locale/formats.ts';
import { type AgeLabels, writeAges } from './writeAge.ts';
import { writeShortAge } from './writeShortAge.ts';

const labels: AgeLabels = {
  ageFromBirth: 'From birth',
  ageFrom: ({ age }) => `${age} and up`,
  ageUpTo: ({ age }) => `Up to ${age}`,
  ageBetween: ({ from, to }) => `${from} to ${to}`,
};

const written = (min?: number, max?: number, locale = 'en-US') =>
  writeAges({ suggestedMinAge: min, suggestedMaxAge: max }, labels, formatsOf(locale, 'USD'));

test.each([
  [undefined, undefined, undefined],
  [0, undefined, 'From birth'],
  [1, undefined, '1 year and up'],
  [3, undefined, '3 years and up'],
  [1.5, undefined, '18 months and up'],
  [2.5, undefined, '2.5 years and up'],
  [undefined, 6, 'Up to 6 years'],
  [0, 6, '0 to 6 years'],
  [3, 6, '3 to 6 years'],
  [0.5, 3, '6 months to 3 years'],
  [0.5, 1.5, '6 to 18 months'],
])('writes %s to %s as %s', (min, max, text) => {
  expect(written(min, max)).toBe(text);
});

test("writes units and numbers in the shop's language", () => {
  expect(written(3, undefined, 'de-DE')).toBe('3 Jahre and up');
  expect(written(3, 6, 'ar-EG')).toBe('٣ to ٦ سنوات');
});

test('writes the first age of a card without a unit, if it is in years', () => {
  expect(writeShortAge(3, formatsOf('en-US', 'USD'))).toBe('3');
  expect(writeShortAge(1.5, formatsOf('en-US', 'USD'))).toBe('18m');
});
