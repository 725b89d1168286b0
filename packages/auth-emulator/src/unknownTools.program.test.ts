import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from './firebase-tools/findFreePort.ts';

/* Firebase tools of another version may have other internals than those that the emulator's projects hang on. */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SOURCE = fileURLToPath(new URL('./', import.meta.url));

/** The required files; the first one records its process. */
const INTERNALS = {
  'lib/emulator/auth/server.js':
    "require('node:fs').writeFileSync(process.env.PID_FILE, String(process.pid)); exports.createApp = () => {};",
  'lib/emulator/auth/state.js': 'exports.AgentProjectState = class {};',
  'lib/emulator/auth/operations.js':
    'const accounts = { batchCreate() {} }; exports.authOperations = { identitytoolkit: { projects: { accounts, tenants: { accounts } } } };',
  'lib/emulator/auth/apiSpec.js':
    'exports.default = { servers: [], paths: {}, components: { requestBodies: {}, schemas: {} } };',
};

/** A project with this package's source, what it needs, and Firebase tools of these files. */
function projectWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'unknown-tools-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(SOURCE, join(folder, 'src'), { recursive: true });
  cpSync(join(SOURCE, '../package.json'), join(folder, 'package.json'));
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of ['@hono', 'bcryptjs', 'hono', 'jose', 'otpauth', 'valibot']) {
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'dir');
  }
  const manifest = JSON.stringify({ bin: { firebase: './lib/bin/firebase.js' } });
  const all = {
    ...files,
    'package.json': manifest,
    'lib/bin/firebase.js': 'setInterval(() => {}, 1000)',
  };
  for (const [name, text] of Object.entries(all)) {
    const file = join(modules, 'firebase-tools', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

const without = (name: keyof typeof INTERNALS, text?: string) => {
  const { [name]: _, ...files } = INTERNALS;
  return text === undefined ? files : { ...files, [name]: text };
};
const STATE = 'lib/emulator/auth/state.js';
const OPERATIONS = 'lib/emulator/auth/operations.js';

test.each([
  ['AgentProjectState', without(STATE, '')],
  ['batchCreate', without(OPERATIONS, 'exports.authOperations = { identitytoolkit: {} };')],
  ['a whole file', without(STATE)],
])('without %s the start fails with one sentence, and leaves no process', async (_, files) => {
  const folder = projectWith(files);
  const port = await findFreePort();
  const pidFile = join(folder, 'pid');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/cli.ts', '--project', 'demo-test', '--port', String(port), '--log', 'emulator.log'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, PID_FILE: pidFile },
    },
  );
  expect({ status, stderr, stdout }).toEqual({
    status: 1,
    stderr:
      'This package does not know the installed version of the Firebase tools: npm install --save-dev firebase-tools@15\n',
    stdout: 'Starting the Auth emulator: ten seconds or so …\n',
  });
  expect(readFileSync(join(folder, 'emulator.log'), 'utf8')).toMatch(/Error/); // the reason
  const pid = Number(readFileSync(pidFile, 'utf8'));
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
});
