import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { AuthEmulatorOptions } from '../src/options.ts';
import { seedFiles } from '../src/seed/readSeed.ts';
import { fileText } from '../src/seed/saveSeed.ts';
import { startAuthEmulator } from '../src/startAuthEmulator.ts';

/** Starts the real emulator at a free port; it ends with the test. */
export async function startTestEmulator(options: Partial<AuthEmulatorOptions> = {}) {
  const emulator = await startAuthEmulator({ projectId: 'demo-test', port: 0, ...options });
  onTestFinished(emulator.stop);
  return emulator;
}

/** Writes a seed into a folder that goes with the test. */
export function writeSeed({ users = [], config = {} }: { users?: object[]; config?: object }) {
  const folder = mkdtempSync(join(tmpdir(), 'seed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = seedFiles(folder);
  mkdirSync(dirname(files.accounts), { recursive: true });
  writeFileSync(files.accounts, fileText({ users }));
  writeFileSync(files.config, fileText(config));
  return folder;
}
