import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PROJECT, SITE_URL } from '../../packages/app/addresses.ts';
import { ROOT, run } from '../command/programs.ts';
import { configInCache, configOfBuild } from '../hosting/firebase-config.ts';

const CONFIG_FILE = '.cache/firebase.json';
const START_TIMEOUT = 180_000; // ms; 7 to 40 s are usual

/**
 * Starts the Hosting emulator with the app's build, which must be there: its headers hold hashes of its pages.
 * Resolves when it is ready.
 * @throws {Error} when there is no build to serve, or it does not start
 */
export async function startHostingEmulator() {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const config = JSON.stringify(configInCache(configOfBuild()), null, 2);
  writeFileSync(join(ROOT, CONFIG_FILE), `${config}\n`);
  const ended = run(
    'firebase',
    ['emulators:start', '--project', PROJECT, '--config', CONFIG_FILE, '--only', 'hosting'],
    {
      quiet: true,
      timeout: 0,
      // CI and NO_UPDATE_NOTIFIER keep the tool from asking the internet for its news.
      env: { CI: '1', NO_UPDATE_NOTIFIER: '1', FIREBASE_DEBUG_PATH: '.cache/firebase-debug.log' },
    },
  ).then(({ exitCode, output }): never => {
    const lines = output.trimEnd().split('\n').slice(-20).join('\n');
    throw new Error(`The Hosting emulator ended (exit code ${exitCode}).\n${lines}`);
  });
  await Promise.race([ended, untilAnswers(SITE_URL)]);
  return { ended };
}

async function untilAnswers(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  for (;;) {
    const request = fetch(url, { signal: AbortSignal.timeout(5000) });
    const answers = await request.then(
      () => true,
      () => delay(200, false),
    );
    if (answers) return;
    if (Date.now() > deadline) {
      throw new Error(`The Hosting emulator did not get ready in ${START_TIMEOUT / 1000} s.`);
    }
  }
}
