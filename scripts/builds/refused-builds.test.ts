import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../command/programs.ts';

/* Builds with contradictory settings. What a build must not contain: scripts/deploy, packages/app/test/built/traces.test.ts. */

const NO_PROJECT = {
  VITE_AUTH_EMULATOR: '',
  VITE_FIREBASE_API_KEY: '',
  VITE_FIREBASE_AUTH_DOMAIN: '',
  VITE_FIREBASE_PROJECT_ID: '',
};

const LIMIT = 20_000; // ms: under load, threads of Rolldown 1.2.19 can keep a process that has failed from ending

function build(settings: Record<string, string>) {
  const outDir = join(tmpdir(), 'toystore-refused-build');
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'packages/app/build/build.ts'), '--outDir', outDir],
    {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', ...NO_PROJECT, ...settings },
      encoding: 'utf8',
      timeout: LIMIT,
      killSignal: 'SIGKILL',
    },
  );
  return { status, stderr };
}

test('refuses a build with only some of the settings, and names the missing ones', {
  timeout: 2 * LIMIT,
}, () => {
  const { status, stderr } = build({ VITE_FIREBASE_API_KEY: 'a-real-key' });
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID missing/);
});

test('refuses a build without a project, unless the emulator is enabled explicitly', {
  timeout: 2 * LIMIT,
}, () => {
  const { status, stderr } = build({});
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/VITE_FIREBASE_API_KEY, .*VITE_AUTH_EMULATOR=1/);
});
