import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorError,
  multiFactor,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
} from 'firebase/auth';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';

/* TOTP with Firebase's own SDK, for tests. */

/** Returns the code of an authenticator app, now or some periods from now. */
export const codeOf = ({ secretKey }: TotpSecret, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secretKey) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });

export async function enroll(user: User): Promise<TotpSecret> {
  const secret = await TotpMultiFactorGenerator.generateSecret(
    await multiFactor(user).getSession(),
  );
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, codeOf(secret));
  await multiFactor(user).enroll(assertion, 'My phone');
  return secret;
}

/** Expects a sign-in to ask for a second factor, and returns its resolver. */
export async function resolverOf(auth: Auth, signIn: Promise<unknown>) {
  const error: unknown = await signIn.then(
    () => 'no second factor',
    (reason) => reason,
  );
  expect(error).toMatchObject({ code: 'auth/multi-factor-auth-required' });
  return getMultiFactorResolver(auth, error as MultiFactorError); // by its code
}

export const assertionFor = (uid: string | undefined, code: string | undefined) =>
  TotpMultiFactorGenerator.assertionForSignIn(uid ?? '', code ?? '');
