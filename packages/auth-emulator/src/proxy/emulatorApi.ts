import type { EmulatorAccount } from '../client.ts';
import { withAuthTime } from './authTime.ts';

/* What the proxy itself asks the emulator for. */

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

async function post(url: string, headers: Record<string, string>, body: string) {
  const response = await fetch(url, { method: 'POST', headers, body });
  const answer = await response.json();
  if (!response.ok) throw new RefusedByEmulator(response.status, answer);
  return answer;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * The account that is signed in with an ID token.
 * @throws {RefusedByEmulator} when the token does not count any more
 */
export async function accountOfToken(emulatorUrl: string, idToken: unknown) {
  const url = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=proxy`;
  const { users } = await post(url, JSON_TYPE, JSON.stringify({ idToken }));
  const account: EmulatorAccount = users[0]; // a token that counts is somebody's
  return account;
}

interface AccountId {
  projectId: unknown;
  localId: unknown;
  tenantId?: unknown;
}

/** Asks or changes an account as the owner. */
async function callAsOwner(emulatorUrl: string, operation: string, id: AccountId, body: object) {
  const tenant = id.tenantId === undefined ? '' : `/tenants/${id.tenantId}`;
  const path = `v1/projects/${id.projectId}${tenant}/accounts:${operation}`;
  const headers = { ...JSON_TYPE, authorization: 'Bearer owner' };
  return post(
    `${emulatorUrl}/identitytoolkit.googleapis.com/${path}`,
    headers,
    JSON.stringify(body),
  );
}

/** The account with an ID, if there is one. */
export const accountById = (emulatorUrl: string, id: AccountId) =>
  findAccount(emulatorUrl, id, { localId: [id.localId] });

/** The first account that is named by the fields of `accounts:lookup`. */
export async function findAccount(
  emulatorUrl: string,
  id: AccountId,
  named: object,
): Promise<EmulatorAccount | undefined> {
  const { users = [] } = await callAsOwner(emulatorUrl, 'lookup', id, named);
  return users[0];
}

/** Lets an account's login be at a time, in milliseconds since 1970. */
export const touchLogin = (emulatorUrl: string, id: AccountId, now: number) =>
  callAsOwner(emulatorUrl, 'update', id, { localId: id.localId, lastLoginAt: String(now) });

/**
 * New tokens.
 * @param refreshToken what the emulator writes into one, which it does not sign
 */
export async function tokensFor(emulatorUrl: string, refreshToken: Record<string, unknown>) {
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: Buffer.from(JSON.stringify(refreshToken)).toString('base64'),
  });
  const url = `${emulatorUrl}/securetoken.googleapis.com/v1/token?key=proxy`;
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await post(url, type, body.toString());
  const { authTime } = refreshToken;
  return withAuthTime({ idToken: answer.id_token, refreshToken: answer.refresh_token }, authTime);
}

/** What a refresh token says for somebody who signed in with one factor. */
export const newRefreshToken = (fields: object) => ({
  _AuthEmulatorRefreshToken: 'DO NOT MODIFY',
  extraClaims: {},
  ...fields,
});
