import { asksForCode } from '../errors/authErrors.ts';
import * as firebase from './connectFirebase.ts';

/* Two-step verification: a code of an authenticator app (TOTP) after the password or Google. */

const isTotp = ({ factorId }: firebase.MultiFactorInfo) => factorId === firebase.FactorId.TOTP;
const totpFactors = (user: firebase.User) =>
  firebase.multiFactor(user).enrolledFactors.filter(isTotp);

/** Returns when two-step verification was turned on. */
export function twoStepSince(user: firebase.User): Date | undefined {
  const [factor] = totpFactors(user);
  return factor && new Date(factor.enrollmentTime);
}

/** Rejects a second key: another tab or device may have turned it on, and a user with only one of two keys is locked out. */
async function requireTwoStepOff(user: firebase.User): Promise<void> {
  await firebase.reload(user);
  if (totpFactors(user).length > 0) throw firebase.authError('second-factor-already-in-use');
}

/** A key for an authenticator app, and a function that turns on two-step verification with it. */
export interface TwoStepSetup {
  /** In base32. */
  key: string;
  /** The key as an `otpauth:` URL, which apps read from a QR code. */
  url: string;
  /** @param code that the authenticator app shows */
  turnOn: (code: string) => Promise<void>;
}

/**
 * Requests a key, which is valid for some minutes. Nothing changes until `turnOn`.
 * @param site its name in authenticator apps, and the provider's name of the second step
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
    url: secret.generateQrCodeUrl(encodeURIComponent(user.email ?? ''), issuer), // the SDK does not encode it
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

/** Reads the error's resolver. The SDK empties the error of a sign-in that is over. */
function resolverOf(auth: firebase.Auth, error: unknown): firebase.MultiFactorResolver {
  try {
    // The SDK itself rejects an error that is not a MultiFactorError.
    return firebase.getMultiFactorResolver(auth, error as firebase.MultiFactorError);
  } catch {
    throw firebase.authError('invalid-multi-factor-session');
  }
}

/**
 * Completes a sign-in, or a repeated one, that waits for a code.
 * @param error that interrupted it; `asksForCode` recognizes it
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
 * Waits for a repeated sign-in. The SDK rejects another account by its token. An account that needs a code has no token yet, and
 * after the code the SDK would take it for this user: this function rejects it by its factors.
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
