import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { findFreePort } from '../../../packages/auth-emulator/src/firebase-tools/findFreePort.ts';
import { stopSignal, waitForEnd } from '../../command/programs.ts';

const verdaccio = join(
  dirname(createRequire(import.meta.url).resolve('verdaccio/package.json')),
  'bin/verdaccio',
);
const START_TIMEOUT = 120_000; // ms, on a busy machine

/** A registry on this machine that has nothing but what is published here: any other package is npm's own business. */
const configFor = (folder: string) => `
storage: ${join(folder, 'storage')}
auth: { htpasswd: { file: ${join(folder, 'htpasswd')}, max_users: -1 } }
uplinks: {}
web: { enable: false }
packages: { '**': { access: $all, publish: $all } }
log: { type: stdout, format: pretty, level: warn }
`;

/** Starts a package registry, which ends with this command. Returns its URL, with a slash at its end. */
export async function startRegistry(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'config.yaml');
  writeFileSync(config, configFor(folder));
  const address = `127.0.0.1:${await findFreePort()}`;
  const program = execa('node', [verdaccio, '--config', config, '--listen', address], {
    all: true,
    reject: false,
    cancelSignal: stopSignal,
  });
  waitForEnd(program);
  let output: string | undefined;
  program.then(({ all = '' }) => {
    output = all;
  });
  const url = `http://${address}/`;
  for (const start = Date.now(); Date.now() - start < START_TIMEOUT; await sleep(100)) {
    if (output !== undefined) throw new Error(`The registry ended.\n${output}`);
    const isReady = await fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return url;
  }
  throw new Error(`The registry does not answer at ${url}.`);
}
