import { randomBytes } from 'node:crypto';
import type { EmulatorAccount } from '../client.ts';
import { accountById, newRefreshToken } from './emulatorApi.ts';
import type { Exchange } from './exchange.ts';
import { decodeToken, type Fields, parseJson } from './requestFields.ts';

/* The emulator's answers, as they are where TOTP factors count. */

/** Sign-ins that a second factor follows. Custom tokens need none, as at the provider. */
const FIRST_FACTORS = [
  'signInWithEmailLink',
  'signInWithIdp',
  'signInWithPassword',
  'signInWithPhoneNumber',
];

/** Operations whose answers hold accounts, and under which name. */
const ACCOUNT_LISTS: Record<string, string> = {
  batchGet: 'users',
  lookup: 'users',
  query: 'userInfo',
};

/**
 * How the answer to an operation is to be changed, if it is.
 * @param fields of the request; `undefined` when they count for no rule
 */
export function totpEditor(
  { settings }: Exchange,
  operation: string | undefined,
  fields: Fields | undefined,
) {
  if (operation === undefined || settings.totp.isEmpty()) return undefined;
  const list = Object.hasOwn(ACCOUNT_LISTS, operation) ? ACCOUNT_LISTS[operation] : undefined;
  if (list !== undefined) return (json: string) => addFactors(settings, json, list);
  const isLink = fields?.has('idtoken') ?? false; // whoever links is signed in already
  if (!FIRST_FACTORS.includes(operation) || isLink) return undefined;
  return (json: string) => askForSecondFactor(settings, json);
}

type Settings = Exchange['settings'];

function addFactors({ totp }: Settings, json: string, list: string): string {
  const answer = parseJson(json);
  const accounts = answer[list];
  if (!Array.isArray(accounts)) return json;
  const edited = accounts.map((account: EmulatorAccount) => {
    const factors = factorInfos(totp, account);
    if (factors.length === 0) return account;
    return { ...account, mfaInfo: [...(account.mfaInfo ?? []), ...factors] };
  });
  return JSON.stringify({ ...answer, [list]: edited }, null, 2);
}

/** Keeps the tokens of an account that has a TOTP factor: they come with its code. */
async function askForSecondFactor(settings: Settings, json: string): Promise<string> {
  const { totp } = settings;
  const { idToken, refreshToken, expiresIn, ...answer } = parseJson(json);
  const pending = typeof answer.mfaPendingCredential === 'string' && answer.mfaPendingCredential;
  const signIn = pending
    ? pendingSignIn(pending)
    : typeof refreshToken === 'string' && decodeToken(refreshToken);
  if (!signIn || !totp.mayHave(signIn.localId)) return json;
  const { localId, tenantId } = signIn;
  const account = await accountById(settings, { localId, tenantId });
  const factors = account === undefined ? [] : factorInfos(totp, account);
  if (factors.length === 0) return json;
  const mfaPendingCredential = pending || randomBytes(32).toString('base64url');
  totp.startSignIn(mfaPendingCredential, signIn);
  const others = Array.isArray(answer.mfaInfo) ? answer.mfaInfo : []; // telephones
  return JSON.stringify(
    { ...answer, mfaPendingCredential, mfaInfo: [...others, ...factors] },
    null,
    2,
  );
}

/** A sign-in for which the emulator itself asks for a second factor: a telephone. */
function pendingSignIn(credential: string) {
  const { localId, signInProvider, projectId, tenantId } = decodeToken(credential);
  return {
    ...newRefreshToken({ localId, provider: signInProvider, projectId, tenantId }),
    localId,
    projectId,
    tenantId,
  };
}

const factorInfos = (totp: Settings['totp'], account: EmulatorAccount) =>
  totp.of(account).map(({ mfaEnrollmentId, displayName, enrolledAt }) => ({
    mfaEnrollmentId,
    ...(displayName !== undefined && { displayName }),
    enrolledAt,
    totpInfo: {},
  }));
