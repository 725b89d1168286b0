import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { V1 } from '../../test/requestForms.ts';
import { proxyBefore, send, serve, startTestServer } from '../../test/testServer.ts';

test('the emulator gets what was read, and nothing else that was sent', async () => {
  const { proxy, received } = await startTestServer({ status: 203, body: '{ "fine": true }' });
  const answer = await send(`${proxy.url}${V1}/accounts:lookup?key=k&unknown=x&alt=proto`, {
    method: 'POST',
    headers: { authorization: 'bearer OWNER', 'x-question': 'why', origin: 'http://localhost:1' },
    body: '{"local_id":["a"],"unknown":1}',
  });
  expect(answer.status).toBe(203);
  expect(JSON.parse(answer.text)).toEqual({ fine: true });
  expect(received).toMatchObject([{ method: 'POST', url: `${V1}/accounts:lookup?key=k` }]);
  expect(received[0]?.body.toString()).toBe('{"localId":["a"]}');
  expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer owner' });
  expect(received[0]?.headers['x-question']).toBeUndefined();
});

test.each([
  ['GET', '/'],
  ['GET', '/emulator/openapi.json'],
  ['GET', `${V1}/projects?key=k`],
  ['DELETE', '/emulator/v1/projects/demo-test/accounts'],
])('what the emulator has is passed on: %s %s', async (method, path) => {
  const { proxy, received } = await startTestServer({ body: '{}' });
  expect((await send(proxy.url, { method, path })).status).toBe(200);
  expect(received).toMatchObject([{ method, url: path }]);
});

test.each([
  ['GET', '/anything'],
  ['PUT', '/'],
  ['POST', `${V1}/accounts:toString`],
  ['GET', `${V1}/accounts:lookup`],
  ['DELETE', '/toystore/project'], // what only the proxy may ask for
])('what it has not is refused: %s %s', async (method, path) => {
  const { proxy, received } = await startTestServer({ body: '{}' });
  const headers = { authorization: 'Bearer owner' };
  expect((await send(proxy.url, { method, path, headers })).status).toBe(404);
  expect(received).toEqual([]);
});

test.each([
  ['GET', '/'],
  ['GET', '/emulator/auth/handler'],
  ['POST', `${V1}/accounts:signUp`],
])('an emulator that is down is a dead connection: %s %s', async (method, path) => {
  const proxy = await proxyBefore('http://127.0.0.1:1');
  const options = { method, ...(method === 'POST' && { body: '{}' }) };
  await expect(send(`${proxy.url}${path}`, options)).rejects.toThrow('socket hang up');
  await expect(send(`${proxy.url}/gapi.js`)).resolves.toMatchObject({ status: 200 }); // it lives on
});

test.each(['/', '/emulator/auth/handler'])(
  'an answer that breaks off does so here: %s',
  async (path) => {
    const proxy = await proxyBefore(
      await serve((_, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('half', () => response.destroy());
      }),
    );
    await expect(send(`${proxy.url}${path}`)).rejects.toThrow(/aborted|hang up/);
  },
);

test('a hanging emulator is not answered for, and the proxy aborts its request when the client disconnects', async () => {
  let gaveUp = () => {};
  const emulatorNoticed = new Promise<void>((resolve) => {
    gaveUp = resolve;
  });
  let reached = () => {};
  const emulatorAsked = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const proxy = await proxyBefore(
    await serve((_, response) => {
      reached();
      response.on('close', gaveUp);
    }),
  );
  const outgoing = request(`${proxy.url}/`).end();
  const failed = once(outgoing, 'error');
  let answered = false;
  outgoing.on('response', () => {
    answered = true;
  });
  await emulatorAsked;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(answered).toBe(false);
  outgoing.destroy(new Error('no more'));
  await failed;
  await emulatorNoticed;
});

test('closing ends open connections', async () => {
  const proxy = await proxyBefore(await serve(() => {}));
  const pending = send(`${proxy.url}/`);
  pending.catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 50));
  proxy.close();
  await expect(pending).rejects.toThrow('socket hang up');
  await expect(send(proxy.url)).rejects.toThrow('ECONNREFUSED');
});
