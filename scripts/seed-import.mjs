import {
  addAccounts,
  changeConfig,
  deleteAllAccounts,
  listAccounts,
  listMails,
  useUp,
} from './emulator-owner.mjs';
import { readSeed, readSeedConfig, seedProblems } from './seed.mjs';

/** The settings that the emulator has where the seed says nothing. */
export const CONFIG_BEFORE_SEED = {
  signIn: { allowDuplicateEmails: false },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
};

/**
 * Puts a running emulator back to the demo accounts: others go, and links in earlier e-mails count no more.
 * @param {string} emulatorUrl
 * @returns {Promise<{ accounts: number, problems: string[] }>} how many there are then, and how they differ from the seed
 */
export async function importSeed(emulatorUrl) {
  const seed = readSeed();
  await deleteAllAccounts(emulatorUrl);
  const mails = await listMails(emulatorUrl);
  await Promise.all(mails.map((mail) => useUp(emulatorUrl, mail)));
  await changeConfig(emulatorUrl, { ...CONFIG_BEFORE_SEED, ...readSeedConfig() });
  const leftOut = await addAccounts(emulatorUrl, seed);
  const found = await listAccounts(emulatorUrl);
  return { accounts: found.length, problems: [...leftOut, ...seedProblems(seed, found)] };
}
