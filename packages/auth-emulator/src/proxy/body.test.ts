import { expect, test } from 'vitest';
import { send, startTestServer } from '../../test/testServer.ts';

const LARGE = Buffer.alloc(10 * 2 ** 20 + 1, ' ');
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
  const { proxy, received } = await startTestServer();
  const body = LARGE.subarray(1);
  const headers = { 'transfer-encoding': 'chunked' };
  await send(`${proxy.url}${paths[1]}`, { method: 'POST', headers, body });
  expect(received[0]?.body.equals(body)).toBe(true);
});
