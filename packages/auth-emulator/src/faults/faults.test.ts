import { expect, test } from 'vitest';
import { V1 } from '../../test/requestForms.ts';
import { send, startTestServer } from '../../test/testServer.ts';
import { createClient, faultsPath } from '../client.ts';

const OWNER = { authorization: 'Bearer owner' };
const JSON_TYPE = { 'content-type': 'application/json' };

const start = async () => {
  const server = await startTestServer({ body: '{}' });
  const { url } = server.proxy;
  return { ...server, url, client: createClient({ url, projectId: 'demo-test' }) };
};

test('the owner lets requests fail, lists what is left, and clears it', async () => {
  const { client, received } = await start();
  await client.failNext('token', 503, { times: 2, delay: 5 });
  const fault = { operation: 'token', error: 503, times: 2, delay: 5, admin: false };
  expect(await client.faults()).toEqual([fault]);
  await client.clearFaults();
  expect(await client.faults()).toEqual([]);
  expect(received).toEqual([]);
});

test.each([
  ['token', '/securetoken.googleapis.com/v1/token'],
  ['passwordPolicy', '/identitytoolkit.googleapis.com/v2/passwordPolicy'],
  ['projects', `${V1}/projects`],
  ['signUp', `${V1}/accounts:signUp`],
  ['update', '/www.googleapis.com/identitytoolkit/v3/relyingparty/setAccountInfo'],
  ['createSessionCookie', `${V1}/projects/demo-test:createSessionCookie`],
  ['mfaEnrollment:start', '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:start'],
])('%s fails, where a page may read it', async (operation, path) => {
  const { client, url, received } = await start();
  await client.failNext(operation, 'SOME_CODE : Some words.');
  const request = {
    method: ['projects', 'passwordPolicy'].includes(operation) ? 'GET' : 'POST',
    path: `${path}?key=k`,
    headers: { ...JSON_TYPE, origin: 'http://localhost:5173' },
    ...(operation !== 'projects' && operation !== 'passwordPolicy' && { body: '{}' }),
  };
  const failed = await send(url, request);
  expect(failed.status).toBe(400);
  expect(JSON.parse(failed.text).error.message).toBe('SOME_CODE : Some words.');
  expect(failed.headers['access-control-allow-origin']).toBe('http://localhost:5173');
  expect(received).toEqual([]);
  expect((await send(url, request)).text).not.toContain('SOME_CODE');
});

test('every second request fails, up to `times`', async () => {
  const { client, url } = await start();
  await client.failNext('lookup', 503, { every: 2, times: 2 });
  expect(await client.faults()).toMatchObject([{ every: 2, times: 2 }]);
  const statuses = [];
  for (let count = 0; count < 6; count += 1) {
    const options = { method: 'POST', path: `${V1}/accounts:lookup?key=k`, body: '{}' };
    statuses.push((await send(url, options)).status);
  }
  expect(statuses).toEqual([200, 503, 200, 503, 200, 200]);
});

test('what is not meant passes', async () => {
  const { client, url, received } = await start();
  await client.failNext('*', 'SOME_CODE', { account: { email: 'Other@b.example' } });
  received.splice(0);
  const body = '{"identifier":"a@b.example"}';
  const path = `${V1}/accounts:createAuthUri`;
  const signIn = { method: 'POST', path, headers: JSON_TYPE };
  await send(url, { ...signIn, body });
  await send(url, { path: '/emulator/auth/iframe' });
  expect(received.map((request) => request.body.toString())).toEqual([body, '']);
  const meant = await send(url, { ...signIn, body: '{"identifier":"other@B.example"}' });
  expect(meant.status).toBe(400);
});

test.each([
  '',
  'null',
  '{}',
  '{"operation":"token"}',
  '{"operation":"/x","error":503}',
  '{"operation":"token","error":200}',
  '{"operation":"token","error":"no code"}',
  '{"operation":"token","error":503,"times":0}',
  '{"operation":"token","error":503,"every":1}',
  '{"operation":"token","error":503,"delay":-1}',
  '{"operation":"token","error":503,"account":{}}',
])('an invalid failure is refused: %s', async (body) => {
  const { url, client } = await start();
  const answer = await send(`${url}/${faultsPath}`, { method: 'POST', headers: OWNER, body });
  expect(answer.status).toBe(400);
  expect(await client.faults()).toEqual([]);
});
