/*
 * `npm run emulator`: the Auth emulator with its demo accounts, and nothing else. `npm run emulator:save` stores the running
 * emulator's accounts as the demo accounts.
 */

import { PROJECT, SHOP } from '../packages/app/addresses.ts';
import { createClient, saveSeed } from '../packages/auth-emulator/src/index.ts';
import { runCommand } from './command/command.ts';
import { SEED, startAuthEmulator } from './servers/authEmulator.ts';
import { requireFree } from './servers/ports.ts';
import { keepOpen } from './servers/session.ts';

async function start(): Promise<number> {
  await requireFree(SHOP, 'auth');
  console.log('Starting the Auth emulator: ten seconds or so …');
  const auth = await startAuthEmulator(SHOP, { actionsAt: SHOP.devUrl, showEmails: true });
  const hints = [
    `E-mails show here as links; they lead to ${SHOP.devUrl}, or to the shop on this`,
    'machine that asked for them. `npm run emulator:save` keeps what you change.',
  ];
  return keepOpen({ title: 'The accounts are open', auth, hints });
}

async function save(): Promise<number> {
  const client = createClient({ url: SHOP.emulatorUrl, projectId: PROJECT });
  const report = await saveSeed(client, SEED).catch((error) => {
    const hint = error.status === undefined ? ' Start it with npm run emulator or npm start.' : '';
    throw new Error(`${error.message}${hint}`);
  });
  console.log(report);
  return 0;
}

await runCommand(process.argv[2] === '--save' ? save : start, { codeWhenStopped: 0 });
