import type { EmulatorAccount } from '../client.ts';
import { headersFor, type Project } from './project.ts';
import { Refusal } from './refusal.ts';

interface Sent {
  method?: string;
  body?: object;
  /** Sends it without the owner's rights. */
  asApp?: boolean;
}

/** @throws {Refusal} with the emulator's answer, if that is an error */
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

/** @throws {Refusal} if the token is invalid */
export async function accountOfToken(project: Project, idToken: unknown): Promise<EmulatorAccount> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:lookup?key=proxy';
  const { users } = await callEmulator(project, path, { body: { idToken }, asApp: true });
  return users[0]; // a valid token has an account
}

export interface AccountId {
  localId?: unknown;
  tenantId?: unknown;
}

const pathOf = ({ id }: Project, tenantId: unknown) =>
  `v1/projects/${id}${tenantId === undefined ? '' : `/tenants/${encodeURIComponent(String(tenantId))}`}`;

const callAccounts = (project: Project, name: string, { tenantId }: AccountId, body: object) =>
  callEmulator(
    project,
    `identitytoolkit.googleapis.com/${pathOf(project, tenantId)}/accounts:${name}`,
    { body },
  );

export const accountById = (project: Project, id: AccountId) =>
  findAccount(project, id, { localId: [id.localId] });

/** Returns the first account that `accounts:lookup` finds by its fields. */
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

export const deleteAccount = (project: Project, id: AccountId) =>
  callAccounts(project, 'delete', id, { localId: id.localId });

/** @returns why the emulator did not import it */
export async function importAccount(
  project: Project,
  account: EmulatorAccount,
): Promise<string | undefined> {
  const { error = [] } = await callAccounts(project, 'batchCreate', account, { users: [account] });
  return error[0]?.message;
}

/** Returns the accounts that have, or first had, one of these addresses. */
export async function accountsByAddress(
  project: Project,
  emails: string[],
): Promise<EmulatorAccount[]> {
  const { userInfo = [] } = await callEmulator(project, 'toystore/addressees', {
    body: { emails },
  });
  return userInfo;
}

/** Reads `oobCodes`, `verificationCodes` or `config` of a project or of one of its tenants. */
export const readEmulator = (project: Project, name: string, tenantId?: string) =>
  callEmulator(project, `emulator/${pathOf(project, tenantId)}/${name}`, { method: 'GET' });
