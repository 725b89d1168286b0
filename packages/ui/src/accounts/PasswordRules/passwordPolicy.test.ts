import {
  assert,
  constantFrom,
  nat,
  option,
  property,
  record,
  string,
  subarray,
  tuple,
} from 'fast-check';
import { expect, test } from 'vitest';
import { adversarialStrings } from '../../../test/adversarialStrings.ts';
import { formatsOf } from '../../locale/formats.ts';
import {
  emailError,
  emailMessages,
  photoError,
  photoMessages,
} from '../../primitives/Form/fieldMessages.ts';
import { isValidEmail, readEmail } from '../../primitives/Form/readEmail.ts';
import { toPhotoUrl } from '../../primitives/Form/toPhotoUrl.ts';
import { listedRules } from '../form/listedRules.ts';
import { hasOnlyAllowedCharacters, isValidPassword, PASSWORD_RULES } from './passwordPolicy.ts';
import { passwordRulesLabels } from './passwordRulesLabels.ts';

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

test('accepts an email with one @, a dotted name after it, no whitespace and no surrounding text', () => {
  const emails = tuple(adversarialStrings, constantFrom('@', '@shop.', ''), adversarialStrings).map(
    (parts) => readEmail(parts.join('')),
  );
  assert(
    property(emails, (email) => {
      const isWhole =
        /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/u.test(email) &&
        !/[()<>[\]:;,\\"\p{Cc}\p{Cs}]/u.test(email);
      expect(isValidEmail(email)).toBe(isWhole);
      expect(emailError(email, emailMessages) === undefined).toBe(isWhole);
    }),
  );
});

test('rejects a photo’s address with a message, or can show it', () => {
  assert(
    property(adversarialStrings, (typed) => {
      const photo = typed.trim();
      const problem = photoError(photo, photoMessages);
      expect(problem === undefined).toBe(toPhotoUrl(photo) !== undefined);
      if (problem !== undefined) expect(Object.values(photoMessages)).toContain(problem);
    }),
  );
});

// Specification, section 5.
const SPECIFIED = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[@$!%*?&])[A-Za-z0-9@$!%*?&]{8,}$/;
const almost = tuple(
  subarray(['a', 'B', '3', '!'], { minLength: 3 }), // three kinds of character, or all four
  string({ unit: constantFrom(...'aB3@$!%*?&zZ9'), maxLength: 6 }),
).map(([kinds, more]) => kinds.join('') + more);
const passwords = tuple(almost, option(adversarialStrings, { nil: '', freq: 2 })).map((parts) =>
  parts.join(''),
);

test('accepts a password by the specified rule alone', () => {
  assert(
    property(passwords, (password) => {
      expect(isValidPassword(password)).toBe(SPECIFIED.test(password));
    }),
  );
});

test('the list ticks every rule exactly when the password meets them all, with any rules of the provider', () => {
  const policies = record(
    {
      minLength: nat(40),
      maxLength: nat(200),
      special: constantFrom(true, false),
      allowedSpecial: string({ unit: constantFrom(...'@$!%*?&#^') }),
    },
    { requiredKeys: [] },
  );
  const { formatCount } = formatsOf('en-US', 'USD');
  const texts = { labels: passwordRulesLabels, formatCount };
  assert(
    property(passwords, policies, (password, policy) => {
      const rules = listedRules(password, policy, texts);
      for (const { label } of rules) expect(label).not.toBe('');
      if (!rules.every(({ met }) => met) || !hasOnlyAllowedCharacters(password)) return;
      expect(PASSWORD_RULES.every(({ met }) => met(password))).toBe(true);
      expect(password).toSatisfy(isValidPassword);
    }),
  );
});
