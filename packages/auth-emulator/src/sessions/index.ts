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

/** Sessions of an earlier start, or from before a reset, have another series: they have ended. */
const currentSeries = perProject(() => ({ id: randomUUID() }));

export const sessions: Feature = {
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
  if (series !== currentSeries(project).id) throw new Refusal('TOKEN_EXPIRED');
  const account = await accountById(project, { localId, tenantId });
  if (Number(issuedAt) < Number(account?.validSince ?? 0)) throw new Refusal('TOKEN_EXPIRED');
}

function addSession({ body, ...answer }: Answer, operation: Operation): Answer | undefined {
  const session = { series: currentSeries(operation.project).id };
  if (operation.name !== 'token') {
    const { idToken, refreshToken } = body;
    const tokens = withSession({ idToken, refreshToken }, session);
    return tokens && { ...answer, body: { ...body, ...tokens } };
  }
  const { id_token: idToken, refresh_token: refreshToken } = body;
  const { authTime } = decodeToken(operation.fields.refreshToken);
  const tokens = withSession({ idToken, refreshToken }, session, authTime);
  if (tokens === undefined) return undefined;
  const { idToken: id_token, refreshToken: refresh_token } = tokens;
  return { ...answer, body: { ...body, id_token, access_token: id_token, refresh_token } };
}
