/* `npm run emulator:save`: makes what the running Auth emulator holds the demo accounts. */

import { EMULATOR_URL, PROJECT } from './addresses.mjs';
import { runCommand } from './command.mjs';
import { SEED } from './emulators.mjs';

await runCommand(async () => {
  const { createClient, saveSeed } = await import('../packages/auth-emulator/src/index.ts');
  const client = createClient({ url: EMULATOR_URL, projectId: PROJECT });
  const report = await saveSeed(client, SEED).catch((error) => {
    const hint = error.status === undefined ? ' Start it with npm run emulator or npm start.' : '';
    throw new Error(`${error.message}${hint}`);
  });
  console.log(report);
  return 0;
});
