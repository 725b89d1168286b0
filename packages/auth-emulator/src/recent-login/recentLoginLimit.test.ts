import { expect, test } from 'vitest';
import { send, startTestServer } from '../../test/testServer.ts';
import { createClient, recentLoginPath } from '../client.ts';

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
  const { proxy } = await startTestServer({ body: '{}' });
  const client = createClient({ url: proxy.url, projectId: 'demo-test' });
  const currentSecond = () => Math.floor(Date.now() / 1000);
  const before = currentSecond();
  await client.setRecentLogin(0);
  expect(await client.recentLogin()).toBe(0);
  const deleteAfterLoginAt = async (second: number) => {
    const claims = Buffer.from(JSON.stringify({ auth_time: second })).toString('base64url');
    const path = '/identitytoolkit.googleapis.com/v1/accounts:delete?key=k';
    const body = JSON.stringify({ idToken: `e30.${claims}.` });
    return (await send(proxy.url, { method: 'POST', path, body })).status;
  };
  expect(await deleteAfterLoginAt(before)).toBe(400);
  expect(await deleteAfterLoginAt(currentSecond())).toBe(200);
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
])('an invalid limit is refused: %s', async (body) => {
  const { proxy } = await startTestServer();
  const url = `${proxy.url}/${recentLoginPath}`;
  const answer = await send(url, { method: 'PUT', headers: OWNER, body });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text).error.message).toBe(
    'INVALID_ARGUMENT : Send {"seconds": 300}, a whole number from 0 on.',
  );
  expect(JSON.parse((await send(url, { headers: OWNER })).text)).toEqual({ seconds: 300 });
});

test('another method is refused, and a preflight is answered', async () => {
  const { proxy, received } = await startTestServer();
  const url = `${proxy.url}/${recentLoginPath}`;
  const headers = { origin: 'http://localhost:5173' };
  for (const method of ['POST', 'DELETE']) {
    expect((await send(url, { method, headers: OWNER })).status).toBe(404);
  }
  const preflight = { ...headers, 'access-control-request-headers': 'authorization' };
  const answer = await send(url, { method: 'OPTIONS', headers: preflight });
  expect(answer.status).toBe(204);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': 'http://localhost:5173',
    'access-control-allow-headers': 'authorization',
  });
  expect(received).toEqual([]);
});
