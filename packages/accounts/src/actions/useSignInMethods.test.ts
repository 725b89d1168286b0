import { describe, expect, test } from 'vitest';
import type { SignedInUser } from '../user.ts';
import { signInMethodsOf } from './useSignInMethods.ts';

const CREATED = new Date('2025-12-06T12:00:00Z');
const CHANGED = new Date('2026-05-02T12:00:00Z');
const GOOGLE = { id: 'google.com', email: 'ann@gmail.example' };
const APPLE = { id: 'apple.com', email: null };

const shopper = (ways: Pick<SignedInUser, 'hasPassword' | 'providers'>): SignedInUser => ({
  uid: 'ann',
  email: 'ann@toystore.example',
  displayName: null,
  photoURL: null,
  emailVerified: true,
  ...ways,
});

describe('the date of a sign-in method', () => {
  test('is the last change for a password', () => {
    expect(
      signInMethodsOf(shopper({ hasPassword: true, providers: [] }), {
        created: CREATED,
        passwordChanged: CHANGED,
      }),
    ).toEqual({ password: { changed: CHANGED }, providers: [] });
  });

  test('is the creation of the account for its only provider', () => {
    expect(
      signInMethodsOf(shopper({ hasPassword: false, providers: [GOOGLE] }), { created: CREATED }),
    ).toEqual({ password: undefined, providers: [{ ...GOOGLE, since: CREATED }] });
  });

  test.each([
    ['next to a password', true],
    ['after a removed password', false],
  ])('is unknown for a provider %s', (_, hasPassword) => {
    const dates = { created: CREATED, passwordChanged: CHANGED };
    const { providers } = signInMethodsOf(shopper({ hasPassword, providers: [GOOGLE] }), dates);
    expect(providers).toEqual([{ ...GOOGLE, since: undefined }]);
  });

  test('is unknown for two providers', () => {
    const { providers } = signInMethodsOf(
      shopper({ hasPassword: false, providers: [GOOGLE, APPLE] }),
      { created: CREATED },
    );
    expect(providers.map(({ since }) => since)).toEqual([undefined, undefined]);
  });

  test('is unknown until the dates are loaded', () => {
    expect(signInMethodsOf(shopper({ hasPassword: true, providers: [GOOGLE] }), {})).toEqual({
      password: { changed: undefined },
      providers: [{ ...GOOGLE, since: undefined }],
    });
  });
});
