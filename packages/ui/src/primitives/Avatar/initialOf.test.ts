import { expect, test, vi } from 'vitest';
import { initialOf } from './initialOf.ts';

test.each([
  ['ada', 'en-US', 'A'],
  ['  ada', 'en-US', 'A'],
  ['\u202Eada', 'en-US', 'A'],
  ['\u200Bada', 'en-US', 'A'],
  ['\u2066ada', 'en-US', 'A'],
  ['\u0301Zoe', 'en-US', 'Z'],
  ['\u200D\uFE0FZoe', 'en-US', 'Z'],
  ['\u3164Zoe', 'en-US', 'Z'], // a Hangul filler is an invisible letter
  ['(Zoe)', 'en-US', 'Z'],
  ['„Zoe“', 'de-DE', 'Z'],
  ['@7up', 'en-US', '7'],
  ['ilker', 'tr-TR', 'İ'],
  ['ılgaz', 'tr-TR', 'I'],
  ['ilker', 'en-US', 'I'],
  ['e\u0301clair', 'en-US', 'E\u0301'],
  ['👩‍👧 Family', 'en-US', '👩‍👧'],
  ['🇳🇴 Nora', 'en-US', '🇳🇴'],
  ['дядя', 'ru', 'Д'],
  ['李雷', 'zh', '李'],
  ['١٢', 'ar', '١'],
])('the initial of %j in %s is %j', (name, locale, initial) => {
  expect(initialOf(name, locale)).toBe(initial);
});

test.each(['', ' ', '()', '\u202E', '\u200B', '\u0301', '\u3164', '\u2800', '…'])(
  '%j has no initial',
  (name) => {
    expect(initialOf(name, 'en-US')).toBeUndefined();
  },
);

test('works in a browser without Intl.Segmenter', () => {
  vi.stubGlobal('Intl', {});
  expect(initialOf('\u200B(zoe)', 'en-US')).toBe('Z');
  vi.unstubAllGlobals();
});
