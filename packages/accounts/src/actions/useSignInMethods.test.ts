import { describe, expect, test } from 'vitest';
import type { SignedInUser } from '../user.ts';
import { signInMethodsOf } from './useSignInMethods.ts';

const CREATED = new Date('2025-12-06T12:00:00Z');
const CHANGED = new Date('2026-05-02T12:00:00Z');
const GOOGLE = { email: 'ann@gmail.example' };

const shopper = (ways: Pick<SignedInUser, 'hasPassword' | 'google'>): SignedInUser => ({
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
      signInMethodsOf(shopper({ hasPassword: true }), {
        created: CREATED,
        passwordChanged: CHANGED,
      }),
    ).toEqual({ password: { changed: CHANGED }, google: undefined });
  });

  test('is the creation of the account for Google alone', () => {
    expect(
      signInMethodsOf(shopper({ hasPassword: false, google: GOOGLE }), { created: CREATED }),
    ).toEqual({ password: undefined, google: { ...GOOGLE, since: CREATED } });
  });

  test.each([
    ['next to a password', true],
    ['after a removed password', false],
  ])('is unknown for Google %s', (_, hasPassword) => {
    const dates = { created: CREATED, passwordChanged: CHANGED };
    const { google } = signInMethodsOf(shopper({ hasPassword, google: GOOGLE }), dates);
    expect(google).toEqual({ ...GOOGLE, since: undefined });
  });

  test('is unknown until the dates are loaded', () => {
    expect(signInMethodsOf(shopper({ hasPassword: true, google: GOOGLE }), {})).toEqual({
      password: { changed: undefined },
      google: { ...GOOGLE, since: undefined },
    });
  });
});
