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

const LIMIT = 12_000; // ms: under load, Node 24.21 may wait for its own threads when a process that has failed ends

/** Fails a process that loads the bundler, so that a refusal takes no seconds. */
const WITHOUT_BUNDLER = `data:text/javascript,${encodeURIComponent(`
import { registerHooks } from 'node:module';
registerHooks({
  resolve(name, context, next) {
    if (/^(?:vite|rolldown)$/.test(name)) throw new Error('The bundler is loaded.');
    return next(name, context);
  },
});`)}`;

function run(file: string, options: string[], settings: Record<string, string> = {}) {
  const { status, stderr } = spawnSync('node', ['--import', WITHOUT_BUNDLER, file, ...options], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...NO_PROJECT, ...settings },
    encoding: 'utf8',
    timeout: LIMIT,
    killSignal: 'SIGKILL',
  });
  return { status, stderr };
}

const build = (settings: Record<string, string>) =>
  run(
    'packages/app/build/build.ts',
    ['--outDir', join(tmpdir(), 'toystore-refused-build')],
    settings,
  );

test.each(['start', 'preview', 'deploy'])(
  '%s refuses a shop before it loads the bundler',
  (name) => {
    const { status, stderr } = run(`scripts/${name}.ts`, ['--shop', 'nowhere']);
    expect(stderr).toContain('SHOP=nowhere names no shop');
    expect(status).not.toBe(0);
  },
);

test('refuses a build without a project, unless the emulator is enabled explicitly', () => {
  const { status, stderr } = build({});
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/VITE_FIREBASE_API_KEY, .*VITE_AUTH_EMULATOR=1/);
});
