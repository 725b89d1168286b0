import { globSync, readFileSync } from 'node:fs';
import { array, assert, constantFrom, emailAddress, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { isValidEmail, readEmail } from './readEmail.ts';

const INVISIBLE = [
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2060', '\u2064', '\ufeff', '\u00ad'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...['\u034f', '\u061c', '\u180e', '\u3164', '\ufe0f', '\u{e0041}'],
];

test.each([
  ['\u202abear@toys.example\u202c', 'bear@toys.example'],
  ['\u200b bear@toys.example \ufeff', 'bear@toys.example'],
  ['be\u00adar@to\u200bys.example', 'bear@toys.example'],
  ['  käthe@toys.example\n', 'käthe@toys.example'],
  ['bear toys', 'bear toys'],
  ['\u200b', ''],
])('reads %j as %j', (typed, email) => {
  expect(readEmail(typed)).toBe(email);
});

const invisible = string({ unit: constantFrom(...INVISIBLE, ' '), maxLength: 3 });

test('reads the same address with any invisible characters around and inside it', () => {
  assert(
    property(
      emailAddress({ size: 'small' }),
      invisible,
      invisible,
      array(constantFrom('', '', ...INVISIBLE), { maxLength: 300 }),
      (email, before, after, marks) => {
        const typed = [...email].map((character, at) => character + (marks[at] ?? '')).join('');
        expect(readEmail(before + typed + after)).toBe(email);
        expect(isValidEmail(email)).toBe(true);
      },
    ),
  );
});

test.each([
  'shopper@toystore.example',
  'a@b.co',
  "o'neil@shop.example",
  'käthe@spielzeug.example',
  `${'a'.repeat(10_000)}@shop.example`,
])('takes %s', (value) => {
  expect(isValidEmail(value)).toBe(true);
});

test.each([
  '',
  '@toystore.example',
  'shopper@toystore',
  'shopper@toystore..example',
  'shopper@@toystore.example',
  `a@${'.'.repeat(10_000)}`,
  'mailto:shopper@toystore.example',
  'shopper@toystore.example;',
  'shopper(work)@toystore.example',
  'shopper@toystore.example\nBcc',
  'shopper@toystore.exam\ud800ple',
])('refuses %j', (value) => {
  expect(isValidEmail(value)).toBe(false);
});

test('every form reads its e-mail address by `readEmail`', () => {
  const folder = new URL('../../', import.meta.url);
  const files = globSync('**/*.{ts,tsx}', { cwd: folder });
  const readers = files.filter((file) =>
    /(?<!readEmail\()getFieldText\([\w.]+, 'email'\)/.test(
      readFileSync(new URL(file.replaceAll('\\', '/'), folder), 'utf8'),
    ),
  );
  expect(readers).toEqual([]);
});
