import { findAccount, readEmulator, updateAccount } from '../pipeline/emulatorApi.ts';
import { type Answer, note, type Operation } from '../pipeline/feature.ts';
import { noteEndOf } from './ends.ts';

/*
 * A link that changes an account's address or password ends every session of the account, as at the provider. The emulator's
 * answer does not contain the link's purpose.
 */

const ENDS_SESSIONS: unknown[] = ['PASSWORD_RESET', 'RECOVER_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'];

const addresses = new WeakMap<Operation, string>();

/** Remembers the address that an account will have, before its link is used. */
export async function noteAddress(operation: Operation): Promise<void> {
  const { name, fields, project, tenantId } = operation;
  const usesLink = name === 'resetPassword' ? fields.newPassword : name === 'update';
  if (!usesLink || fields.oobCode === undefined || fields.mode === 'verifyEmail') return;
  const { oobCodes = [] } = await readEmulator(project, 'oobCodes', tenantId);
  for (const { oobCode, requestType, email, newEmail = email } of oobCodes) {
    if (oobCode !== fields.oobCode || !ENDS_SESSIONS.includes(requestType)) continue;
    addresses.set(operation, newEmail);
  }
}

/** Ends the sessions of an account whose link was used. */
export async function endSessions({ status }: Answer, operation: Operation): Promise<void> {
  const { project, tenantId } = operation;
  const email = addresses.get(operation);
  if (email === undefined || status >= 400) return;
  const account = await findAccount(project, { tenantId }, { email: [email] });
  if (account === undefined) return;
  const id = { localId: account.localId, tenantId };
  noteEndOf(project, id);
  const validSince = String(Math.floor(project.clock.now() / 1000));
  await updateAccount(project, id, { validSince });
  note(operation, 'sessions', 'ended the sessions of the account');
}
