import { type AccountId, accountById, updateAccount } from '../pipeline/emulatorApi.ts';
import type { Answer, Operation } from '../pipeline/feature.ts';
import { mapPerProject, type Project } from '../pipeline/project.ts';
import { textOf } from '../pipeline/readOperation.ts';
import { claimsOf } from '../pipeline/tokens.ts';

/*
 * An event that ends an account's sessions ends its refresh tokens and the sign-ins that wait for their second factor. Both have a
 * serial number, because the emulator's `validSince` has whole seconds, and goes with a deleted account.
 */

let lastSerial = 0;
export const newSerial = (): number => ++lastSerial;

/** The last serial numbers that have ended. */
const endsOf = mapPerProject<string, number>();

/** Without a `localId`, all accounts of the project or tenant. */
const keyOf = ({ localId = '*', tenantId = '' }: AccountId) => `${tenantId}/${localId}`;

export const hasEnded = (project: Project, { localId, tenantId }: AccountId, serial: unknown) =>
  [{ localId, tenantId }, { tenantId }].some(
    (id) => Number(serial) < (endsOf(project).get(keyOf(id)) ?? 0),
  );

export const noteEndOf = (project: Project, id: AccountId): void =>
  void endsOf(project).set(keyOf(id), newSerial());

/** The operations that give an account another address. */
const readdressing = new WeakSet<Operation>();

/** Ends sessions for servers, too: they compare the time of a login with `validSince`. */
export async function prepareEnds(operation: Operation): Promise<void> {
  const { name, fields, isOwner, project, tenantId } = operation;
  if (name !== 'update') return;
  const now = Math.floor(project.clock.now() / 1000);
  const email = textOf(fields.email)?.toLowerCase();
  if (fields.disableUser === false || email !== undefined) {
    const localId = fields.localId ?? claimsOf(fields.idToken).user_id;
    const account = await accountById(project, { localId, tenantId });
    if ((email ?? account?.email) !== account?.email) readdressing.add(operation);
    // While it is disabled its tokens are refused as such; an earlier end would hide the reason.
    if (fields.disableUser === false && account?.disabled) fields.validSince ??= String(now);
  }
  if (!isOwner) return;
  const asked = Number(fields.validSince);
  const isServersNow = Math.abs(asked - Date.now() / 1000) < 60; // it has another clock
  const isBehind = asked - now > 60; // a clock that was set back: the server's time would refuse new logins
  if (isServersNow) fields.validSince = String(isBehind ? now : Math.max(now, asked));
}

/** Ends the tokens of a deleted account for servers, too, when a new account gets its ID. */
export async function endEarlierAccount({ status, body }: Answer, operation: Operation) {
  const { name, fields, project, tenantId } = operation;
  const isNew = name === 'signInWithCustomToken' ? body.isNewUser : name === 'signUp';
  const { user_id, iat = Math.floor(project.clock.now() / 1000) } = claimsOf(body.idToken);
  const id = { localId: fields.localId ?? user_id, tenantId };
  if (status >= 400 || !isNew || id.localId === undefined || !hasEnded(project, id, 0)) return;
  await updateAccount(project, id, { validSince: String(iat) });
}

/** Notes whose sessions an operation has ended. */
export function noteEnds({ status, body }: Answer, operation: Operation): void {
  const { project, tenantId } = operation;
  if (status >= 400) return;
  const ended = readdressing.has(operation) ? [body.localId] : endedBy(operation, body);
  for (const localId of ended) noteEndOf(project, { localId, tenantId });
}

function endedBy({ name, route, fields, project }: Operation, body: Answer['body']): unknown[] {
  const { idToken, localId, localIds, password, validSince, disableUser } = fields;
  switch (name) {
    case 'signUp':
    case 'update': {
      const isRevoked = Number(validSince) >= Math.floor(project.clock.now() / 1000);
      const isChanged = password !== undefined && (idToken ?? localId) !== undefined;
      return isChanged || isRevoked || disableUser === true ? [body.localId] : [];
    }
    case 'delete':
      return [localId ?? claimsOf(idToken).user_id];
    case 'batchDelete': {
      const kept = Array.isArray(body.errors) ? body.errors.map((error) => error.localId) : [];
      return Array.isArray(localIds) ? localIds.filter((id) => !kept.includes(id)) : [];
    }
    case 'emulator/accounts':
    case 'tenants':
      return route.method === 'DELETE' ? [undefined] : [];
    default:
      return [];
  }
}
