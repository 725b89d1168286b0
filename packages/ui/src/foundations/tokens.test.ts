import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseTokens } from './tokens.ts';

test('every token of the kit is shown on a page', () => {
  const source = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
  const tokens = parseTokens(source, ':root');
  expect(tokens.length).toBeGreaterThan(100);
  expect(tokens.filter(({ group }) => group === undefined)).toEqual([]);
});
