import { readFileSync } from 'node:fs';
import { EMULATOR_URL, PROJECT } from './addresses.mjs';
import { pause } from './waiting.mjs';

/**
 * @typedef {object} SeedAccount an account of emulator-data/auth_export/accounts.json
 * @property {string} localId
 * @property {string} email
 * @property {boolean} emailVerified
 * @property {string} [rawPassword]
 * @property {string} [displayName]
 * @property {string} [photoUrl]
 * @property {boolean} [disabled]
 * @property {{ providerId: string, rawId: string }[]} [providerUserInfo]
 */

/** @typedef {Omit<SeedAccount, 'rawPassword'> & { passwordHash?: string }} EmulatorAccount as the emulator lists it */

/** @returns {SeedAccount[]} */
export function readSeed() {
  const file = new URL('../emulator-data/auth_export/accounts.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).users;
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
  for (const field of /** @type {const} */ (['localId', 'displayName', 'photoUrl'])) {
    if (have[field] !== want[field]) {
      problems.push(`${field} is ${have[field] ?? 'absent'}, not ${want[field] ?? 'absent'}.`);
    }
  }
  for (const flag of /** @type {const} */ (['emailVerified', 'disabled'])) {
    if (Boolean(have[flag]) !== Boolean(want[flag])) {
      problems.push(`${flag} is ${Boolean(have[flag])}.`);
    }
  }
  // The emulator hashes nothing: it keeps the password readable at the end of its "hash".
  if (want.rawPassword !== undefined && !have.passwordHash?.endsWith(`=${want.rawPassword}`)) {
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
 * Waits for the import, which ends shortly after the emulator answers. The emulator skips a bad
 * import in silence, hence this check.
 * @param {number} limit milliseconds
 * @returns {Promise<string[]>} what is still wrong after that; empty when all is as written
 */
export async function checkSeed(limit = 15_000) {
  const seed = readSeed();
  const deadline = Date.now() + limit;
  for (;;) {
    const problems = seedProblems(seed, await listAccounts());
    if (problems.length === 0 || Date.now() > deadline) return problems;
    await pause(200);
  }
}

/** @throws {Error} when the demo accounts are not as written */
export async function requireSeed() {
  const problems = await checkSeed();
  if (problems.length > 0) throw new Error(`The demo accounts are wrong:\n${problems.join('\n')}`);
}

/** @returns {Promise<EmulatorAccount[]>} */
async function listAccounts() {
  const response = await fetch(
    `${EMULATOR_URL}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:query`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: '{}',
    },
  );
  const { userInfo = [] } = await response.json();
  return userInfo;
}
