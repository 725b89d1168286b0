import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { EXAMPLE_SEED } from '../test/exampleSeed.ts';
import { newFolder, PROJECT, start } from '../test/startCli.ts';
import { findFreePort } from './firebase-tools/findFreePort.ts';

/* Failures after the command has started the emulator: each test starts one. */

test('what fails once the emulator has started ends it, too', async () => {
  const folder = newFolder({
    'seed/auth_export/accounts.json': { users: EXAMPLE_SEED },
    'seed/auth_export/config.json': { signIn: 'no' },
  });
  const log = join(folder, 'logs/emulator.log');
  const { exit } = start([...PROJECT, '--port', '0', '--seed', 'seed', '--log', log], folder);
  await vi.waitFor(() => expect(existsSync(log)).toBe(true), 20_000);
  rmSync(dirname(log), { recursive: true });
  const { code, output } = await exit;
  expect(code).toBe(1);
  expect(output.match(/The log \S+ cannot be written \(ENOENT\)\./g)).toHaveLength(1);
  expect(output).toMatch(/The emulator refused PATCH .*config: .*signIn/);
}, 180_000);

test('a seed that breaks while the emulator starts ends it with what to do, and frees the port', async () => {
  const folder = newFolder({ 'seed/auth_export/accounts.json': { users: EXAMPLE_SEED } });
  const port = String(await findFreePort());
  const { exit } = start(
    [...PROJECT, '--port', port, '--seed', 'seed', '--log', 'emulator.log'],
    folder,
  );
  await vi.waitFor(() => expect(existsSync(join(folder, 'emulator.log'))).toBe(true), 20_000);
  writeFileSync(join(folder, 'seed/auth_export/accounts.json'), '{');
  const { code, output } = await exit;
  expect(code).toBe(1);
  expect(output.trim().split('\n').at(-1)).toMatch(
    /accounts\.json is not JSON: .*Correct it, then start again\.$/,
  );
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
}, 180_000);

test('a second Ctrl-C ends it at once, with all that it started', async () => {
  const folder = newFolder();
  const { child, exit, output } = start(
    [...PROJECT, '--port', '0', '--log', 'emulator.log'],
    folder,
  );
  await vi.waitFor(() => expect(output()).toContain('Ctrl-C stops it'), 120_000);
  const printed = readFileSync(join(folder, 'emulator.log'), 'utf8');
  const hidden = /Authentication \D*(127\.0\.0\.1:\d+)/.exec(printed)?.[1];
  const startedAt = Date.now();
  child.kill('SIGINT');
  child.kill('SIGTERM');
  expect((await exit).code).toBe(1);
  expect(Date.now() - startedAt).toBeLessThan(1000);
  await vi.waitFor(() => expect(fetch(`http://${hidden}`)).rejects.toThrow());
}, 180_000);
