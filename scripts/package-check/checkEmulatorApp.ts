import { join } from 'node:path';
import { mustRun } from '../command/programs.ts';
import { linkFirebaseTools, runInstalledCommand, writeEmulatorApp } from './emulator-app.ts';
import { installInto } from './outside.ts';
import type { PackedPackage } from './packed-package.ts';
import { check } from './runCheck.ts';
import { runSignedInTest } from './signed-in-app.ts';

/**
 * Uses the emulator as another project does.
 * @param folder of the program
 * @param isWhole also starts two emulators by a program, and runs the README's first test
 */
export async function checkEmulatorApp(
  folder: string,
  packed: PackedPackage,
  isWhole: boolean,
): Promise<void> {
  writeEmulatorApp(folder, packed);
  await check('another project installs the emulator', () =>
    installInto(folder, '--legacy-peer-deps'),
  );
  await check('its program compiles, declarations included', () =>
    mustRun('TypeScript', 'tsc', ['-p', folder]),
  );
  linkFirebaseTools(folder);
  await check('its command starts, and Ctrl-C ends it', () => runInstalledCommand(folder));
  if (!isWhole) return;
  await check('it starts two emulators at once, each with accounts of its own', () =>
    mustRun('Node', 'node', [join(folder, 'api.ts')]),
  );
  await check("its README's first test passes, and two workers have nothing in common", () =>
    runSignedInTest(folder),
  );
}
