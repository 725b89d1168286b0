import { expect, test } from 'vitest';
import { hasOnlyAllowedCharacters, isValidPassword, PASSWORD_RULES } from './passwordPolicy.ts';

test.each([
  ['exactly 8 characters', 'Toybox2!'],
  ['each special character', 'aB3@$!%*?&'],
  ['10,000 characters', `aB3!${'x'.repeat(9_996)}`],
])('accepts %s', (_, value) => {
  expect(isValidPassword(value)).toBe(true);
});

test.each([
  ['7 characters', 'Toybo2!'],
  ['a line break after', 'ToyBox!2026\n'],
  ['an accent', 'ToyBöx!2026'],
  ['an Arabic digit for a digit', 'ToyBoxes!٣'],
  ['a null character', 'ToyBox!2026\0'],
])('refuses %s', (_, value) => {
  expect(isValidPassword(value)).toBe(false);
});

test.each([
  ['', []],
  ['a', ['lowercase']],
  ['#', []],
  ['🧸🧸🧸🧸', []],
  ['12345678', ['length', 'number']],
])('%j meets %j', (value, names) => {
  expect(PASSWORD_RULES.filter(({ met }) => met(value)).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['', true],
  ['aB3@$!%*?&', true],
  ['#', false],
  ['ö', false],
])('only allowed characters in %j: %s', (value, allowed) => {
  expect(hasOnlyAllowedCharacters(value)).toBe(allowed);
});
