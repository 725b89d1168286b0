import { expect, test } from 'vitest';
import { visibleText } from './visibleText.ts';

test.each([
  null,
  undefined,
  '',
  ...[' \u00A0', '\u202E', '\u200B\uFEFF', '\u0301', '\u3164', '\u2800', '\u2066\u2069'],
  ...['\u200C\u200D', '\u00AD', '\u2060 \u180E', '\uFE0F', '\u{E0001}', '\0\u001F'],
])('%j has no visible text', (text) => {
  expect(visibleText(text)).toBe('');
});

test.each([
  ...['Zoe', '(…)', '🦊', '\u200BZoe', '\u202E7'],
  ...['می\u200Cخواهم', '👩\u200D👧', 'క\u200Dష', 'e\u0301', '❤\uFE0F'], // joiners and marks stay
])('%j is kept without the white space around it', (text) => {
  expect(visibleText(` ${text}\n`)).toBe(text);
});
