import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { proxyBefore, send, serve, startTestServer } from '../../test/testServer.ts';

const LARGE = randomBytes(8 * 1024 * 1024);
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s is passed on',
  async (method) => {
    const { proxy, received } = await startTestServer({
      status: 203,
      headers: { 'x-answer': 'yes', 'content-type': 'application/json' },
      body: '{ "fine": true }',
    });
    const path = `/emulator/v1/projects/demo/accounts?a=%20b&c=${encodeURIComponent('http://x/?y')}`;
    const answer = await send(`${proxy.url}${path}`, {
      method,
      headers: { authorization: 'Bearer owner', 'x-question': 'why', origin: 'http://localhost:1' },
    });
    expect(answer).toMatchObject({ status: 203, text: '{ "fine": true }' });
    expect(answer.headers).toMatchObject({ 'x-answer': 'yes', 'content-type': 'application/json' });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ method, url: path });
    expect(received[0]?.headers).toMatchObject({
      host: new URL(proxy.url).host, // what the emulator calls itself by
      authorization: 'Bearer owner',
      'x-question': 'why',
      origin: 'http://localhost:1',
    });
  },
);

test('HEAD has the headers of an answer and no body', async () => {
  const { proxy, received } = await startTestServer({
    headers: { 'content-length': '12', etag: '"x"' },
  });
  const answer = await send(`${proxy.url}/anything`, { method: 'HEAD' });
  expect(answer.headers).toMatchObject({ 'content-length': '12', etag: '"x"' });
  expect(answer.body).toHaveLength(0);
  expect(received[0]?.method).toBe('HEAD');
});

test('bodies pass byte for byte, large ones too, with a length and without', async () => {
  const { proxy, received } = await startTestServer({ body: LARGE });
  const sent = { method: 'POST', body: LARGE };
  const known = { 'content-length': String(LARGE.length) };
  const answer = await send(`${proxy.url}/a`, { ...sent, headers: known });
  await send(`${proxy.url}/a`, { ...sent, headers: { 'transfer-encoding': 'chunked' } });
  expect(hash(answer.body)).toBe(hash(LARGE));
  expect(received.map(({ body }) => hash(body))).toEqual([hash(LARGE), hash(LARGE)]);
  expect(received[0]?.headers).toMatchObject(known);
});

test('an answer streams: its beginning arrives before its end exists', async () => {
  let finish = () => {};
  const proxy = await proxyBefore(
    await serve((_, response) => {
      response.write('begin');
      finish = () => response.end('end');
    }),
  );
  const outgoing = request(`${proxy.url}/slow`).end();
  const [incoming] = await once(outgoing, 'response');
  const [beginning] = await once(incoming, 'data');
  expect(String(beginning)).toBe('begin');
  finish();
  const [end] = await once(incoming, 'data');
  expect(String(end)).toBe('end');
});

test.each([
  '/anything',
  '/emulator/auth/handler',
  '/identitytoolkit.googleapis.com/v1/accounts:signUp',
])('an emulator that is down is a dead connection: %s', async (path) => {
  const proxy = await proxyBefore('http://127.0.0.1:1');
  const options = { method: 'POST', body: '{}' };
  await expect(send(`${proxy.url}${path}`, options)).rejects.toThrow('socket hang up');
  await expect(send(`${proxy.url}/gapi.js`)).resolves.toMatchObject({ status: 200 }); // it lives on
});

test.each(['/anything', '/emulator/auth/handler'])(
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

test('an emulator that hangs hangs here, and it hears of a client that gives up', async () => {
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
  const outgoing = request(`${proxy.url}/anything`).end();
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

test('a port that is taken is reported', async () => {
  const { proxy } = await startTestServer();
  const port = Number(new URL(proxy.url).port);
  await expect(proxyBefore('', {}, { port })).rejects.toThrow(`Port ${port} is taken.`);
});

test('closing ends open connections', async () => {
  const proxy = await proxyBefore(await serve(() => {}));
  const pending = send(`${proxy.url}/anything`);
  pending.catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 50));
  proxy.close();
  await expect(pending).rejects.toThrow('socket hang up');
  await expect(send(proxy.url)).rejects.toThrow('ECONNREFUSED');
});
