import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonProblem } from './jsonProblem.ts';

test.each([
  [
    '{\n  "role": "buyer",\n  "stores": ["berlin" "porto"]\n}',
    3,
    23,
    'a comma is missing before "porto"',
  ],
  ['{ "role": "buyer", }', 1, 18, 'the comma before } is one too many'],
  ['{ "role" "buyer" }', 1, 10, 'a colon is missing before "buyer"'],
  ['{ role: "buyer" }', 1, 3, 'the name role needs double quotes'],
  ["{ 'role': 1 }", 1, 3, "the name 'role' needs double quotes"],
  ['{ "role": \'buyer\' }', 1, 11, "'buyer' needs double quotes instead of single ones"],
  ['{ "role": buyer }', 1, 11, 'the text buyer needs double quotes'],
  ['{ "admin": True }', 1, 12, 'True is written true'],
  ['{ "level": 007 }', 1, 12, '007 is not a number; a text needs double quotes'],
  ['{ "role": "buyer\n}', 1, 11, 'a closing " is missing'],
  ['{ "path": "a\\b c\\q" }', 1, 17, 'a backslash in a text is written \\\\'],
  ['{ "role": "buyer"', 1, 1, 'a } is missing'],
  ['{ "stores": [1, 2 }', 1, 19, 'a comma is missing before }'],
  ['{ "role": }', 1, 11, 'a value is missing before }'],
  ['{} {}', 1, 4, '{ is left over after the end'],
  ['', 1, 1, 'a value is missing at the end'],
])('finds the mistake in %j', (text, line, character, reason) => {
  expect(jsonProblem(text)).toEqual({ line, character, reason });
});

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('accepts exactly what JSON.parse accepts', () => {
  const broken = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', '0', '\\', 'e', '-', '\n', '\t'))
    .map(([json, at, part]) => {
      const place = at % (json.length + 1);
      return json.slice(0, place) + part + json.slice(place + 1);
    });
  fc.assert(
    fc.property(fc.oneof(fc.json(), broken), (text) => {
      expect(jsonProblem(text) === undefined).toBe(isJson(text));
    }),
  );
});
