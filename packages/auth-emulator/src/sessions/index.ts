import { randomUUID } from 'node:crypto';
import { LIFETIMES } from '../lifetimes.ts';
import type { Fields } from '../pipeline/canonicalFields.ts';
import { accountById } from '../pipeline/emulatorApi.ts';
import type { Answer, Feature, Operation } from '../pipeline/feature.ts';
import { perProject } from '../pipeline/project.ts';
import { Refusal } from '../pipeline/refusal.ts';
import { claimsOf, decodeToken, encodeToken } from '../pipeline/tokens.ts';
import { endEarlierAccount, hasEnded, newSerial, noteEnds, prepareEnds } from './ends.ts';
import { endSessions, noteAddress } from './linkEnds.ts';
import { withSession } from './sessionTokens.ts';

/*
 * Each session has its own login time and its own end, as at the provider; so has a sign-in that waits for its second factor.
 * The emulator keeps only the time of an account's last login, and its refresh tokens never end.
 */

export { noteEndOf } from './ends.ts';
export { newRefreshToken, tokensFor } from './sessionTokens.ts';

/** Sessions of a series that is not accepted have ended: those of an earlier start, or from before a reset. */
interface Series {
  /** Of new sessions. */
  current: string;
  accepted: Set<unknown>;
}

const newSeries = (earlier: Iterable<unknown> = []): Series => {
  const current = randomUUID();
  return { current, accepted: new Set([...earlier, current]) };
};

/** A restored snapshot accepts the sessions that it had: later ones have a new series. */
const seriesOf = perProject(
  () => newSeries(),
  (series) => {
    const copy = newSeries(series.accepted);
    Object.assign(series, newSeries(series.accepted));
    return copy;
  },
);

export const sessions: Feature = {
  name: 'sessions',
  check: refuseEndedSession,
  async rewrite(operation) {
    await prepareEnds(operation);
    await noteAddress(operation);
  },
  async edit(answer, operation) {
    await endEarlierAccount(answer, operation);
    noteEnds(answer, operation);
    await endSessions(answer, operation);
    return addSession(answer, operation);
  },
};

async function refuseEndedSession({ name, fields, project }: Operation): Promise<void> {
  const isPending = name.startsWith('mfaSignIn:');
  const token = isPending ? fields.mfaPendingCredential : name === 'token' && fields.refreshToken;
  const { localId, tenantId, issuedAt, series, serial } = decodeToken(token);
  if (localId === undefined) return; // the emulator refuses it
  const account = await accountById(project, { localId, tenantId });
  if (account === undefined) throw new Refusal('USER_NOT_FOUND'); // ends the session in the SDK
  if (account.disabled) throw new Refusal('USER_DISABLED');
  const isAccepted =
    seriesOf(project).accepted.has(series) && !hasEnded(project, { localId, tenantId }, serial);
  const { validSince = 0 } = account;
  const age = project.clock.now() - Number(issuedAt) * 1000;
  const hasExpired = isPending && age > LIFETIMES.pendingSecondFactor;
  if (isAccepted && !hasExpired && Number(issuedAt) >= Number(validSince)) return;
  throw new Refusal(isPending ? 'INVALID_MFA_PENDING_CREDENTIAL' : 'TOKEN_EXPIRED');
}

function addSession({ body, ...answer }: Answer, operation: Operation): Answer | undefined {
  const { current } = seriesOf(operation.project);
  const session = { issuedAt: operation.project.clock.now() / 1000, serial: newSerial() };
  if (body.mfaPendingCredential !== undefined) {
    const pending = { ...decodeToken(body.mfaPendingCredential), ...session, series: current };
    return { ...answer, body: { ...body, mfaPendingCredential: encodeToken(pending) } };
  }
  const isRefresh = operation.name === 'token';
  const [id, refresh] = isRefresh
    ? (['id_token', 'refresh_token'] as const)
    : (['idToken', 'refreshToken'] as const);
  const signInAttributes = attributesOf(operation);
  const { authTime, series = current } = decodeToken(operation.fields.refreshToken);
  const tokens = withSession(
    { idToken: body[id], refreshToken: body[refresh] },
    { ...session, series, signInAttributes },
    authTime,
  );
  if (tokens === undefined) return undefined;
  const { idToken, refreshToken } = tokens;
  const access = isRefresh && { access_token: idToken };
  return { ...answer, body: { ...body, [id]: idToken, ...access, [refresh]: refreshToken } };
}

/** Returns the attributes of a SAML or OIDC provider by which the session of a request began. */
function attributesOf({ fields }: Operation): unknown {
  const { signInAttributes } = decodeToken(fields.refreshToken ?? fields.mfaPendingCredential);
  const { sign_in_attributes: ofToken }: Fields = Object(claimsOf(fields.idToken).firebase);
  return signInAttributes ?? ofToken;
}
