import * as v from 'valibot';
import { type EmulatorAccount, type EmulatorConfig, passwordOf } from '../client.ts';
import { findAccount, updateAccount } from '../pipeline/emulatorApi.ts';
import type { Feature, Operation } from '../pipeline/feature.ts';
import { type Project, perProject } from '../pipeline/project.ts';
import {
  type HashedPassword,
  type HashOptions,
  hashOptions,
  verifyPassword,
} from './verifyPassword.ts';

/** Passwords that were imported as hashes, by the account's ID, until their first login. */
const importedOf = perProject(() => new Map<string, HashedPassword>());

/**
 * People whose password was imported as a hash can sign in. The emulator compares no real hashes; the proxy does, and then sets
 * the password, as the provider hashes it again at the first login.
 */
export const importedPasswords: Feature = {
  rewrite: (operation) =>
    operation.name === 'batchCreate' ? noteImport(operation) : adoptPassword(operation),
};

/** How a project hashes passwords: `signIn.hashConfig` of its settings at the provider. */
export const hashConfigSchema = v.pipe(
  v.looseObject({
    algorithm: v.pipe(
      v.string(),
      v.regex(
        /^(SCRYPT|BCRYPT|HMAC_(MD5|SHA(1|256|512))|PBKDF_SHA1|PBKDF2_SHA256|MD5|SHA(1|256|512))$/,
        'it is such as SCRYPT',
      ),
    ),
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
  passwordHash: v.string(),
  salt: v.optional(v.string(), ''),
});

/** Remembers how the passwords of an import were hashed. An import without hashes names no algorithm. */
function noteImport({ fields, project }: Operation): void {
  const { success, output } = v.safeParse(hashOptions, fields);
  if (success && Array.isArray(fields.users)) noteHashes(project, output, fields.users);
}

/**
 * Lets the accounts of a seed sign in by their production password hashes.
 * @returns the accounts whose hash is unusable, a sentence each
 */
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
  if (imported === undefined) return;
  const isRight = await verifyPassword(password, imported).catch(() => false); // options that no algorithm takes
  if (!isRight) return;
  await updateAccount(project, { localId: account.localId, tenantId }, { password });
  passwords.delete(account.localId);
}
