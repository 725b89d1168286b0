import { EMULATOR_URL } from './addresses.mjs';
import { listAccounts } from './emulator-owner.mjs';
import { readSeed, seedProblems } from './seed.mjs';
import { pause } from './waiting.mjs';

/**
 * Waits for the import, which ends shortly after the emulator answers. The emulator leaves out bad
 * accounts in silence, hence this check.
 * @param {object} [options]
 * @param {string} [options.emulatorUrl]
 * @param {number} [options.limit] milliseconds
 * @returns {Promise<string[]>} what is still wrong after that; empty when all is as written
 */
export async function checkSeed({ emulatorUrl = EMULATOR_URL, limit = 15_000 } = {}) {
  const seed = readSeed();
  const deadline = Date.now() + limit;
  for (;;) {
    const problems = seedProblems(seed, await listAccounts(emulatorUrl));
    if (problems.length === 0 || Date.now() > deadline) return problems;
    await pause(200);
  }
}

/** @throws {Error} when the demo accounts are not as written */
export async function requireSeed() {
  const problems = await checkSeed();
  if (problems.length > 0) throw new Error(seedMessage(problems));
}

/**
 * What to tell the person.
 * @param {string[]} problems at least one
 */
export function seedMessage(problems) {
  return `The demo accounts are not as emulator-data/auth_export/accounts.json says:
  ${problems.join('\n  ')}
The emulator leaves out in silence what it cannot import: mend emulator-data, then start again.`;
}
