import * as v from 'valibot';
import { verifyPassword } from '../signing/verifyPassword.ts';
import { findAccount, setPassword } from './emulatorApi.ts';
import type { Exchange } from './exchange.ts';
import type { Fields } from './requestFields.ts';

/*
 * The emulator compares no real hashes: who was imported with one could never sign in. The proxy does, and then sets the
 * password, as the provider hashes it anew at the first login.
 */

const text = v.optional(v.string(), '');
const number = v.optional(v.number(), 0);

/** By the names of the fields, in small letters. */
const optionsSchema = v.object({
  hashalgorithm: v.pipe(v.string(), v.nonEmpty()),
  signerkey: text,
  saltseparator: text,
  rounds: number,
  memorycost: number,
  cpumemcost: number,
  parallelization: number,
  blocksize: number,
  dklen: number,
  passwordhashorder: text,
  users: v.array(v.unknown()),
});
const userSchema = v.object({ localId: v.string(), passwordHash: v.string(), salt: text });

/**
 * Remembers how the passwords of an import were hashed.
 * @returns that nothing is refused
 */
export function noteImport({ settings }: Exchange, fields: Fields): false {
  const sent = v.safeParse(optionsSchema, Object.fromEntries(fields));
  if (!sent.success) return false; // an import without hashes
  const { users, ...options } = sent.output;
  const hashOptions = {
    hashAlgorithm: options.hashalgorithm,
    signerKey: options.signerkey,
    saltSeparator: options.saltseparator,
    rounds: options.rounds,
    memoryCost: options.memorycost,
    cpuMemCost: options.cpumemcost,
    parallelization: options.parallelization,
    blockSize: options.blocksize,
    dkLen: options.dklen,
    passwordHashOrder: options.passwordhashorder,
  };
  for (const user of users) {
    const { success, output } = v.safeParse(userSchema, user);
    if (!success) continue; // one without a password
    const { localId, passwordHash, salt } = output;
    settings.importedPasswords.set(localId, { options: hashOptions, passwordHash, salt });
  }
  return false;
}

/** Whether somebody may sign in whose password was imported. */
export const mayBeImported = ({ settings }: Exchange, operation: string) =>
  operation === 'signInWithPassword' && settings.importedPasswords.size > 0;

/**
 * Sets the password of an account that was imported with its hash, if it is the one that is sent now.
 * @returns that nothing is refused
 */
export async function adoptPassword({ settings }: Exchange, fields: Fields): Promise<false> {
  const [email, password] = [fields.get('email'), fields.get('password')];
  if (typeof email !== 'string' || typeof password !== 'string') return false;
  const tenantId = fields.get('tenantid');
  const account = await findAccount(settings, { tenantId }, { email: [email] });
  const imported = settings.importedPasswords.get(account?.localId ?? '');
  if (
    account === undefined ||
    imported === undefined ||
    imported.passwordHash !== account.passwordHash
  )
    return false; // it was changed
  if (!(await verifyPassword(password, imported))) return false;
  await setPassword(settings, { localId: account.localId, tenantId }, password);
  settings.importedPasswords.delete(account.localId);
  return false;
}
