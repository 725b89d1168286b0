import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMULATOR_ITSELF_URL, EMULATOR_URL, PROJECT, SITE_URL } from './addresses.mjs';
import { withOwnLinks } from './auth-front/action-links.mjs';
import { startAuthFront } from './auth-front.mjs';
import { CONFIG_FILE, writeFirebaseConfig } from './firebase-config.mjs';
import { lineReader, mailIn } from './mail.mjs';
import { ROOT, startTool } from './processes.mjs';
import { readSeed } from './seed.mjs';
import { answers, waitUntil } from './waiting.mjs';

const LOG = join('.cache', 'emulator.log');
const FIRST_START = 180_000; // ms; 7 to 40 s are usual

/**
 * Starts the Auth emulator with the demo accounts, behind its front, and if asked the Hosting emulator
 * with the app's build. What they print goes to .cache/emulator.log.
 * @param {object} options
 * @param {boolean} options.hosting the build must be there: its headers hold hashes of its pages
 * @param {string} options.shopUrl where links in e-mails lead to
 * @param {(line: string) => void} [options.onMail] takes the line that stands for an e-mail: to whom, and the link in it
 * @throws {Error} when the seed cannot be read, there is no build to serve, or the front cannot listen
 */
export async function startEmulators({ hosting, shopUrl, onMail }) {
  readSeed();
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(join(ROOT, LOG), '');
  writeFirebaseConfig({ hosting });
  const front = { emulatorUrl: EMULATOR_ITSELF_URL, ownUrl: EMULATOR_URL, shopUrl };
  const { close } = await startAuthFront(front);
  const output = lineReader((text) => {
    const line = withOwnLinks(text, front);
    writeFileSync(join(ROOT, LOG), `${line}\n`, { flag: 'a' });
    const mail = mailIn(line);
    if (mail !== undefined) onMail?.(mail);
  });
  const emulators = startTool(
    hosting ? 'The emulators' : 'The Auth emulator',
    'firebase-tools',
    [
      ...['emulators:start', '--project', PROJECT, '--config', CONFIG_FILE],
      ...['--only', hosting ? 'auth,hosting' : 'auth', '--import', 'emulator-data'],
    ],
    {
      // CI and NO_UPDATE_NOTIFIER keep the tool from asking the internet for its news.
      env: { CI: '1', NO_UPDATE_NOTIFIER: '1', FIREBASE_DEBUG_PATH: '.cache/firebase-debug.log' },
      lastWords() {
        output.end();
        return logTail();
      },
      onOutput: output.read,
    },
  );
  emulators.ended.then(close);
  return emulators;
}

/**
 * Waits until the emulators answer.
 * @param {import('./processes.mjs').Program} emulators
 * @param {{ hosting: boolean }} options as for startEmulators
 * @throws {Error} when they do not, with the end of their log
 */
export async function emulatorsReady(emulators, { hosting }) {
  await waitUntil(emulators, () => answers(EMULATOR_URL), FIRST_START);
  if (hosting) await waitUntil(emulators, () => answers(SITE_URL), FIRST_START);
}

/** The last lines of the emulators' log, under a heading that says where the rest is. */
function logTail() {
  const lines = readFileSync(join(ROOT, LOG), 'utf8').trimEnd().split('\n').slice(-20);
  return `The end of ${LOG}:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}
