import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { send, startTestServer } from '../../test/testServer.ts';

const LARGE = Buffer.alloc(10 * 2 ** 20 + 1, ' ');
const COMPRESS = {
  gzip: (bytes: Buffer) => gzipSync(bytes, { level: 1 }),
  deflate: (bytes: Buffer) => deflateSync(bytes, { level: 1 }),
  br: (bytes: Buffer) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
};
const paths = [
  '/identitytoolkit.googleapis.com/v1/accounts:update?key=k',
  '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k',
];

test.each(paths)('a body above 10 MB is refused, however it is sent: %s', async (path) => {
  const { proxy, received } = await startTestServer();
  for (const headers of [
    { 'content-length': String(LARGE.length) },
    { 'transfer-encoding': 'chunked' },
  ]) {
    const answer = await send(`${proxy.url}${path}`, { method: 'POST', headers, body: LARGE });
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('larger than 10 MB');
  }
  expect(received).toEqual([]);
});

test('a body of 10 MB is passed on, also in chunks', async () => {
  const { proxy, received } = await startTestServer({ body: '{}' });
  const body = JSON.stringify({ idToken: 'x'.repeat(10 * 2 ** 20 - 14) });
  const headers = { 'transfer-encoding': 'chunked' };
  await send(`${proxy.url}${paths[1]}`, { method: 'POST', headers, body });
  expect(received[0]?.body.toString()).toBe(body);
});

test.each(Object.entries(COMPRESS))(
  'what is larger than 10 MB once it is decompressed is refused: %s',
  async (encoding, compress) => {
    const { proxy, received } = await startTestServer({ body: '{}' });
    const body = compress(Buffer.alloc(20 * 2 ** 20, ' '));
    const headers = { 'content-encoding': encoding };
    const answer = await send(`${proxy.url}${paths[1]}`, { method: 'POST', headers, body });
    expect(answer.status).toBe(413);
    expect(received).toEqual([]);
  },
);

test.each(['zstd', 'compress', 'gzip, gzip', 'x'])(
  'another Content-Encoding is refused: %s',
  async (encoding) => {
    const { proxy, received } = await startTestServer();
    const headers = { 'content-encoding': encoding };
    const options = { method: 'POST', headers, body: '{}' };
    expect((await send(`${proxy.url}${paths[0]}`, options)).status).toBe(415);
    expect(received).toEqual([]);
  },
);

test.each(['gzip', 'deflate', 'br'])(
  'what cannot be decompressed is refused: %s',
  async (encoding) => {
    const { proxy } = await startTestServer();
    const headers = { 'content-encoding': encoding };
    const options = { method: 'POST', headers, body: '{}' };
    expect((await send(`${proxy.url}${paths[0]}`, options)).status).toBe(400);
  },
);

test.each([
  ['a name occurs twice', '{"idToken":"a","idToken":"b"}'],
  ['a name occurs twice, once with an escape', '{"idToken":"a","id\\u0054oken":"b"}'],
  ['a name occurs twice inside', '{"linkProviderUserInfo":{"rawId":"a","rawId":"b"}}'],
  ['it is a list', '[]'],
  ['it is nested too deeply', `{"x":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`],
  ['it has one level too many', `{"x":${'['.repeat(100)}${']'.repeat(100)}}`],
  ['an item is null', '{"mfa":{"enrollments":[null]}}'],
])('a body is refused when %s', async (_, body) => {
  const { proxy, received } = await startTestServer({ body: '{}' });
  expect((await send(`${proxy.url}${paths[0]}`, { method: 'POST', body })).status).toBe(400);
  expect(received).toEqual([]);
  expect((await send(`${proxy.url}${paths[0]}`, { method: 'POST', body: '{}' })).status).toBe(200);
});
