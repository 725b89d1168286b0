import { type EmulatorAccount, projectHeader } from '../client.ts';
import { withAuthTime } from './authTime.ts';
import type { ProxySettings } from './exchange.ts';

/* What the proxy itself asks the emulator for. */

/** Where the emulator is, and which of its projects is meant. */
type Place = Pick<ProxySettings, 'emulatorUrl' | 'projectId'>;

/** An answer that is no success: to be passed on as it is. */
export class RefusedByEmulator extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super(`The emulator answered ${status}.`);
    this.status = status;
    this.body = body;
  }
}

async function post(place: Place, path: string, headers: Record<string, string>, body: string) {
  const response = await fetch(`${place.emulatorUrl}/${path}`, {
    method: 'POST',
    headers: { ...headers, [projectHeader]: place.projectId },
    body,
  });
  const answer = await response.json();
  if (!response.ok) throw new RefusedByEmulator(response.status, answer);
  return answer;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * The account that is signed in with an ID token.
 * @throws {RefusedByEmulator} when the token does not count any more
 */
export async function accountOfToken(place: Place, idToken: unknown) {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:lookup?key=proxy';
  const { users } = await post(place, path, JSON_TYPE, JSON.stringify({ idToken }));
  const account: EmulatorAccount = users[0]; // a token that counts is somebody's
  return account;
}

interface AccountId {
  localId?: unknown;
  tenantId?: unknown;
}

/** Asks or changes an account as the owner. */
async function callAsOwner(place: Place, operation: string, { tenantId }: AccountId, body: object) {
  const tenant = tenantId === undefined ? '' : `/tenants/${encodeURIComponent(String(tenantId))}`;
  const path = `v1/projects/${place.projectId}${tenant}/accounts:${operation}`;
  const headers = { ...JSON_TYPE, authorization: 'Bearer owner' };
  return post(place, `identitytoolkit.googleapis.com/${path}`, headers, JSON.stringify(body));
}

/** The account with an ID, if there is one. */
export const accountById = (place: Place, id: AccountId) =>
  findAccount(place, id, { localId: [id.localId] });

/** The first account that is named by the fields of `accounts:lookup`. */
export async function findAccount(
  place: Place,
  id: AccountId,
  named: object,
): Promise<EmulatorAccount | undefined> {
  const { users = [] } = await callAsOwner(place, 'lookup', id, named);
  return users[0];
}

/** Lets an account's login be at a time, in milliseconds since 1970. */
export const touchLogin = (place: Place, id: AccountId, now: number) =>
  callAsOwner(place, 'update', id, { localId: id.localId, lastLoginAt: String(now) });

export const setPassword = (place: Place, id: AccountId, password: string) =>
  callAsOwner(place, 'update', id, { localId: id.localId, password });

/**
 * New tokens.
 * @param refreshToken what the emulator writes into one, which it does not sign
 */
export async function tokensFor(place: Place, refreshToken: Record<string, unknown>) {
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: Buffer.from(JSON.stringify(refreshToken)).toString('base64'),
  });
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const path = 'securetoken.googleapis.com/v1/token?key=proxy';
  const answer = await post(place, path, type, body.toString());
  const { authTime } = refreshToken;
  return withAuthTime({ idToken: answer.id_token, refreshToken: answer.refresh_token }, authTime);
}

/** What a refresh token says for somebody who signed in with one factor. */
export const newRefreshToken = (fields: object) => ({
  _AuthEmulatorRefreshToken: 'DO NOT MODIFY',
  extraClaims: {},
  ...fields,
});
