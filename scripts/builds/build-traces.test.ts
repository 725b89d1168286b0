import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../command/programs.ts';

/*
 * What a production build may not hold: nothing for developers in any, and nothing of the emulator in one
 * for a real project.
 */

const REAL_PROJECT = {
  VITE_AUTH_EMULATOR: '',
  VITE_FIREBASE_API_KEY: 'a-real-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.example',
  VITE_FIREBASE_PROJECT_ID: 'real-shop',
};
const NO_PROJECT = {
  VITE_AUTH_EMULATOR: '',
  VITE_FIREBASE_API_KEY: '',
  VITE_FIREBASE_AUTH_DOMAIN: '',
  VITE_FIREBASE_PROJECT_ID: '',
};
const FOR_EMULATOR = { ...NO_PROJECT, VITE_AUTH_EMULATOR: '1' };

const DEVELOPERS_TOOLS = ['Developer panel', 'accounts:query', 'oobCodes', 'Bearer owner'];
const EMULATOR = ['127.0.0.1:9099', 'demo-toystore', '/gapi.js', 'emulator/v1'];

/** All the code and pages of a build with these settings. */
function textOfBuild(settings: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'toystore-build-'));
  try {
    execFileSync(
      'npm',
      ['run', '--silent', 'build', '-w', '@toystore/app', '--', '--outDir', folder],
      { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production', ...settings }, stdio: 'pipe' },
    );
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:js|css|html)$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

let forProject = '';
let forEmulator = '';

beforeAll(() => {
  forProject = textOfBuild(REAL_PROJECT);
  forEmulator = textOfBuild(FOR_EMULATOR);
}, 180_000);

test('a build with half of the settings is refused, with what is missing', () => {
  expect(() => textOfBuild({ ...NO_PROJECT, VITE_FIREBASE_API_KEY: 'a-real-key' })).toThrow(
    /VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID missing/,
  );
});

test('a build without a project is refused, unless it asks for the emulator by name', () => {
  expect(() => textOfBuild(NO_PROJECT)).toThrow(/VITE_FIREBASE_API_KEY, .*VITE_AUTH_EMULATOR=1/);
});

test('each build talks to what it was built for', () => {
  expect(forProject.includes('real-shop')).toBe(true);
  expect(forEmulator.includes('127.0.0.1:9099')).toBe(true);
  expect(forEmulator.includes('demo-toystore')).toBe(true);
});

test.each([...DEVELOPERS_TOOLS, ...EMULATOR])('no "%s" in a build for a real project', (trace) => {
  expect(forProject.includes(trace)).toBe(false);
});

test.each(DEVELOPERS_TOOLS)('no "%s" in a build for the emulator', (trace) => {
  expect(forEmulator.includes(trace)).toBe(false);
});
