/* `npm start`: the shop in development, with the Auth emulator and its demo accounts. */

import { DEV_URL, PORTS } from './addresses.mjs';
import { runCommand } from './command.mjs';
import { emulatorsReady, startEmulators } from './emulators.mjs';
import { requireFree } from './ports.mjs';
import { keepOpen, showMail } from './session.mjs';
import { devServerReady, EMULATOR_ACCOUNTS, startDevServer } from './shop.mjs';
import { shopIsOpen } from './summary.mjs';

await runCommand(
  async () => {
    await requireFree([PORTS.auth, PORTS.authItself, PORTS.dev]);
    console.log('Starting the Auth emulator and the dev server: ten seconds or so …');
    const emulators = await startEmulators({
      hosting: false,
      shopUrl: DEV_URL,
      onMail: showMail,
    });
    const server = startDevServer({ env: EMULATOR_ACCOUNTS }); // those of the emulator that was just started
    return keepOpen({
      opened: shopIsOpen(DEV_URL),
      programs: [emulators, server],
      ready: Promise.all([emulatorsReady(emulators, { hosting: false }), devServerReady(server)]),
    });
  },
  { codeWhenStopped: 0 },
);
