import { expect, test } from 'vitest';
import { longestLine } from './longestLine.ts';

test.each([
  ['Bramble the Honey Bear', 'Bramble the'.length],
  ['Raspberry Rally Table Tennis Set', 'Table Tennis Set'.length],
  ['Plum Star Yo-Yo', 'Plum Star'.length],
  ['Kaleidoskop', 'Kaleidoskop'.length],
  ['  Two   spaces ', 'spaces'.length],
  ['', 0],
])('%s', (name, characters) => {
  expect(longestLine(name)).toBe(characters);
});
