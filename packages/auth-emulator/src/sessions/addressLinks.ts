import { findAccount, readEmulator, updateAccount } from '../pipeline/emulatorApi.ts';
import { type Answer, note, type Operation } from '../pipeline/feature.ts';

/*
 * A link that changes an account's address ends every session of the account, as at the provider. The emulator ends none,
 * and its answer does not contain the link's purpose.
 */

const CHANGES_ADDRESS: unknown[] = ['RECOVER_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'];

const newAddresses = new WeakMap<Operation, string>();

/** Remembers the new address of an account before its link is used. */
export async function noteNewAddress(operation: Operation): Promise<void> {
  const { name, fields, project, tenantId } = operation;
  if (name !== 'update' || fields.oobCode === undefined || fields.mode === 'verifyEmail') return;
  const { oobCodes = [] } = await readEmulator(project, 'oobCodes', tenantId);
  for (const { oobCode, requestType, email, newEmail = email } of oobCodes) {
    if (oobCode !== fields.oobCode || !CHANGES_ADDRESS.includes(requestType)) continue;
    newAddresses.set(operation, newEmail);
  }
}

/** Ends the sessions of an account whose address was changed by a link. */
export async function endSessions({ status }: Answer, operation: Operation): Promise<void> {
  const { project, tenantId } = operation;
  const email = newAddresses.get(operation);
  if (email === undefined || status >= 400) return;
  const account = await findAccount(project, { tenantId }, { email: [email] });
  if (account === undefined) return;
  const validSince = String(Math.floor(project.clock.now() / 1000));
  await updateAccount(project, { localId: account.localId, tenantId }, { validSince });
  note(operation, 'sessions', 'ended the sessions of the account');
}
