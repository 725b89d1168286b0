import { expect, test } from 'vitest';
import { send, startTestServer } from '../../test/testServer.ts';
import { createClient, recentLoginPath } from '../client.ts';
import { createRecentLogin } from './recentLogin.ts';

const OWNER = { authorization: 'Bearer owner' };

test('the owner reads the limit, and changes it', async () => {
  const { proxy, received } = await startTestServer();
  const client = createClient({ url: proxy.url, projectId: 'demo-test' });
  expect(await client.recentLogin()).toBe(300);
  await client.setRecentLogin(86_401);
  expect(await client.recentLogin()).toBe(86_401);
  expect(received).toEqual([]);
});

test('0 is answered once logins that follow are recent', async () => {
  const recentLogin = createRecentLogin();
  const { proxy } = await startTestServer({}, { recentLogin });
  const client = createClient({ url: proxy.url, projectId: 'demo-test' });
  const currentSecond = () => Math.floor(Date.now() / 1000);
  const before = currentSecond();
  await client.setRecentLogin(0);
  expect(await client.recentLogin()).toBe(0);
  expect(recentLogin.isRecent(before)).toBe(false);
  expect(recentLogin.isRecent(currentSecond())).toBe(true);
});

test('a page of another port may read the answer', async () => {
  const { proxy } = await startTestServer();
  const headers = { ...OWNER, origin: 'http://localhost:5173' };
  for (const options of [{ method: 'GET' }, { method: 'PUT', body: '{"seconds":7}' }]) {
    const answer = await send(`${proxy.url}/${recentLoginPath}`, { ...options, headers });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('http://localhost:5173');
  }
});

test.each([
  '',
  'seconds=0',
  'null',
  '0',
  '{}',
  '{"seconds":null}',
  '{"seconds":"0"}',
  '{"seconds":-1}',
  '{"seconds":0.5}',
  '{"seconds":1e400}',
])('a limit that is none is refused: %s', async (body) => {
  const { proxy } = await startTestServer();
  const url = `${proxy.url}/${recentLoginPath}`;
  const answer = await send(url, { method: 'PUT', headers: OWNER, body });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text).error.message).toBe(
    'INVALID_ARGUMENT : Send {"seconds": 300}, a whole number from 0 on.',
  );
  expect(JSON.parse((await send(url, { headers: OWNER })).text)).toEqual({ seconds: 300 });
});

test.each([{}, { authorization: 'Bearer someone' }])('it is for the owner: %o', async (headers) => {
  const { proxy, received } = await startTestServer();
  const url = `${proxy.url}/${recentLoginPath}`;
  expect(await send(url, { headers })).toMatchObject({ status: 403 });
  const change = await send(url, { method: 'PUT', headers, body: '{"seconds":0}' });
  expect(change.status).toBe(403);
  expect(JSON.parse((await send(url, { headers: OWNER })).text)).toEqual({ seconds: 300 });
  expect(received).toEqual([]);
});

test.each(['OPTIONS', 'POST', 'DELETE'])(
  '%s is passed on: the emulator answers preflights of any address',
  async (method) => {
    const { proxy, received } = await startTestServer({ status: 204 });
    const answer = await send(`${proxy.url}/${recentLoginPath}`, { method });
    expect(answer.status).toBe(204);
    expect(received).toMatchObject([{ method, url: `/${recentLoginPath}` }]);
  },
);
