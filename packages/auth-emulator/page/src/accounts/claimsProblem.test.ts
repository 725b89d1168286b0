import { expect, test } from 'vitest';
import { claimsProblem, compactClaims, MAX_CLAIMS, readableClaims } from './claimsProblem.ts';

test('accepts an object, and no claims at all', () => {
  expect(claimsProblem('{ "role": "buyer" }')).toBeUndefined();
  expect(claimsProblem('  ')).toBeUndefined();
  expect(compactClaims(' ')).toBe('{}');
  expect(readableClaims('{}')).toBe('');
  expect(readableClaims('{"role":"buyer"}')).toBe('{\n  "role": "buyer"\n}');
});

test('names the line of a mistake, and that nothing is saved', () => {
  expect(claimsProblem('{\n  "a": 1\n  "b": 2\n}')).toEqual({
    line: 3,
    text: 'Line 3, character 3: a comma is missing before "b". Nothing is saved until this is JSON.',
  });
});

test.each(['[]', '1', 'null', '"role"'])('refuses %s, which is no object', (text) => {
  expect(claimsProblem(text)?.text).toBe('Claims are an object: write { "name": "value" }.');
});

test('refuses a name of the token itself', () => {
  expect(claimsProblem('{\n "role": "buyer",\n "sub": "x" }')).toEqual({
    line: 3,
    text: 'Line 3: sub is a name of the token itself. Use another name.',
  });
});

test('counts the characters that are sent, not those that are typed', () => {
  const claims = { text: 'x'.repeat(MAX_CLAIMS - '{"text":""}'.length) };
  expect(claimsProblem(JSON.stringify(claims, null, 8))).toBeUndefined();
  claims.text += 'x';
  expect(claimsProblem(JSON.stringify(claims))?.text).toBe(
    'The claims have 1001 characters; at most 1000 fit into a token.',
  );
});
