/* `npm run emulator`: the Auth emulator with its demo accounts, and nothing else. */

import { DEV_URL, PORTS } from './addresses.mjs';
import { runCommand } from './command.mjs';
import { startAuthEmulator } from './emulators.mjs';
import { requireFree } from './ports.mjs';
import { keepOpen, showEmail } from './session.mjs';
import { emulatorIsOpen } from './summary.mjs';

await runCommand(
  async () => {
    await requireFree([PORTS.auth]);
    console.log('Starting the Auth emulator: ten seconds or so …');
    const auth = await startAuthEmulator({ appUrl: DEV_URL, onEmail: showEmail });
    return keepOpen(emulatorIsOpen(DEV_URL, auth.accounts), auth);
  },
  { codeWhenStopped: 0 },
);
