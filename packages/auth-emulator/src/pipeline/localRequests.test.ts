import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { send, startTestServer } from '../../test/testServer.ts';
import type { Env } from './feature.ts';
import { rejectionReason } from './localRequests.ts';
import { startProxy } from './startProxy.ts';

async function startAt(host: string) {
  const place = { port: 0, host, allowOrigins: [], onRefused: () => undefined };
  const proxy = await startProxy(place, () =>
    new Hono<Env>().all((exchange) => exchange.body(null, 204)),
  );
  onTestFinished(proxy.close);
  return proxy;
}

const REFUSED = { status: 403 };
const url = '/identitytoolkit.googleapis.com/v1/accounts:signUp';

test.each([
  {},
  { origin: 'http://localhost:5173' },
  { origin: 'https://localhost' },
  { origin: 'http://[::1]:5173' },
  { host: 'LOCALHOST:9099' },
  { host: '[::1]:9099' },
])('what comes from this machine is passed on: %j', async (headers) => {
  const { proxy, received } = await startTestServer();
  expect((await send(`${proxy.url}${url}`, { method: 'POST', headers })).status).toBe(200);
  expect(received).toHaveLength(1);
});

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost.evil.example' },
  { origin: 'http://localhost@evil.example' },
  { origin: 'http://192.168.0.10:5173' },
  { host: 'evil.example' }, // its address changed to 127.0.0.1 after its page was loaded
  { host: 'evil.example@localhost' },
  { host: '0.0.0.0:9099' },
  { host: 'evil.example', origin: 'http://localhost:5173' },
  { host: 'localhost', origin: 'http://evil.example' },
])('what comes from elsewhere is refused: %j', async (headers) => {
  const reasons: string[] = [];
  const { proxy, received } = await startTestServer({}, { onRefused: (why) => reasons.push(why) });
  const paths = [
    ['POST', url],
    ['OPTIONS', url],
    ['GET', '/identitytoolkit.googleapis.com/v2/passwordPolicy'],
    ['POST', '/emulator/v1/projects/demo-test/accounts:reset'],
    ['PUT', '/toystore/recent-login'],
    ['GET', '/gapi.js'],
  ] as const;
  for (const [method, path] of paths) {
    const all = { authorization: 'Bearer owner', ...headers };
    const answer = await send(`${proxy.url}${path}`, { method, headers: all });
    expect(answer).toMatchObject(REFUSED);
    expect(JSON.parse(answer.text).error.message).toMatch(/it serves pages of this machine\./);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  }
  expect(received).toEqual([]);
  expect(reasons).toHaveLength(paths.length);
});

test('an origin that is allowed is let in, and no other one', async () => {
  const allowOrigins = ['https://tunnel.example', 'http://10.0.2.2:9099'];
  const { proxy } = await startTestServer({}, { allowOrigins });
  const statusOf = async (headers: Record<string, string>) =>
    (await send(`${proxy.url}${url}`, { method: 'POST', headers })).status;
  expect(await statusOf({ origin: 'https://tunnel.example' })).toBe(200);
  expect(await statusOf({ host: 'tunnel.example', origin: 'https://tunnel.example' })).toBe(200);
  expect(await statusOf({ host: '10.0.2.2:9099' })).toBe(200);
  expect(await statusOf({ origin: 'http://localhost:5173' })).toBe(200);
  expect(await statusOf({ origin: 'http://tunnel.example' })).toBe(403);
  expect(await statusOf({ origin: 'https://tunnel.example:444' })).toBe(403);
  expect(await statusOf({ host: '10.0.2.2:80' })).toBe(403);
  expect(await statusOf({ host: 'example' })).toBe(403);
});

test('pages without an origin are let in by its name', async () => {
  const { proxy } = await startTestServer({ body: '{}' }, { allowOrigins: ['null', 'file://'] });
  for (const origin of ['null', 'file://']) {
    const answer = await send(`${proxy.url}${url}`, { method: 'POST', headers: { origin } });
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'access-control-allow-origin': origin },
    });
  }
  const { headers } = await send(`${proxy.url}/emulator/auth/iframe?apiKey=k`);
  expect(headers['content-security-policy']).toMatch(/127\.0\.0\.1:\* file: http:/);
  const nameless = Object.assign(new IncomingMessage(new Socket()), { headers: { host: '' } });
  expect(rejectionReason(nameless, ['file://'])).toMatch(/the Host ""/);
});

test('at all addresses of this machine, 0.0.0.0 is let in', async () => {
  const proxy = await startAt('0.0.0.0');
  const { port } = new URL(proxy.url);
  const statusOf = async (host: string) => (await send(proxy.url, { headers: { host } })).status;
  expect(await statusOf(`0.0.0.0:${port}`)).toBe(204);
  expect(await statusOf(`127.0.0.1:${port}`)).toBe(204);
  expect(await statusOf(`0.0.0.0:1${port}`)).toBe(403);
});

test('localhost is both families of addresses', async () => {
  const proxy = await startAt('localhost');
  const { port } = new URL(proxy.url);
  expect(proxy.url).toBe(`http://localhost:${port}`);
  for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
    expect((await send(`http://${host}:${port}`)).status).toBe(204);
  }
  proxy.close();
  await expect(send(`http://[::1]:${port}`)).rejects.toThrow('ECONNREFUSED');
});

test.each([
  ['a picture or a script', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a frame', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ['an object', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'object' }],
])('nothing is part of a page of another site: %s', async (_, fetchHeaders) => {
  const { proxy, received } = await startTestServer();
  const headers = { 'sec-fetch-site': 'cross-site', ...fetchHeaders };
  for (const path of [
    '/',
    '/emulator/action?oobCode=x',
    '/emulator/auth/handler',
    '/emulator/auth/iframes',
  ]) {
    expect(await send(`${proxy.url}${path}`, { headers })).toMatchObject(REFUSED);
  }
  expect(received).toEqual([]);
});

test('the app has the hidden frame and the stub as parts, and links may be followed', async () => {
  const { proxy } = await startTestServer({ body: '{}' });
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  const frame = { headers: { ...headers, 'sec-fetch-dest': 'iframe' } };
  const script = {
    headers: { ...headers, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
  };
  const page = { headers: { ...headers, 'sec-fetch-dest': 'document' } };
  expect((await send(`${proxy.url}/emulator/auth/iframe?apiKey=k`, frame)).status).toBe(200);
  expect((await send(`${proxy.url}/gapi.js`, script)).status).toBe(200);
  expect((await send(`${proxy.url}/emulator/auth/handler?apiKey=k`, page)).status).toBe(200);
});

test('the headers say who may have an answer as a part', async () => {
  const { proxy } = await startTestServer(
    { body: '{}' },
    { allowOrigins: ['https://tunnel.example'] },
  );
  const { headers } = await send(`${proxy.url}/emulator/auth/handler`);
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  });
  const frame = await send(`${proxy.url}/emulator/auth/iframe?apiKey=k`);
  expect(frame.headers['x-frame-options']).toBeUndefined();
  expect(frame.headers['content-security-policy']).toMatch(
    /^frame-ancestors http:\/\/localhost:\* .*https:\/\/tunnel\.example /,
  );
});
