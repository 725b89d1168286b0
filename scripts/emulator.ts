/* `npm run emulator`: the Auth emulator with its demo accounts, and nothing else. */

import { DEV_URL } from '../packages/app/addresses.ts';
import { runCommand } from './command/command.ts';
import { startAuthEmulator } from './servers/authEmulator.ts';
import { requireFree } from './servers/ports.ts';
import { keepOpen } from './servers/session.ts';

await runCommand(
  async () => {
    await requireFree('auth');
    console.log('Starting the Auth emulator: ten seconds or so …');
    const auth = await startAuthEmulator(DEV_URL, { showEmails: true });
    const hints = [
      `E-mails show here as links; they lead to ${DEV_URL}, or to the shop on this`,
      'machine that asked for them. `npm run emulator:save` keeps what you change.',
    ];
    return keepOpen({ title: 'The accounts are open', auth, hints });
  },
  { codeWhenStopped: 0 },
);
