import { expect, test } from 'vitest';
import { send, startTestServer } from '../../test/testServer.ts';

/* Access to the emulator's page: its clients, and the sites that may reach it. */

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const READY = '{"authEmulator":{"ready":true}}';
const start = () =>
  startTestServer({ body: READY }, { allowOrigins: ['https://my.tunnel.example'] });

test('answers a browser with the page under a strict policy', async () => {
  const { proxy, received } = await start();
  const { headers } = await send(`${proxy.url}/`, { headers: HTML });
  expect(received).toEqual([]);
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    vary: expect.stringContaining('accept'),
  });
});

test.each([[undefined], ['*/*'], ['application/json']])(
  'answers a program that accepts %s as before',
  async (accept) => {
    const { proxy } = await start();
    const { text, headers } = await send(`${proxy.url}/`, { headers: accept ? { accept } : {} });
    expect(JSON.parse(text)).toEqual(JSON.parse(READY));
    expect(headers['content-type']).toContain('application/json');
  },
);

test('shows which operations of the API it has', async () => {
  const { proxy, received } = await start();
  const { status, text, headers } = await send(`${proxy.url}/toystore/coverage`);
  expect({ status, type: headers['content-type'] }).toEqual({
    status: 200,
    type: 'text/plain; charset=utf-8',
  });
  expect(text).toContain('# API coverage');
  expect(received).toEqual([]);
});

test('lets only allowed origins embed the panel', async () => {
  const { proxy } = await start();
  const { status, headers } = await send(`${proxy.url}/toystore/panel`, {
    headers: {
      ...HTML,
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'iframe',
    },
  });
  expect(status).not.toBe(403);
  expect(headers['x-frame-options']).toBeUndefined();
  const [, ancestors = ''] =
    /frame-ancestors (.*)/.exec(String(headers['content-security-policy'])) ?? [];
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(ancestors.split(' ')).toEqual([
    'http://localhost:*',
    'http://127.0.0.1:*',
    'https://localhost:*',
    'https://127.0.0.1:*',
    'https://my.tunnel.example',
    proxy.url,
    proxy.url,
  ]);
});

test.each(['../index.js', '..%2f..%2fpackage.json', '%2e%2e/index.js', '.hidden', 'a//b', ''])(
  'serves no file outside its folder: %s',
  async (name) => {
    const { proxy } = await start();
    const { status, text } = await send(proxy.url, { path: `/toystore/page/${name}` });
    expect(status).toBe(404);
    expect(text).not.toContain('"name"');
  },
);
