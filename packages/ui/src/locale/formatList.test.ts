import { expect, test } from 'vitest';
import { formatList } from './formatList.ts';

test.each([
  ['en-US', 'bear, fox, owl', 'bear or fox'],
  ['de-DE', 'bear, fox und owl', 'bear oder fox'],
  ['ar-EG', 'bear وfox وowl', 'bear أو fox'],
])('writes lists in %s', (locale, all, either) => {
  expect(formatList(locale, ['bear', 'fox', 'owl'])).toBe(all);
  expect(formatList(locale, ['bear', 'fox'], 'disjunction')).toBe(either);
  expect(formatList(locale, ['bear'])).toBe('bear');
  expect(formatList(locale, [])).toBe('');
});
