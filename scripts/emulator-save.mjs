/* `npm run emulator:save`: makes what the running Auth emulator holds the demo accounts. */

import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { EMULATOR_URL } from './addresses.mjs';
import { runCommand } from './command.mjs';
import { listAccounts, readConfig } from './emulator-owner.mjs';
import { accountsToSave, changesBySaving, configToSave, fileText } from './saved-seed.mjs';
import { readSeed, readSeedConfig, SEED_CONFIG_FILE, SEED_FILE } from './seed.mjs';
import { CONFIG_BEFORE_SEED } from './seed-import.mjs';
import { yellow } from './terminal.mjs';

const NOBODY_ANSWERS = `No Auth emulator answers at ${EMULATOR_URL}. Start it with npm run emulator or npm start.`;

await runCommand(async () => {
  const [found, config] = await Promise.all([
    listAccounts(EMULATOR_URL),
    readConfig(EMULATOR_URL),
  ]).catch((error) => {
    throw error instanceof TypeError ? new Error(NOBODY_ANSWERS) : error; // what fetch throws then
  });

  const seed = readSeed();
  const accounts = accountsToSave(found, seed);
  const changes = changesBySaving(seed, accounts);
  if (!isDeepStrictEqual(accounts, seed)) writeFileSync(SEED_FILE, fileText({ users: accounts }));

  const seedConfig = readSeedConfig();
  const newConfig = configToSave(config, seedConfig, CONFIG_BEFORE_SEED);
  if (!isDeepStrictEqual(newConfig, seedConfig)) {
    writeFileSync(SEED_CONFIG_FILE, fileText(newConfig));
    changes.push('changed: the settings (config.json)');
  }

  const leftOut = found.length - accounts.length;
  if (leftOut > 0)
    console.warn(yellow(`Not saved, because they have no e-mail: ${leftOut} accounts.`));
  console.log(
    changes.length === 0
      ? 'The demo accounts are as they were: nothing to save.'
      : `Saved in emulator-data/auth_export:\n  ${changes.join('\n  ')}`,
  );
  return 0;
});
