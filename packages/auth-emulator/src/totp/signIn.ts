import { randomUUID } from 'node:crypto';
import { accountById } from '../pipeline/emulatorApi.ts';
import { type Answer, note, type Operation } from '../pipeline/feature.ts';
import { decodeToken, encodeToken } from '../pipeline/tokens.ts';
import { newRefreshToken } from '../sessions/index.ts';
import { factorInfos } from './factorLists.ts';
import { factorsOf } from './totpFactors.ts';

/** Sign-ins that need a second factor. Custom tokens need none, as at the provider. */
const FIRST_FACTORS = [
  'signInWithEmailLink',
  'signInWithIdp',
  'signInWithPassword',
  'signInWithPhoneNumber',
];

/** Withholds the tokens of an account with a TOTP factor until its code is sent. */
export async function askForSecondFactor(
  answer: Answer,
  operation: Operation,
): Promise<Answer | undefined> {
  const { name, fields, project } = operation;
  if (!FIRST_FACTORS.includes(name) || fields.idToken !== undefined) return undefined; // linking is not a sign-in
  const totp = factorsOf(project);
  const { idToken, refreshToken, expiresIn, ...body } = answer.body;
  const pending = typeof body.mfaPendingCredential === 'string' && body.mfaPendingCredential;
  const signIn = pending
    ? pendingSignIn(pending)
    : typeof refreshToken === 'string' && decodeToken(refreshToken);
  if (!signIn || !totp.mayHave(signIn.localId)) return undefined;
  const { localId, tenantId } = signIn;
  const account = await accountById(project, { localId, tenantId });
  const factors = account === undefined ? [] : factorInfos(totp, account);
  if (factors.length === 0) return undefined;
  const mfaPendingCredential = pending || encodeToken({ ...signIn, id: randomUUID() });
  totp.signIns.set(mfaPendingCredential, signIn);
  note(operation, 'totp', 'asked for the second factor');
  const others = Array.isArray(body.mfaInfo) ? body.mfaInfo : []; // telephones
  return { ...answer, body: { ...body, mfaPendingCredential, mfaInfo: [...others, ...factors] } };
}

/** Returns the refresh token of a sign-in for which the emulator requires a telephone. */
function pendingSignIn(credential: string) {
  const { localId, signInProvider, projectId, tenantId } = decodeToken(credential);
  return newRefreshToken({ localId, provider: signInProvider, projectId, tenantId });
}
