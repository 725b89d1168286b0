import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { seedFiles } from '../src/seed/readSeed.ts';
import { fileText } from '../src/seed/saveSeed.ts';

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
