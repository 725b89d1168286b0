import { join } from 'node:path';
import { beforeAll, test } from 'vitest';
import { mustRun } from '../../command/programs.ts';
import { installInto, packedPackage, temporaryFolder } from '../outside.ts';
import { EMULATOR } from '../packages.ts';
import { linkFirebaseTools, writeEmulatorApp } from './emulatorApp.ts';
import { runSignedInTest } from './signedInTest.ts';

const folder = temporaryFolder('emulator');

beforeAll(async () => {
  writeEmulatorApp(folder, packedPackage(EMULATOR.name));
  await installInto(folder, '--legacy-peer-deps');
  linkFirebaseTools(folder);
});

test('a program starts two emulators at once, each with accounts of its own', async () => {
  await mustRun('Node', 'node', [join(folder, 'api.ts')]);
});

test("the README's first test passes, and two workers have nothing in common", () =>
  runSignedInTest(folder));
