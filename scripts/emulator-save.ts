/* `npm run emulator:save`: stores the running Auth emulator's accounts as the demo accounts. */

import { PROJECT, SHOP } from '../packages/app/addresses.ts';
import { createClient, saveSeed } from '../packages/auth-emulator/src/index.ts';
import { runCommand } from './command/command.ts';
import { SEED } from './servers/authEmulator.ts';

await runCommand(async () => {
  const client = createClient({ url: SHOP.emulatorUrl, projectId: PROJECT });
  const report = await saveSeed(client, SEED).catch((error) => {
    const hint = error.status === undefined ? ' Start it with npm run emulator or npm start.' : '';
    throw new Error(`${error.message}${hint}`);
  });
  console.log(report);
  return 0;
});
