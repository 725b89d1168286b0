import { asksForCode } from '../errors/authErrors.ts';
import * as firebase from './firebase.ts';

/* Two-step verification: a code of an authenticator app (TOTP) after the password or Google. */

const isTotp = ({ factorId }: firebase.MultiFactorInfo) => factorId === firebase.FactorId.TOTP;
const totpFactors = (user: firebase.User) =>
  firebase.multiFactor(user).enrolledFactors.filter(isTotp);

/** Since when an account has two-step verification. */
export function twoStepSince(user: firebase.User): Date | undefined {
  const [factor] = totpFactors(user);
  return factor && new Date(factor.enrollmentTime);
}

/** Rejects a second key: another tab or device may have turned it on, and a user with only one of two keys is locked out. */
async function requireTwoStepOff(user: firebase.User): Promise<void> {
  await firebase.reload(user);
  if (totpFactors(user).length > 0) throw firebase.authError('second-factor-already-in-use');
}

/** A key for an authenticator app, and the way to turn two-step verification on with it. */
export interface TwoStepSetup {
  /** In base32. */
  key: string;
  /** The key as an `otpauth:` URL, which apps read from a QR code. */
  url: string;
  /** @param code that the authenticator app shows */
  turnOn: (code: string) => Promise<void>;
}

/**
 * Asks the provider for a key, which counts for some minutes. Nothing changes until `turnOn`.
 * @param site its name in authenticator apps, and what the provider calls the second step
 */
export async function startTwoStep(
  user: firebase.User,
  { issuer, factorName }: Pick<firebase.Connection, 'issuer' | 'factorName'>,
): Promise<TwoStepSetup> {
  await requireTwoStepOff(user);
  const secret = await firebase.TotpMultiFactorGenerator.generateSecret(
    await firebase.multiFactor(user).getSession(),
  );
  return {
    key: secret.secretKey,
    url: secret.generateQrCodeUrl(encodeURIComponent(user.email ?? ''), issuer), // the SDK encodes nothing
    turnOn: async (code) => {
      await requireTwoStepOff(user);
      const assertion = firebase.TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
      await firebase.multiFactor(user).enroll(assertion, factorName);
    },
  };
}

export async function turnOffTwoStep(user: firebase.User): Promise<void> {
  for (const factor of totpFactors(user)) await firebase.multiFactor(user).unenroll(factor);
}

/** The SDK empties the error of a sign-in that has gone as far as it can. */
function resolverOf(auth: firebase.Auth, error: unknown): firebase.MultiFactorResolver {
  try {
    // The SDK itself rejects an error that is not a MultiFactorError.
    return firebase.getMultiFactorResolver(auth, error as firebase.MultiFactorError);
  } catch {
    throw firebase.authError('invalid-multi-factor-session');
  }
}

/**
 * Ends a sign-in, or a confirmation of who it is, that waits for a code.
 * @param error that it was interrupted with; `asksForCode` knows it
 */
export async function finishSignIn(
  auth: firebase.Auth,
  error: unknown,
  code: string,
): Promise<void> {
  const resolver = resolverOf(auth, error);
  const factor = resolver.hints.find(isTotp);
  if (factor === undefined) throw firebase.authError('multi-factor-info-not-found');
  await resolver.resolveSignIn(
    firebase.TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code),
  );
}

/**
 * Waits for a confirmation of who it is. Where another account was chosen, the SDK refuses it by its token; one that asks
 * for a code has none yet, and after the code the SDK would take it for this user. So it is refused by its factors.
 */
export async function reauthenticateOwn(
  auth: firebase.Auth,
  user: firebase.User,
  confirmation: Promise<unknown>,
): Promise<void> {
  try {
    await confirmation;
  } catch (error) {
    if (!asksForCode(error)) throw error;
    await firebase.reload(user); // a factor may be newer than this page
    const own = totpFactors(user).map(({ uid }) => uid);
    const isOwn = resolverOf(auth, error).hints.some(({ uid }) => own.includes(uid));
    throw isOwn ? error : firebase.authError('user-mismatch');
  }
}
