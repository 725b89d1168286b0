import type { Fields } from '../pipeline/canonicalFields.ts';
import { accountById, accountOfToken, updateAccount } from '../pipeline/emulatorApi.ts';
import { type Answer, type Operation, success } from '../pipeline/feature.ts';
import { textOf } from '../pipeline/readOperation.ts';
import { Refusal } from '../pipeline/refusal.ts';
import { claimsOf } from '../pipeline/tokens.ts';
import { newRefreshToken, tokensFor } from '../sessions/index.ts';
import { DIGITS, PERIOD } from './totpFactor.ts';
import { factorsOf } from './totpFactors.ts';

/** First factors that cannot have a second one, as at the provider. */
const INELIGIBLE_PROVIDERS: unknown[] = ['anonymous', 'custom', 'gc.apple.com', 'phone'];

/** Without an answer the emulator executes the operation, for a telephone. */
const OPERATIONS = new Map<string, (operation: Operation) => Promise<object | undefined>>([
  ['mfaEnrollment:start', startEnrollment],
  ['mfaEnrollment:finalize', finishEnrollment],
  ['mfaEnrollment:withdraw', withdraw],
  ['mfaSignIn:finalize', finishSignIn],
]);

export async function answerSecondFactor(operation: Operation): Promise<Answer | undefined> {
  const answer = await OPERATIONS.get(operation.name)?.(operation);
  return answer && success(answer);
}

async function startEnrollment(operation: Operation) {
  if (operation.fields.totpEnrollmentInfo === undefined) return undefined;
  const account = await signedInAccount(operation);
  if (!account.emailVerified) {
    throw new Refusal(
      'UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.',
    );
  }
  const { sessionInfo, secret, expiresAt } = factorsOf(operation.project).startEnrollment(account);
  return {
    totpSessionInfo: {
      sharedSecretKey: secret,
      verificationCodeLength: DIGITS,
      hashingAlgorithm: 'SHA1',
      periodSec: PERIOD,
      sessionInfo,
      finalizeEnrollmentTime: new Date(expiresAt).toISOString(),
    },
  };
}

async function finishEnrollment(operation: Operation) {
  const { fields, project } = operation;
  if (fields.totpVerificationInfo === undefined) return undefined;
  const account = await signedInAccount(operation);
  const { sessionInfo, verificationCode }: Fields = Object(fields.totpVerificationInfo);
  const factor = factorsOf(project).finishEnrollment(
    account,
    required(textOf(sessionInfo), 'MISSING_SESSION_INFO'),
    required(textOf(verificationCode), 'MISSING_CODE'),
    textOf(fields.displayName),
  );
  if (typeof factor === 'string') throw new Refusal(factor);
  const tokens = await tokensFor(project, {
    ...refreshTokenOf(operation),
    secondFactor: { identifier: factor.mfaEnrollmentId, provider: 'totp' },
  });
  return { ...tokens, totpAuthInfo: {} };
}

async function withdraw(operation: Operation) {
  const { fields, project } = operation;
  const id = fields.mfaEnrollmentId;
  const totp = factorsOf(project);
  if (totp.isEmpty() || fields.idToken === undefined) return undefined;
  const account = await accountOfToken(project, fields.idToken);
  const ids = totp.of(account).map(({ mfaEnrollmentId }) => mfaEnrollmentId);
  if (typeof id !== 'string' || !ids.includes(id)) return undefined;
  const others = ids.filter((other) => other !== id);
  totp.keep(account, others);
  return tokensFor(project, refreshTokenOf(operation));
}

async function finishSignIn({ fields, project }: Operation) {
  if (fields.totpVerificationInfo === undefined) return undefined;
  const totp = factorsOf(project);
  const credential = required(
    textOf(fields.mfaPendingCredential),
    'MISSING_MFA_PENDING_CREDENTIAL : Request does not have MFA pending credential.',
  );
  const id = required(
    textOf(fields.mfaEnrollmentId),
    'MISSING_MFA_ENROLLMENT_ID : No second factor identifier is provided.',
  );
  const { verificationCode }: Fields = Object(fields.totpVerificationInfo);
  const code = required(textOf(verificationCode), 'MISSING_CODE');
  const signIn = required(totp.signIns.get(credential), 'INVALID_MFA_PENDING_CREDENTIAL');
  const account = required(await accountById(project, signIn), 'USER_NOT_FOUND');
  const factor = totp.of(account).find(({ mfaEnrollmentId }) => mfaEnrollmentId === id);
  if (!totp.takeCode(required(factor, 'MFA_ENROLLMENT_NOT_FOUND'), code)) {
    throw new Refusal('INVALID_CODE');
  }
  totp.signIns.delete(credential);
  await updateAccount(project, signIn, { lastLoginAt: String(project.clock.now()) });
  const secondFactor = { identifier: id, provider: 'totp' };
  return tokensFor(project, { ...signIn, secondFactor, authTime: undefined });
}

async function signedInAccount(operation: Operation) {
  const idToken = required(textOf(operation.fields.idToken), 'MISSING_ID_TOKEN');
  const account = await accountOfToken(operation.project, idToken);
  if (INELIGIBLE_PROVIDERS.includes(refreshTokenOf(operation).provider)) {
    throw new Refusal(
      'UNSUPPORTED_FIRST_FACTOR : MFA is not available for the given first factor.',
    );
  }
  return account;
}

/** Returns the fields of a refresh token for the user of an ID token. */
function refreshTokenOf({ fields }: Operation) {
  const claims = claimsOf(fields.idToken);
  const { sign_in_provider: provider, tenant: tenantId }: Fields = Object(claims.firebase);
  const { user_id: localId, auth_time: authTime, aud: projectId } = claims;
  return newRefreshToken({ localId, authTime, projectId, provider, tenantId });
}

function required<Value>(value: Value | undefined, message: string): Value {
  if (value === undefined) throw new Refusal(message);
  return value;
}
