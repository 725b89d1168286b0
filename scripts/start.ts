/* `npm start [-- --shop <id>]`: the shop in development, with the Auth emulator and its demo accounts. */

import { SHOP } from '../packages/app/addresses.ts';
import { runCommand } from './command/command.ts';
import { selectShop } from './command/selectShop.ts';
import { startAuthEmulator } from './servers/authEmulator.ts';
import { startDevServer } from './servers/devServer.ts';
import { requireFree } from './servers/ports.ts';
import { keepOpen } from './servers/session.ts';

await runCommand(
  async () => {
    const { name } = await selectShop('development');
    await requireFree(SHOP, 'auth', 'dev');
    console.log('Starting the Auth emulator and the dev server: ten seconds or so …');
    const [auth] = await Promise.all([
      startAuthEmulator(SHOP, { actionsAt: SHOP.devUrl, showEmails: true }),
      startDevServer(SHOP),
    ]);
    const hints = ['E-mails show here as links.'];
    return keepOpen({ title: `${name} is open`, shopUrl: SHOP.devUrl, auth, hints });
  },
  { codeWhenStopped: 0 },
);
