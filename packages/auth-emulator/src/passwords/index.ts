import * as v from 'valibot';
import { findAccount, updateAccount } from '../pipeline/emulatorApi.ts';
import type { Feature, Operation } from '../pipeline/feature.ts';
import { perProject } from '../pipeline/project.ts';
import { type HashedPassword, hashOptions, verifyPassword } from './verifyPassword.ts';

/** Passwords that were imported as hashes, by the account's ID, until their first login. */
const importedOf = perProject(() => new Map<string, HashedPassword>());

/**
 * People whose password was imported as a hash can sign in. The emulator compares no real hashes; the proxy does, and then sets
 * the password, as the provider hashes it again at the first login.
 */
export const importedPasswords: Feature = {
  rewrite: (operation) =>
    operation.name === 'batchCreate' ? noteImport(operation) : adoptPassword(operation),
  reset: importedOf.forget,
};

const importSchema = v.object({ ...hashOptions.entries, users: v.array(v.unknown()) });
const userSchema = v.object({
  localId: v.string(),
  passwordHash: v.string(),
  salt: v.optional(v.string(), ''),
});

function noteImport({ fields, project }: Operation): void {
  const sent = v.safeParse(importSchema, fields);
  if (!sent.success) return; // an import without hashes
  const { users, ...options } = sent.output;
  for (const user of users) {
    const { success, output } = v.safeParse(userSchema, user);
    if (!success) continue; // one without a password
    const { localId, passwordHash, salt } = output;
    importedOf(project).set(localId, { options, passwordHash, salt });
  }
}

/** Sets the password of an account that was imported with its hash, if it is the one that is sent now. */
async function adoptPassword({ name, fields, project, tenantId }: Operation): Promise<void> {
  const { email, password } = fields;
  const passwords = importedOf(project);
  if (name !== 'signInWithPassword' || passwords.size === 0) return;
  if (typeof email !== 'string' || typeof password !== 'string') return;
  const account = await findAccount(project, { tenantId }, { email: [email] });
  const imported = passwords.get(account?.localId ?? '');
  if (account === undefined || imported?.passwordHash !== account.passwordHash) return; // it was changed
  if (imported === undefined || !(await verifyPassword(password, imported))) return;
  await updateAccount(project, { localId: account.localId, tenantId }, { password });
  passwords.delete(account.localId);
}
