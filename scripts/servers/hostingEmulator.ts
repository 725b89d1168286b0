import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Addresses, PROJECT } from '../../packages/app/addresses.ts';
import { ROOT, run } from '../command/programs.ts';
import { configInCache, configOfBuild } from '../hosting/firebase-config.ts';

const START_TIMEOUT = 180_000; // ms; 7 to 40 s are usual

/**
 * Starts the Hosting emulator with the app's build, which must exist: its headers contain hashes of its pages.
 * Resolves when it is ready.
 * @throws {Error} if there is no build to serve, or the emulator does not start
 */
export async function startHostingEmulator(addresses: Addresses) {
  const { hosting: port } = addresses.ports;
  const configFile = `.cache/firebase-${port}.json`;
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const config = JSON.stringify(configInCache(configOfBuild(addresses)), null, 2);
  writeFileSync(join(ROOT, configFile), `${config}\n`);
  const ended = run(
    'firebase',
    ['emulators:start', '--project', PROJECT, '--config', configFile, '--only', 'hosting'],
    {
      quiet: true,
      timeout: 0,
      // CI and NO_UPDATE_NOTIFIER keep the tool from checking the internet for updates.
      env: {
        CI: '1',
        NO_UPDATE_NOTIFIER: '1',
        NODE_OPTIONS: `--import ${new URL('../hosting/refuseUnreadablePreload.ts', import.meta.url)}`,
        FIREBASE_DEBUG_PATH: `.cache/firebase-debug-${port}.log`,
      },
    },
  ).then(({ exitCode, output }): never => {
    const lines = output.trimEnd().split('\n').slice(-20).join('\n');
    throw new Error(`The Hosting emulator ended (exit code ${exitCode}).\n${lines}`);
  });
  await Promise.race([ended, untilAnswers(addresses.siteUrl)]);
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
