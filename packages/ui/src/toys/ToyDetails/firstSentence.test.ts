import { expect, test } from 'vitest';
import { firstSentence } from './firstSentence.ts';

test.each([
  ['One. Two.', 'One.'],
  ['  Ready? Go!  ', 'Ready?'],
  ['Costs $34.95 a bear. Not more.', 'Costs $34.95 a bear.'],
  ['Paint, glue, etc. are included. Brushes are not.', 'Paint, glue, etc. are included.'],
  ['“Beep!” it says. Then it blinks.', '“Beep!” it says.'],
  ['First line\nSecond line', 'First line'],
  ['No full stop', 'No full stop'],
  ['…', '…'],
  [' \n ', ''],
  ['\u200B\u2060', ''],
  ['', ''],
])('of %j it is %j', (text, first) => {
  expect(firstSentence(text, 'en-US')).toBe(first);
});

test('a description of a single endless word is its own first sentence', () => {
  const word = 'a'.repeat(10_000);
  expect(firstSentence(word, 'en-US')).toBe(word);
});

test('a Greek question ends with what looks like a semicolon', () => {
  const text = 'Τι είναι αυτό; Ένα ρομπότ.';
  expect(firstSentence(text, 'el')).toBe('Τι είναι αυτό;');
  expect(firstSentence(text, 'en-US')).toBe(text);
});
