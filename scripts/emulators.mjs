import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PORTS, PROJECT, SITE_URL } from './addresses.mjs';
import { CONFIG_FILE, writeHostingConfig } from './firebase-config.mjs';
import { alsoStop, ROOT, startTool } from './processes.mjs';
import { answers, waitUntil } from './waiting.mjs';

/** @typedef {import('./processes.mjs').Program} Program */

/** The folder of the demo accounts and their password policy. */
export const SEED = relative('.', join(ROOT, 'emulator-data'));

const START_TIMEOUT = 180_000; // ms; 7 to 40 s are usual

/**
 * @typedef {object} StartOptions
 * @property {string} appUrl where links in e-mails lead to
 * @property {(line: string) => void} [onEmail] takes the line that stands for an e-mail: to whom, and the link in it
 */

/**
 * Starts the Auth emulator with the demo accounts. Resolves when it is ready.
 * @param {StartOptions} options
 * @throws {Error} when the seed cannot be read, the port is taken, or it does not start
 */
export async function startAuthEmulator({ appUrl, onEmail = () => undefined }) {
  const { describeAccounts, readPolicy, readSeed, seedMessage, ...emulators } = await import(
    '../packages/auth-emulator/src/index.ts' // not before the clone is prepared: it needs its packages
  );
  const stopping = new AbortController();
  const starting = emulators.startAuthEmulator({
    projectId: PROJECT,
    port: PORTS.auth.port,
    seed: SEED,
    policy: readPolicy(join(SEED, 'password-policy.json')),
    actionUrl: `${appUrl}/auth/action`,
    log: join(ROOT, '.cache', 'emulator.log'),
    onEmail,
    onRefused: console.warn,
    signal: stopping.signal,
  });
  alsoStop(async () => {
    stopping.abort();
    await starting.then(({ ended }) => ended).catch(() => undefined); // why it failed has been told
  });
  const { ended, lastLines, stop, seedProblems } = await starting;
  return {
    /** @type {Program} */
    program: { name: 'The Auth emulator', ended, lastWords: lastLines, stop },
    /** The demo accounts, for the terminal. */
    accounts: describeAccounts(readSeed(SEED).accounts),
    /** What to tell the person when they are not as written. */
    warning: seedProblems.length > 0 ? seedMessage(SEED, seedProblems) : undefined,
  };
}

/**
 * Starts the Hosting emulator with the app's build, which must be there: its headers hold hashes of its pages.
 * Resolves when it is ready.
 * @returns {Promise<Program>}
 * @throws {Error} when there is no build to serve, or it does not start
 */
export async function startHostingEmulator() {
  const log = join(ROOT, '.cache', 'hosting.log');
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(log, '');
  writeHostingConfig();
  const hosting = startTool(
    'The Hosting emulator',
    'firebase-tools',
    ['emulators:start', '--project', PROJECT, '--config', CONFIG_FILE, '--only', 'hosting'],
    {
      // CI and NO_UPDATE_NOTIFIER keep the tool from asking the internet for its news.
      env: { CI: '1', NO_UPDATE_NOTIFIER: '1', FIREBASE_DEBUG_PATH: '.cache/firebase-debug.log' },
      lastWords: () => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-20).join('\n'),
      onOutput: (text) => writeFileSync(log, text, { flag: 'a' }),
    },
  );
  await waitUntil(hosting, () => answers(SITE_URL), START_TIMEOUT);
  return hosting;
}
