import { expect, test } from 'vitest';
import { hasOnlyAllowedCharacters, isValidPassword, PASSWORD_RULES } from './passwordPolicy.ts';

test.each([
  ['exactly 8 characters', 'Toybox2!'],
  ['each special character', 'aB3@$!%*?&'],
  ['special character first', '@Toybox26'],
  ['10,000 characters', `aB3!${'x'.repeat(9_996)}`],
])('accepts %s', (_, value) => {
  expect(isValidPassword(value)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['blanks', '        '],
  ['7 characters', 'Toybo2!'],
  ['no lowercase', 'TOYBOX2!'],
  ['no uppercase', 'toybox2!'],
  ['no digit', 'ToyBoxes!'],
  ['no special character', 'ToyBox2026'],
  ['# for a special character', 'ToyBox#2026'],
  ['# beside an allowed one', 'ToyBox!#2026'],
  ['a space inside', 'ToyBox! 2026'],
  ['a space after', 'ToyBox!2026 '],
  ['a line break after', 'ToyBox!2026\n'],
  ['an accent', 'ToyBöx!2026'],
  ['a Cyrillic letter', 'ToyBоx!2026'],
  ['an Arabic digit for a digit', 'ToyBoxes!٣'],
  ['an emoji', 'ToyBox!2026🧸'],
  ['a null character', 'ToyBox!2026\0'],
  ['10,000 letters', 'x'.repeat(10_000)],
])('refuses %s', (_, value) => {
  expect(isValidPassword(value)).toBe(false);
});

test.each([
  ['', []],
  ['a', ['lowercase']],
  ['A', ['uppercase']],
  ['7', ['number']],
  ['?', ['special']],
  ['#', []],
  ['éÉ', []],
  ['🧸🧸🧸🧸', []],
  ['12345678', ['length', 'number']],
  ['toybox26', ['length', 'lowercase', 'number']],
])('%j meets %j', (value, names) => {
  expect(PASSWORD_RULES.filter(({ met }) => met(value)).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['', true],
  ['aB3@$!%*?&', true],
  ['#', false],
  [' ', false],
  ['ö', false],
])('only allowed characters in %j: %s', (value, allowed) => {
  expect(hasOnlyAllowedCharacters(value)).toBe(allowed);
});
