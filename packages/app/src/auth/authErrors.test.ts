import { expect, test } from 'vitest';
import { describeAuthError } from './authErrors.ts';

const providerError = (code: string) =>
  Object.assign(new Error(`Firebase: Error (${code}).`), { code });

test.each([
  'auth/network-request-failed',
  'auth/popup-closed-by-user',
  'auth/popup-blocked',
  'auth/cancelled-popup-request',
  'auth/unauthorized-domain',
  'auth/invalid-api-key',
  'auth/password-does-not-meet-requirements',
  'auth/invalid-credential',
  'auth/email-already-in-use',
  'auth/user-disabled',
])("%s keeps the provider's words and adds one sentence of help", (code) => {
  const { message, help } = describeAuthError(providerError(code));
  expect(message).toBe(`Firebase: Error (${code}).`);
  expect(help).toMatch(/^[A-Z].+\.$/);
});

test('an unknown code shows the message alone', () => {
  expect(describeAuthError(providerError('auth/brand-new'))).toEqual({
    message: 'Firebase: Error (auth/brand-new).',
  });
});

test.each([
  [new TypeError('Cannot read properties of null'), 'Cannot read properties of null'],
  ['plain text', 'plain text'],
  [undefined, 'undefined'],
  [new Error(''), 'Error'],
])('%s still says something', (error, message) => {
  expect(describeAuthError(error)).toEqual({ message });
});
