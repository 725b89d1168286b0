import { anything, assert, constantFrom, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { AccountTexts } from './accountTexts.ts';
import { type HelpTexts, helpByCode, helpFor } from './authErrorHelp.ts';
import { AccountsLoadError, describeAuthError, SignedOutError } from './authErrors.ts';
import { englishAccountTexts } from './englishAccountTexts.ts';
import { englishHelpTexts } from './englishHelpTexts.ts';

const describe = (error: unknown) =>
  describeAuthError(error, englishAccountTexts, (thrown) => helpFor(thrown, englishHelpTexts));

const providerError = (code: string) =>
  Object.assign(new Error(`Firebase: Error (${code}).`), { code });

const NO_MESSAGE = 'Something went wrong. Please try again.';

// Specification, section 8.
test.each([
  'auth/network-request-failed',
  'auth/popup-closed-by-user',
  'auth/popup-blocked',
  'auth/cancelled-popup-request',
  'auth/unauthorized-domain',
  'auth/invalid-api-key',
  'auth/password-does-not-meet-requirements',
])("%s keeps the provider's message and adds its sentence", (code) => {
  const help = helpByCode.get(code);
  expect(describe(providerError(code))).toStrictEqual({
    message: `Firebase: Error (${code}).`,
    help: help && englishHelpTexts[help],
  });
  expect(help).toBeDefined();
});

test('shows only the message for an unknown code', () => {
  expect(describe(providerError('auth/brand-new'))).toEqual({
    message: 'Firebase: Error (auth/brand-new).',
  });
});

test.each([
  [new TypeError('Cannot read properties of null'), 'Cannot read properties of null'],
  [{ message: 'no error object' }, 'no error object'],
  ['plain text', 'plain text'],
  ['  ', NO_MESSAGE],
  [undefined, NO_MESSAGE],
  [null, NO_MESSAGE],
  [new Error(''), NO_MESSAGE],
  [{ message: 7 }, NO_MESSAGE],
  [Object.create(null), NO_MESSAGE],
])('returns a message for %j', (error, message) => {
  expect(describe(error)).toEqual({ message });
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'size', 'get'])(
  'the code %s finds nothing that objects inherit',
  (code) => {
    expect(describe(providerError(code))).not.toHaveProperty('help');
  },
);

test('ignores a code that is not a text', () => {
  const error = { message: 'odd', code: ['auth/wrong-password'] };
  expect(describe(error)).toEqual({ message: 'odd' });
});

const explode = () => {
  throw new Error('must not get out');
};

test.each([
  ['message', Object.defineProperty(providerError('auth/x'), 'message', { get: explode })],
  ['code', Object.defineProperty(new Error(NO_MESSAGE), 'code', { get: explode })],
  ['whole', new Proxy({}, { get: explode, has: explode, getPrototypeOf: explode })],
])('returns a message for an error whose %s cannot be read', (_, error) => {
  expect(describe(error)).toEqual({ message: NO_MESSAGE });
});

test('returns a message for any value, and only known sentences of help', () => {
  const code = oneof(
    constantFrom(...helpByCode.keys(), '__proto__', 'constructor', 'auth/', ''),
    anything(),
  );
  const withCode = record({ message: anything(), code }, { requiredKeys: [] });
  const sentences = [undefined, ...Object.values(englishHelpTexts)];
  assert(
    property(oneof(anything({ withNullPrototype: true }), withCode), (thrown) => {
      const { message, help } = describe(thrown);
      expect(message.trim()).not.toBe('');
      expect(sentences).toContain(help);
    }),
  );
});

/** The texts of another language: each is its key. */
const shopTexts = new Proxy(
  { ...englishAccountTexts, ...englishHelpTexts },
  {
    get: (_, key) => `[${String(key)}]`,
  },
) satisfies AccountTexts & HelpTexts;

test.each([
  [new AccountsLoadError(new Error('no chunk')), { message: '[notLoaded]' }],
  [new SignedOutError('No user is signed in.'), { message: '[signedOut]' }],
  [undefined, { message: '[unknown]' }],
  [
    providerError('auth/weak-password'),
    { message: 'Firebase: Error (auth/weak-password).', help: '[strongerPassword]' },
  ],
  [new TypeError('Failed to fetch'), { message: 'Failed to fetch' }],
])("describes %s with the shop's texts, except the provider's message", (error, failure) => {
  expect(describeAuthError(error, shopTexts, (thrown) => helpFor(thrown, shopTexts))).toEqual(
    failure,
  );
});
