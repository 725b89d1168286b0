import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EXAMPLE_SEED } from '../test/exampleSeed.ts';
import { asApp, asOwner } from '../test/rest.ts';
import { newFolder, PROJECT, start } from '../test/startCli.ts';
import { send } from '../test/testServer.ts';
import { createClient } from './client.ts';
import { findFreePort } from './firebase-tools/findFreePort.ts';

/** Counts the accounts as soon as the emulator takes the request. */
async function countSoon(url: string): Promise<string> {
  const query = () => asOwner(url, 'v1/projects/demo-test/accounts:query', { body: {} });
  const answer = await vi.waitFor(query, { timeout: 120_000, interval: 20 });
  return answer.body.recordsCount;
}

/** Requests a WebSocket. Returns the status of the answer, or the error. */
function upgrade(url: string, headers: Record<string, string>): Promise<unknown> {
  const key = { 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };
  return new Promise((resolve) => {
    request(url, { headers: { connection: 'upgrade', upgrade: 'websocket', ...key, ...headers } })
      .on('upgrade', ({ statusCode }, socket) => {
        socket.destroy();
        resolve(statusCode);
      })
      .on('error', ({ message }) => resolve(message))
      .end();
  });
}

test.each([
  ['--project demo-x --port 0 --host 192.0.2.1', 'This machine has no address 192.0.2.1.'],
  ['--project demo-x --seed escape', 'accounts.json is not JSON: '],
  ['save --project demo-x --seed x --port 1', 'does not answer at http://127.0.0.1:1.'],
])('%s: one sentence says what is wrong', async (line, sentence) => {
  const folder = newFolder({ 'escape/auth_export/accounts.json': '\u001b[2J' });
  const { code, output } = await start(line.split(' ').filter(Boolean), folder).exit;
  expect(code).toBe(1);
  expect(output.replace(/^Starting.*\n/, '')).toContain(sentence);
  expect(output.trimEnd().replace(/^Starting.*\n/, '')).not.toMatch(/\p{Cc}/u);
});

test('a port that is taken is reported in one sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const folder = newFolder({ 'emulator.log': 'of the program that listens there' });
  const { code, output } = await start(
    [...PROJECT, '--port', port, '--log', 'emulator.log'],
    folder,
  ).exit;
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken.`);
  expect(readFileSync(join(folder, 'emulator.log'), 'utf8')).toMatch(/^of the program/);
});

test('Ctrl-C while it starts ends it, and is no failure', async () => {
  const { child, exit, output } = start([...PROJECT, '--port', '0']);
  await vi.waitFor(() => expect(output()).toContain('Starting'), 20_000);
  child.kill('SIGINT');
  expect((await exit).code).toBe(0);
}, 60_000);

test('the emulator starts with the seed and what it lacks, saves, and ends', async () => {
  const folder = newFolder({
    'seed/auth_export/accounts.json': { users: EXAMPLE_SEED },
    'policy.json': { customStrengthOptions: { minPasswordLength: 8 } },
  });
  const files = ['--seed', 'seed', '--policy', 'policy.json', '--log', 'emulator.log'];
  const issuer = 'http://auth:9099';
  const port = String(await findFreePort());
  const links = ['--app-url', 'http://localhost:3000', '--action-path', '/account'];
  const { child, exit, output } = start(
    [...PROJECT, '--port', port, '--issuer', issuer, ...files, ...links],
    folder,
  );
  expect(await countSoon(`http://127.0.0.1:${port}`)).toBe(`${EXAMPLE_SEED.length}`);
  await vi.waitFor(() => expect(output()).toContain('Ctrl-C stops it'), 120_000);
  const url = /ready at (\S+)/.exec(output())?.[1] ?? '';
  const client = createClient({ url, projectId: 'demo-test' });
  const call = (operation: string, body: object) =>
    asApp(url, `v1/accounts:${operation}`, { body });

  expect(output()).toContain('ann@b.example');
  expect(output()).not.toContain('differ from the seed');
  expect(await client.accounts()).toHaveLength(EXAMPLE_SEED.length);

  const weak = await call('signUp', { email: 'new@b.example', password: 'seven77' });
  expect(weak.body.error.message).toMatch(/^PASSWORD_DOES_NOT_MEET_REQUIREMENTS : /);
  const signIn = { email: 'ann@b.example', password: 'ToyBox#2026', returnSecureToken: true };
  expect((await call('signInWithPassword', signIn)).status).toBe(200);

  const { idToken } = (await call('signInWithPassword', signIn)).body;
  expect(decodeProtectedHeader(idToken).alg).toBe('RS256');
  expect(decodeJwt(idToken).iss).toBe(issuer);

  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'ann@b.example' });
  await vi.waitFor(() => expect(output()).toContain(`E-mail: To reset the password for ann@`));
  const [email] = await client.oobCodes('ann@b.example');
  const link = email?.oobLink ?? '';
  expect(link.startsWith(`${url}/emulator/action?`)).toBe(true);
  const followed = await send(link, { headers: { 'sec-fetch-mode': 'navigate' } });
  expect(followed.headers.location).toBe(`http://localhost:3000/account${new URL(link).search}`);

  expect((await send(`${link}&newPassword=seven77`)).text).toContain('PASSWORD_DOES_NOT_MEET');

  const printed = readFileSync(join(folder, 'emulator.log'), 'utf8');
  const hidden = /Authentication \D*(127\.0\.0\.1:\d+)/.exec(printed)?.[1];
  const foreign = { headers: { origin: 'https://evil.example' } };
  expect((await fetch(`http://${hidden}/`)).status).toBe(200);
  expect((await fetch(`http://${hidden}/`, foreign)).status).toBe(403); // behind the proxy, too
  expect((await fetch(url, foreign)).status).toBe(403);
  const log = /reserved ports: (\d+)/.exec(printed)?.[1]; // of the emulator's log, a WebSocket
  expect(await upgrade(`http://127.0.0.1:${log}`, {})).toBe(101);
  expect(await upgrade(`http://127.0.0.1:${log}`, foreign.headers)).toBe('socket hang up');

  await client.updateAccount('demo-ann', { displayName: 'Anna' });
  await client.deleteAccount('demo-google');
  const save = ['save', ...PROJECT, '--seed', 'saved', '--port', new URL(url).port];
  expect((await start(save, folder).exit).output).toContain('new: ann@b.example');
  expect(await client.reset()).toBe(EXAMPLE_SEED.length);
  expect(await client.account('ann@b.example')).toMatchObject({ displayName: 'Ann' });
  expect((await start(save, folder).exit).output).toMatch(/new: google.*\n.*changed: ann/s);

  child.kill('SIGINT');
  expect((await exit).code).toBe(0);
  await expect(client.accounts()).rejects.toThrow(`The emulator does not answer at ${url}.`);
}, 180_000);
