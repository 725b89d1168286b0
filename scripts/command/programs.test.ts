import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { mustRun, ROOT, run } from './programs.ts';

/** Runs a line of JavaScript in its own process. */
const runQuietly = (code: string) => run('node', ['-e', code], { quiet: true });

test('returns the output and the exit code', async () => {
  const { exitCode, output } = await runQuietly('console.log("hello"); process.exit(3)');
  expect({ exitCode, output }).toEqual({ exitCode: 3, output: 'hello' });
});

test('reports a command that does not exist like one that failed', async () => {
  const { exitCode, output } = await run('no-such-command-here', [], { quiet: true });
  expect(exitCode).toBe(1);
  expect(output).toContain('no-such-command-here');
});

test('throws with the output if a required program fails', async () => {
  const failing = mustRun('The program', 'node', ['-e', 'console.log("Sorry."); process.exit(1)']);
  await expect(failing).rejects.toThrow('Sorry.\n\nThe program failed; see above.');
});

const COMMAND = `
  import { runCommand } from './scripts/command/command.ts';
  import { run } from './scripts/command/programs.ts';
  const child = 'console.log(process.pid); setInterval(() => {}, 1000)';
  const parent = \`require("node:child_process").spawn(process.execPath, ["-e", \${JSON.stringify(child)}], { stdio: "inherit" }); setInterval(() => {}, 1000)\`;
  await runCommand(async () => (await run('node', ['-e', parent])).exitCode);`;

test.each(['SIGINT', 'SIGHUP'] as const)(
  'ends a command with all its programs on %s',
  async (signal) => {
    const command = execa('node', ['--input-type=module', '-e', COMMAND], {
      cwd: ROOT,
      reject: false,
      env: { npm_lifecycle_event: undefined },
    });
    command.stdout.once('data', () => command.kill(signal));
    const { exitCode, stdout } = await command; // its output ends with the last of them
    expect(exitCode).toBe(130);
    expect(stdout).toMatch(/^\d+$/);
  },
  30_000,
);

/** Commands that end by themselves, and a check that replaces its own process. */
const WITHOUT = ['test', 'test-long'];

test('every command of package.json ends on Ctrl-C', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const entries = Object.values<string>(scripts).flatMap(
    (script) => /bootstrap\.mjs ([\w/-]+)(?: --\w+)?$/.exec(script)?.[1] ?? [],
  );
  expect(entries).toEqual(expect.arrayContaining(['start', 'shops/pictures', 'deploy']));
  const unstoppable = entries.filter(
    (entry) =>
      !WITHOUT.includes(entry) &&
      !readFileSync(join(ROOT, `scripts/${entry}.ts`), 'utf8').includes('await runCommand('),
  );
  expect(unstoppable).toEqual([]);
});

test.each(['catalogue/import', 'catalogue/check', 'shops/pictures'])(
  '%s needs no more of a shop than its settings',
  (entry) => {
    const source = readFileSync(join(ROOT, `scripts/${entry}.ts`), 'utf8');
    expect(source).toContain('await namedShop(');
  },
);

test('a command ends on Ctrl-C while a host does not answer', async () => {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const url = `http://127.0.0.1:${port}/toy.json`;
  const options = { cwd: ROOT, reject: false, env: { npm_lifecycle_event: undefined } };
  const command = execa('node', ['scripts/catalogue/check.ts', url], options);
  server.once('request', () => command.kill('SIGINT'));
  const { exitCode } = await command;
  expect(exitCode).toBe(130);
  server.closeAllConnections();
  server.close();
}, 30_000);
