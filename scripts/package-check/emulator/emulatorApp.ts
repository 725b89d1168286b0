import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { ROOT } from '../../command/programs.ts';
import type { PackedPackage } from '../packedPackage.ts';

const SOURCE = join(import.meta.dirname, 'app');
const START_TIMEOUT = 180_000; // ms; the first start reads much from the disk

/** Writes a program that takes the emulator from its tarball. */
export function writeEmulatorApp(folder: string, { name, tarball }: PackedPackage): void {
  cpSync(SOURCE, folder, { recursive: true });
  const manifest = { private: true, type: 'module', dependencies: { [name]: `file:${tarball}` } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
}

/** Links the installed Firebase tools: each project has its own, so they are not part of the package. */
export function linkFirebaseTools(folder: string): void {
  const tools = join('node_modules', 'firebase-tools');
  symlinkSync(join(ROOT, tools), join(folder, tools), 'dir');
}

/**
 * Starts the installed command at a free port, checks that it answers, and presses Ctrl-C.
 * @throws {Error} if it does not start, or ends with a failure
 */
export async function runInstalledCommand(folder: string, env?: NodeJS.ProcessEnv): Promise<void> {
  const bin = join(folder, 'node_modules', '.bin', 'toystore-auth-emulator');
  const program = execa(bin, ['--project', 'demo-shop', '--port', '0'], {
    cwd: folder,
    timeout: START_TIMEOUT,
    all: true,
    env: { NO_COLOR: '1', ...env },
  });
  for await (const line of program.iterable({ from: 'all' })) {
    const url = /is ready at (\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    if (!(await fetch(url)).ok) throw new Error(`${url} does not answer.`);
    program.kill('SIGINT');
  }
  await program;
}
