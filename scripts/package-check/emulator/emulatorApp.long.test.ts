import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mustRun } from '../../command/programs.ts';
import { installInto, packedPackage, temporaryFolder } from '../outside.ts';
import { EMULATOR } from '../packages.ts';
import { linkFirebaseTools, runInstalledCommand, writeEmulatorApp } from './emulatorApp.ts';
import { runSignedInTest } from './signedInTest.ts';

const folder = temporaryFolder('emulator');
writeEmulatorApp(folder, packedPackage(EMULATOR.name));

test('another project installs the emulator', async () => {
  await installInto(folder, '--legacy-peer-deps');
});

test('its program compiles, declarations included', async () => {
  await mustRun('TypeScript', 'tsc', ['-p', folder]);
});

test('its command starts, and Ctrl-C ends it', async () => {
  linkFirebaseTools(folder);
  await expect(runInstalledCommand(folder)).resolves.toBeUndefined();
});

test('a program starts two emulators at once, each with accounts of its own', async () => {
  await mustRun('Node', 'node', [join(folder, 'api.ts')]);
});

test.each(['firebase', 'firebase-12'])(
  "the README's first test passes with %s, and two workers have nothing in common",
  (sdk) => runSignedInTest(folder, { sdk }),
);
