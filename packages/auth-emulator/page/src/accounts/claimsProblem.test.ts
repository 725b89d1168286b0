import { expect, test } from 'vitest';
import { claimsProblem, compactClaims, MAX_CLAIMS, readableClaims } from './claimsProblem.ts';

test('accepts an object, and no claims at all', () => {
  expect(claimsProblem('{ "role": "buyer" }')).toBeUndefined();
  expect(claimsProblem('  ')).toBeUndefined();
  expect(compactClaims(' ')).toBe('{}');
  expect(readableClaims('{}')).toBe('');
  expect(readableClaims(undefined)).toBe('');
  expect(readableClaims('{"role":"buyer"}')).toBe('{\n  "role": "buyer"\n}');
  expect(readableClaims('no JSON')).toBe('no JSON');
});

test.each([
  ['{\n  "a": 1\n  "b": 2\n}', /^This is not JSON, so it cannot be saved\. .+line 3 column 3/],
  ['[]', /^Claims are an object/],
  ['{\n "role": "buyer",\n "sub": "x" }', /^sub is a name of the token itself/],
])('refuses %j, and names the cure', (text, problem) => {
  expect(claimsProblem(text)).toMatch(problem);
});

test('counts the characters that are sent, not those that are typed', () => {
  const claims = { text: 'x'.repeat(MAX_CLAIMS - '{"text":""}'.length) };
  expect(claimsProblem(JSON.stringify(claims, null, 8))).toBeUndefined();
  claims.text += 'x';
  expect(claimsProblem(JSON.stringify(claims))).toBe(
    'The claims have 1001 characters; at most 1000 fit into a token.',
  );
});
