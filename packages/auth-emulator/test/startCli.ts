import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { fileText } from '../src/seed/saveSeed.ts';

const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url));
export const PROJECT = ['--project', 'demo-test'];

/** Runs the command in a folder of this test's own. */
export function start(args: string[], folder = newFolder()) {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const child = spawn(process.execPath, [CLI, ...args], { cwd: folder, env });
  onTestFinished(() => void child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const exit = once(child, 'close').then(([code]) => ({ code, output }));
  return { child, exit, output: () => output };
}

/** A folder with these files, which goes with the test. */
export function newFolder(files: Record<string, object | string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    const text = typeof content === 'string' ? content : fileText(content);
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
