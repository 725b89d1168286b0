import { expect, test } from 'vitest';
import { serve } from '../test/testServer.ts';
import { createClient, EmulatorError } from './client.ts';

const projectId = 'demo-test';

test('a refusal has the message of the emulator and its status', async () => {
  const url = await serve((_, response) => {
    response.writeHead(400).end('{ "error": { "code": 400, "message": "USER_NOT_FOUND" } }');
  });
  const refused = createClient({ url, projectId }).deleteAccount('unknown');
  await expect(refused).rejects.toThrow(/^The emulator refused POST .*: USER_NOT_FOUND$/);
  await expect(refused).rejects.toMatchObject({ status: 400 });
});

test('a refusal without a message has its status', async () => {
  const url = await serve((_, response) => response.writeHead(502).end('<html>'));
  await expect(createClient({ url, projectId }).accounts()).rejects.toThrow(': HTTP 502');
});

test.each([
  ['is down', async () => 'http://127.0.0.1:1'],
  ['hangs', () => serve(() => undefined)],
])('an emulator that %s is reported as such, and has no status', async (_, address) => {
  const url = await address();
  const failed = createClient({ url, projectId, timeout: 100 }).oobCodes();
  await expect(failed).rejects.toThrow(`The emulator does not answer at ${url}.`);
  await expect(failed).rejects.toBeInstanceOf(EmulatorError);
  await expect(failed).rejects.toMatchObject({ status: undefined });
});
