import { randomUUID } from 'node:crypto';
import { accountById } from '../pipeline/emulatorApi.ts';
import type { Answer, Feature, Operation } from '../pipeline/feature.ts';
import { perProject } from '../pipeline/project.ts';
import { Refusal } from '../pipeline/refusal.ts';
import { decodeToken } from '../pipeline/tokens.ts';
import { endSessions, noteNewAddress } from './addressLinks.ts';
import { withSession } from './sessionTokens.ts';

/*
 * Each session has its own login time and its own end, as at the provider. The emulator keeps only the time of an account's
 * last login, and its refresh tokens never end.
 */

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
  rewrite: noteNewAddress,
  async edit(answer, operation) {
    await endSessions(answer, operation);
    return addSession(answer, operation);
  },
};

async function refuseEndedSession({ name, fields, project }: Operation): Promise<void> {
  if (name !== 'token' || !fields.refreshToken) return;
  const { localId, tenantId, issuedAt, series } = decodeToken(fields.refreshToken);
  if (localId === undefined) return; // the emulator refuses it
  const account = await accountById(project, { localId, tenantId });
  if (account === undefined) throw new Refusal('USER_NOT_FOUND'); // ends the session in the SDK
  const isOfEndedSeries = !seriesOf(project).accepted.has(series);
  const { validSince = 0 } = account;
  if (isOfEndedSeries || Number(issuedAt) < Number(validSince)) throw new Refusal('TOKEN_EXPIRED');
}

function addSession({ body, ...answer }: Answer, operation: Operation): Answer | undefined {
  const isRefresh = operation.name === 'token';
  const [id, refresh] = isRefresh
    ? (['id_token', 'refresh_token'] as const)
    : (['idToken', 'refreshToken'] as const);
  const { current } = seriesOf(operation.project);
  const { authTime, series = current } = decodeToken(operation.fields.refreshToken);
  const tokens = withSession(
    { idToken: body[id], refreshToken: body[refresh] },
    { series },
    authTime,
  );
  if (tokens === undefined) return undefined;
  const { idToken, refreshToken } = tokens;
  const access = isRefresh && { access_token: idToken };
  return { ...answer, body: { ...body, [id]: idToken, ...access, [refresh]: refreshToken } };
}
