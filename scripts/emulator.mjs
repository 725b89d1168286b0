/* `npm run emulator`: the Auth emulator with its demo accounts, and nothing else. */

import { DEV_URL, PORTS } from './addresses.mjs';
import { runCommand } from './command.mjs';
import { emulatorsReady, startEmulators } from './emulators.mjs';
import { requireFree } from './ports.mjs';
import { keepOpen, showMail } from './session.mjs';
import { emulatorIsOpen } from './summary.mjs';

await runCommand(
  async () => {
    await requireFree([PORTS.auth, PORTS.authItself]);
    console.log('Starting the Auth emulator: ten seconds or so …');
    const emulators = await startEmulators({
      hosting: false,
      shopUrl: DEV_URL,
      onMail: showMail,
    });
    return keepOpen({
      opened: emulatorIsOpen(DEV_URL),
      programs: [emulators],
      ready: emulatorsReady(emulators, { hosting: false }),
    });
  },
  { codeWhenStopped: 0 },
);
