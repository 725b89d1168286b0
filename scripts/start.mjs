/* `npm start`: the shop in development, with the Auth emulator and its demo accounts. */

import { DEV_URL, PORTS } from './addresses.mjs';
import { runCommand } from './command.mjs';
import { startAuthEmulator } from './emulators.mjs';
import { requireFree } from './ports.mjs';
import { keepOpen, showEmail } from './session.mjs';
import { devServerReady, EMULATOR_ACCOUNTS, startDevServer } from './shop.mjs';
import { shopIsOpen } from './summary.mjs';

await runCommand(
  async () => {
    await requireFree([PORTS.auth, PORTS.dev]);
    console.log('Starting the Auth emulator and the dev server: ten seconds or so …');
    const server = startDevServer({ env: EMULATOR_ACCOUNTS }); // those of the emulator that is started beside it
    const [auth] = await Promise.all([
      startAuthEmulator({ appUrl: DEV_URL, onEmail: showEmail }),
      devServerReady(server),
    ]);
    return keepOpen(shopIsOpen(DEV_URL, auth.accounts), auth, server);
  },
  { codeWhenStopped: 0 },
);
