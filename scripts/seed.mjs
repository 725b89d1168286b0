import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} SeedProvider a way to sign in besides a password
 * @property {string} providerId
 * @property {string} rawId
 * @property {string} [email]
 * @property {string} [displayName]
 * @property {string} [photoUrl]
 * @property {string} [screenName]
 */

/**
 * @typedef {object} SeedAccount an account of emulator-data/auth_export/accounts.json
 * @property {string} localId
 * @property {string} email
 * @property {boolean} emailVerified
 * @property {string} [rawPassword]
 * @property {string} [displayName]
 * @property {string} [photoUrl]
 * @property {boolean} [disabled]
 * @property {string} [phoneNumber]
 * @property {string} [customAttributes] the account's claims, as JSON
 * @property {SeedProvider[]} [providerUserInfo]
 */

/**
 * @typedef {Omit<SeedAccount, 'rawPassword'> & { passwordHash?: string, salt?: string }} EmulatorAccount
 * as the emulator lists it
 */

const TEXTS = /** @type {const} */ ([
  'localId',
  'displayName',
  'photoUrl',
  'phoneNumber',
  'customAttributes',
]);

const FOLDER = new URL('../emulator-data/auth_export/', import.meta.url);
export const SEED_FILE = new URL('accounts.json', FOLDER);
export const SEED_CONFIG_FILE = new URL('config.json', FOLDER);

/**
 * @returns {SeedAccount[]}
 * @throws {Error} when the file is not what it should be
 */
export function readSeed() {
  const { users } = readJson(SEED_FILE);
  if (!Array.isArray(users))
    throw new Error('emulator-data/auth_export/accounts.json has no list "users".');
  return users;
}

/**
 * The seed's settings of the emulator.
 * @returns {import('./emulator-owner.mjs').EmulatorConfig}
 */
export function readSeedConfig() {
  return readJson(SEED_CONFIG_FILE);
}

/** @param {URL} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${fileURLToPath(file)} cannot be read: ${error}`);
  }
}

/**
 * How the emulator's accounts differ from the seed, one sentence a difference; other accounts may be there.
 * @param {SeedAccount[]} seed
 * @param {EmulatorAccount[]} found
 */
export function seedProblems(seed, found) {
  return seed.flatMap((account) => {
    const match = found.find(({ email }) => email === account.email);
    return match === undefined
      ? [`${account.email} is missing.`]
      : accountProblems(account, match).map((problem) => `${account.email}: ${problem}`);
  });
}

/**
 * @param {SeedAccount} want
 * @param {EmulatorAccount} have
 */
function accountProblems(want, have) {
  const problems = [];
  for (const field of TEXTS) {
    if (have[field] !== want[field]) {
      problems.push(`${field} is ${have[field] ?? 'absent'}, not ${want[field] ?? 'absent'}.`);
    }
  }
  for (const flag of /** @type {const} */ (['emailVerified', 'disabled'])) {
    if (Boolean(have[flag]) !== Boolean(want[flag])) {
      problems.push(`${flag} is ${Boolean(have[flag])}.`);
    }
  }
  if (want.rawPassword !== undefined && passwordOf(have) !== want.rawPassword) {
    problems.push('its password is another.');
  }
  for (const { providerId, rawId } of want.providerUserInfo ?? []) {
    const linked = have.providerUserInfo?.some(
      (provider) => provider.providerId === providerId && provider.rawId === rawId,
    );
    if (!linked) problems.push(`it is not linked to ${providerId}.`);
  }
  return problems;
}

/**
 * The password of an account. The emulator hashes nothing: it keeps the password readable in its "hash".
 * @param {Pick<EmulatorAccount, 'passwordHash' | 'salt'>} account
 * @returns {string | undefined} undefined when it has none, or one that came with a real hash
 */
export function passwordOf({ passwordHash, salt }) {
  const beginning = `fakeHash:salt=${salt}:password=`;
  return passwordHash?.startsWith(beginning) ? passwordHash.slice(beginning.length) : undefined;
}
