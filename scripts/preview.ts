/* `npm run preview`: the production build, served by the Hosting emulator, with the Auth emulator. */

import { SITE_URL } from '../packages/app/addresses.ts';
import { buildApp, isBuilt } from './builds/builds.ts';
import { runCommand } from './command/command.ts';
import { startAuthEmulator } from './servers/authEmulator.ts';
import { startHostingEmulator } from './servers/hostingEmulator.ts';
import { requireFree } from './servers/ports.ts';
import { keepOpen } from './servers/session.ts';

await runCommand(
  async () => {
    await requireFree('auth', 'hosting');
    if (!isBuilt()) await buildApp();
    console.log('Starting the emulators: ten seconds or so …');
    const [auth, hosting] = await Promise.all([
      startAuthEmulator(SITE_URL, { showEmails: true }),
      startHostingEmulator(),
    ]);
    const hints = ['E-mails show here as links.'];
    return keepOpen({ title: 'ToyStore is open', shopUrl: SITE_URL, auth, hosting, hints });
  },
  { codeWhenStopped: 0 },
);
