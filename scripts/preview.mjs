/* `npm run preview`: the production build, served by the Hosting emulator, with the Auth emulator. */

import { PORTS, SITE_URL } from './addresses.mjs';
import { runCommand } from './command.mjs';
import { emulatorsReady, startEmulators } from './emulators.mjs';
import { requireFree } from './ports.mjs';
import { keepOpen, showMail } from './session.mjs';
import { buildApp, isBuilt } from './shop.mjs';
import { shopIsOpen } from './summary.mjs';

await runCommand(
  async () => {
    await requireFree([PORTS.auth, PORTS.authItself, PORTS.hosting]);
    if (!isBuilt()) await buildApp();
    console.log('Starting the emulators: ten seconds or so …');
    const emulators = await startEmulators({
      hosting: true,
      shopUrl: SITE_URL,
      onMail: showMail,
    });
    return keepOpen({
      opened: shopIsOpen(SITE_URL),
      programs: [emulators],
      ready: emulatorsReady(emulators, { hosting: true }),
    });
  },
  { codeWhenStopped: 0 },
);
