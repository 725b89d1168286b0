/* `npm run preview [-- --shop <id>]`: the production build, served by the Hosting emulator, with the Auth emulator. */

import { SHOP } from '../packages/app/addresses.ts';
import { buildApp, isBuilt } from './builds/builds.ts';
import { runCommand } from './command/command.ts';
import { selectShop } from './command/selectShop.ts';
import { startAuthEmulator } from './servers/authEmulator.ts';
import { startHostingEmulator } from './servers/hostingEmulator.ts';
import { requireFree } from './servers/ports.ts';
import { keepOpen } from './servers/session.ts';

await runCommand(
  async () => {
    const { name } = await selectShop();
    await requireFree(SHOP, 'auth', 'hosting');
    if (!isBuilt(SHOP)) await buildApp(SHOP);
    console.log('Starting the emulators: ten seconds or so …');
    const [auth, hosting] = await Promise.all([
      startAuthEmulator(SHOP, { actionsAt: SHOP.siteUrl, showEmails: true }),
      startHostingEmulator(SHOP),
    ]);
    const hints = ['E-mails show here as links.'];
    return keepOpen({ title: `${name} is open`, shopUrl: SHOP.siteUrl, auth, hosting, hints });
  },
  { codeWhenStopped: 0 },
);
