/* `npm run preview`: the production build, served by the Hosting emulator, with the Auth emulator. */

import { PORTS, SITE_URL } from './addresses.mjs';
import { runCommand } from './command.mjs';
import { startAuthEmulator, startHostingEmulator } from './emulators.mjs';
import { requireFree } from './ports.mjs';
import { keepOpen, showEmail } from './session.mjs';
import { buildApp, isBuilt } from './shop.mjs';
import { shopIsOpen } from './summary.mjs';

await runCommand(
  async () => {
    await requireFree([PORTS.auth, PORTS.hosting]);
    if (!isBuilt()) await buildApp();
    console.log('Starting the emulators: ten seconds or so …');
    const [auth, hosting] = await Promise.all([
      startAuthEmulator({ appUrl: SITE_URL, onEmail: showEmail }),
      startHostingEmulator(),
    ]);
    return keepOpen(shopIsOpen(SITE_URL, auth.accounts), auth, hosting);
  },
  { codeWhenStopped: 0 },
);
