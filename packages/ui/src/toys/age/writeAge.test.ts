import { expect, test } from 'vitest';
import { formatsOf } from '../../locale/formats.ts';
import { type AgeLabels, writeAges } from './writeAge.ts';

const unit = (count: number, noun: string) => (count === 1 ? noun : `${noun}s`);
const labels: AgeLabels = {
  ageFromBirth: 'From birth',
  ageFrom: ({ years, written }) => `${written} ${unit(years, 'year')} and up`,
  ageFromMonths: ({ months, written }) => `${written} ${unit(months, 'month')} and up`,
  ageUpTo: ({ years, written }) => `Up to ${written} ${unit(years, 'year')}`,
  ageUpToMonths: ({ months, written }) => `Up to ${written} ${unit(months, 'month')}`,
  ageBetween: ({ from, to, years }) => `${from} to ${to} ${unit(years, 'year')}`,
  ageBetweenMonths: ({ from, to, months }) => `${from} to ${to} ${unit(months, 'month')}`,
  ageMonthsToYears: ({ from, months, to, years }) =>
    `${from} ${unit(months, 'month')} to ${to} ${unit(years, 'year')}`,
};

/** As a shop in Japanese writes ages: none of these is a duration. */
const japanese: AgeLabels = {
  ageFromBirth: '新生児から',
  ageFrom: ({ written }) => `${written}歳以上`,
  ageFromMonths: ({ written }) => `${written}か月以上`,
  ageUpTo: ({ written }) => `${written}歳まで`,
  ageUpToMonths: ({ written }) => `${written}か月まで`,
  ageBetween: ({ from, to }) => `${from}～${to}歳`,
  ageBetweenMonths: ({ from, to }) => `${from}～${to}か月`,
  ageMonthsToYears: ({ from, to }) => `${from}か月～${to}歳`,
};

const written = (min?: number, max?: number, locale = 'en-US', texts = labels) => {
  const { formatNumber } = formatsOf(locale, 'USD');
  return writeAges({ suggestedMinAge: min, suggestedMaxAge: max }, texts, formatNumber);
};

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
  [1, 1.5, '12 to 18 months'],
  [undefined, 0.5, 'Up to 6 months'],
])('writes %s to %s as %s', (min, max, text) => {
  expect(written(min, max)).toBe(text);
});

test('writes numbers in the language of the shop', () => {
  expect(written(3, 6, 'ar-EG')).toBe('٣ to ٦ years');
});

test.each([
  [3, undefined, '3歳以上'],
  [1.5, undefined, '18か月以上'],
  [0.5, 3, '6か月～3歳'],
  [0.5, 1.5, '6～18か月'],
  [undefined, 1.5, '18か月まで'],
])('lets a language write %s to %s as %s', (min, max, text) => {
  expect(written(min, max, 'ja-JP', japanese)).toBe(text);
});
