import { join, relative } from 'node:path';
import { styleText } from 'node:util';
import { type Addresses, PROJECT } from '../../packages/app/addresses.ts';
import { loadShop } from '../../packages/app/build/shop/loadShop.ts';
import { readMails } from '../../packages/app/build/shop/readMails.ts';
import { selectedShop } from '../../packages/app/build/shop/selectedShop.ts';
import * as emulators from '../../packages/auth-emulator/src/index.ts';
import { buildEmulatorPage } from '../builds/builds.ts';
import { ROOT, stopSignal, waitForEnd } from '../command/programs.ts';

/** The folder of the demo accounts and their password policy. */
export const SEED = relative('.', join(ROOT, 'emulator-data'));

/** Returns the demo accounts as text for the terminal. */
export const demoAccounts = () => emulators.describeAccounts(emulators.readSeed(SEED).accounts);

interface AuthEmulatorOptions {
  /** The address of the shop in the links of e-mails. */
  actionsAt: string;
  /** Whether to print e-mails. */
  showEmails?: boolean;
}

/**
 * Starts the Auth emulator with the demo accounts, and the e-mails of the selected shop. Builds its page if that is out of date. Resolves when it is ready.
 * @throws {Error} if the seed cannot be read, the port is in use, or the emulator does not start
 */
export async function startAuthEmulator(
  { ports, emulatorLog }: Addresses,
  { actionsAt, showEmails = false }: AuthEmulatorOptions,
) {
  const starting = emulators.startAuthEmulator({
    projectId: PROJECT,
    port: ports.auth,
    seed: SEED,
    policy: emulators.readPolicy(join(SEED, 'password-policy.json')),
    mailTemplates: readMails(await loadShop(selectedShop())),
    actionUrl: `${actionsAt}/auth/action`,
    log: join(ROOT, emulatorLog),
    onEmail: (line) => showEmails && console.log(`${styleText('dim', 'E-mail:')} ${line}`),
    onRefused: console.warn,
    signal: stopSignal,
  });
  waitForEnd(starting.then(({ ended }) => ended));
  const [{ ended, lastLines, seedProblems }] = await Promise.all([starting, buildEmulatorPage()]);
  return {
    /** Rejects when it ends. */
    ended: ended.then((code): never => {
      throw new Error(`The Auth emulator ended (exit code ${code}).\n${lastLines()}`);
    }),
    /** The message if the accounts differ from the seed. */
    warning: seedProblems.length > 0 ? emulators.seedMessage(SEED, seedProblems) : undefined,
  };
}
