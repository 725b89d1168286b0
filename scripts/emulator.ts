/* `npm run emulator`: the Auth emulator with its demo accounts, and nothing else. */

import { SHOP } from '../packages/app/addresses.ts';
import { runCommand } from './command/command.ts';
import { startAuthEmulator } from './servers/authEmulator.ts';
import { requireFree } from './servers/ports.ts';
import { keepOpen } from './servers/session.ts';

await runCommand(
  async () => {
    await requireFree(SHOP, 'auth');
    console.log('Starting the Auth emulator: ten seconds or so …');
    const auth = await startAuthEmulator(SHOP, { actionsAt: SHOP.devUrl, showEmails: true });
    const hints = [
      `E-mails show here as links; they lead to ${SHOP.devUrl}, or to the shop on this`,
      'machine that asked for them. `npm run emulator:save` keeps what you change.',
    ];
    return keepOpen({ title: 'The accounts are open', auth, hints });
  },
  { codeWhenStopped: 0 },
);
