import * as v from 'valibot';
import { type EmulatorAccount, type EmulatorConfig, passwordOf } from '../client.ts';
import { ownerKey } from '../firebase-tools/searchAccounts.ts';
import { findAccount, updateAccount } from '../pipeline/emulatorApi.ts';
import { type Feature, note, type Operation } from '../pipeline/feature.ts';
import { mapPerProject, type Project } from '../pipeline/project.ts';
import {
  type HashedPassword,
  type HashOptions,
  hashOptions,
  verifyPassword,
} from './verifyPassword.ts';

/** Passwords that were imported as hashes, until the first login. */
const importedOf = mapPerProject<string, HashedPassword>();

/**
 * Lets users sign in whose password was imported as a hash. The emulator cannot compare real hashes. The proxy does, and then
 * sets the password: the provider, too, hashes it again at the first login.
 */
export const importedPasswords: Feature = {
  name: 'importedPasswords',
  rewrite: (operation) =>
    operation.name === 'batchCreate' ? noteImport(operation) : adoptPassword(operation),
};

const ALGORITHM =
  /^(SCRYPT|BCRYPT|HMAC_(MD5|SHA(1|256|512))|PBKDF_SHA1|PBKDF2_SHA256|MD5|SHA(1|256|512))$/;

/** A project's hash parameters: `signIn.hashConfig` of its settings at the provider. */
export const hashConfigSchema = v.pipe(
  v.looseObject({
    algorithm: v.pipe(v.string(), v.regex(ALGORITHM, 'write a name such as SCRYPT')),
    signerKey: v.exactOptional(v.string()),
    saltSeparator: v.exactOptional(v.string()),
    rounds: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    memoryCost: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(14))),
  }),
  v.check(
    ({ algorithm, signerKey, rounds, memoryCost }) =>
      algorithm !== 'SCRYPT' || Boolean(signerKey && rounds && memoryCost),
    'SCRYPT needs signerKey, rounds and memoryCost',
  ),
);

const userSchema = v.object({
  localId: v.string(),
  tenantId: v.optional(v.string()),
  passwordHash: v.string(),
  salt: v.optional(v.string(), ''),
});

/** Remembers the hashes of an import. An import without hashes names no algorithm. */
function noteImport({ fields, project, tenantId }: Operation): void {
  const { success, output } = v.safeParse(hashOptions, fields);
  if (!success || !Array.isArray(fields.users)) return;
  const users = fields.users.map((user) => ({ ...user, tenantId }));
  noteHashes(project, output, users);
}

/** @returns the accounts whose hash is unusable, a sentence each */
export function loadHashes(
  project: Project,
  accounts: EmulatorAccount[],
  { signIn }: EmulatorConfig,
): string[] {
  const hashed = accounts.filter(
    (account) => account.passwordHash !== undefined && passwordOf(account) === undefined,
  );
  if (signIn?.hashConfig === undefined) {
    return hashed.map(
      ({ email, localId }) =>
        `${email ?? localId}: its password hash is unusable without signIn.hashConfig in config.json.`,
    );
  }
  const { algorithm, ...options } = v.parse(hashConfigSchema, signIn.hashConfig);
  noteHashes(project, v.parse(hashOptions, { hashAlgorithm: algorithm, ...options }), hashed);
  return [];
}

function noteHashes(project: Project, options: HashOptions, users: unknown[]): void {
  for (const user of users) {
    const { success, output } = v.safeParse(userSchema, user);
    if (!success) continue; // an account without a password
    const { passwordHash, salt } = output;
    importedOf(project).set(ownerKey(output), { options, passwordHash, salt });
  }
}

/** Sets the password of an account that was imported with its hash, if the sent password matches. */
async function adoptPassword(operation: Operation): Promise<void> {
  const { name, fields, project, tenantId } = operation;
  const { email, password } = fields;
  const passwords = importedOf(project);
  if (name !== 'signInWithPassword' || passwords.size === 0) return;
  if (typeof email !== 'string' || typeof password !== 'string') return;
  const account = await findAccount(project, { tenantId }, { email: [email] });
  if (account === undefined) return;
  const id = { localId: account.localId, tenantId };
  const imported = passwords.get(ownerKey(id));
  if (imported === undefined || imported.passwordHash !== account.passwordHash) return; // it was changed
  const isRight = await verifyPassword(password, imported).catch(() => false); // the options are invalid
  if (!isRight) return;
  await updateAccount(project, id, { password });
  note(operation, 'importedPasswords', 'verified the imported hash');
  passwords.delete(ownerKey(id));
}
