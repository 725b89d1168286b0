import type { EmulatorAccount } from '../client.ts';
import { headersFor, type Project } from './project.ts';
import { Refusal } from './refusal.ts';

/* What the proxy itself asks the emulator for. */

interface Sent {
  method?: string;
  body?: object;
  /** Whether it is sent as an app would send it, without the owner's rights. */
  asApp?: boolean;
}

/** @throws {Refusal} with the emulator's own answer, when that is no success */
export async function callEmulator(
  project: Project,
  path: string,
  { method = 'POST', body, asApp = false }: Sent = {},
) {
  const response = await fetch(`${project.emulatorUrl}/${path}`, {
    method,
    headers: {
      ...headersFor(project),
      'content-type': 'application/json',
      ...(!asApp && { authorization: 'Bearer owner' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Refusal('The emulator refused it.', response.status, answer);
  return answer;
}

/**
 * The account that is signed in with an ID token.
 * @throws {Refusal} when the token does not count any more
 */
export async function accountOfToken(project: Project, idToken: unknown): Promise<EmulatorAccount> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:lookup?key=proxy';
  const { users } = await callEmulator(project, path, { body: { idToken }, asApp: true });
  return users[0]; // a token that counts is somebody's
}

export interface AccountId {
  localId?: unknown;
  tenantId?: unknown;
}

const pathOf = ({ id }: Project, tenantId: unknown) =>
  `v1/projects/${id}${tenantId === undefined ? '' : `/tenants/${encodeURIComponent(String(tenantId))}`}`;

/** Asks or changes an account as the owner. */
const callAccounts = (project: Project, name: string, { tenantId }: AccountId, body: object) =>
  callEmulator(
    project,
    `identitytoolkit.googleapis.com/${pathOf(project, tenantId)}/accounts:${name}`,
    { body },
  );

/** The account with an ID, if there is one. */
export const accountById = (project: Project, id: AccountId) =>
  findAccount(project, id, { localId: [id.localId] });

/** The first account that is named by the fields of `accounts:lookup`. */
export async function findAccount(
  project: Project,
  id: AccountId,
  named: object,
): Promise<EmulatorAccount | undefined> {
  const { users = [] } = await callAccounts(project, 'lookup', id, named);
  return users[0];
}

export async function listAccounts(
  project: Project,
  tenantId?: string,
): Promise<EmulatorAccount[]> {
  const { userInfo = [] } = await callAccounts(project, 'query', { tenantId }, {});
  return userInfo;
}

export const updateAccount = (project: Project, id: AccountId, changes: object) =>
  callAccounts(project, 'update', id, { localId: id.localId, ...changes });

/** What only the emulator has, of a project or of one of its tenants: `oobCodes`, `verificationCodes`, `config`. */
export const readEmulator = (project: Project, name: string, tenantId?: string) =>
  callEmulator(project, `emulator/${pathOf(project, tenantId)}/${name}`, { method: 'GET' });
