import { expect, test } from 'vitest';
import { send, startTestServer } from '../../test/testServer.ts';

const CONFIGS = '/identitytoolkit.googleapis.com/v2/projects/demo-test/oauthIdpConfigs';
const headers = { authorization: 'Bearer owner' };

test.each([
  [
    'a configuration nested a million deep',
    { body: `{"x":${'{"a":'.repeat(1e6)}1${'}'.repeat(1e6)}}` },
    '',
  ],
  [
    'an update mask of thousands of parts',
    { body: '{"clientId":"x"}' },
    `&updateMask=${'a.'.repeat(5000)}a`,
  ],
])('%s is refused, and the proxy lives on', async (_, options, query) => {
  const { proxy } = await startTestServer();
  const create = `${proxy.url}${CONFIGS}?oauthIdpConfigId=oidc.a`;
  const created = await send(create, { method: 'POST', headers, body: '{"clientId":"a"}' });
  expect(created.status).toBe(200);
  const change = `${proxy.url}${CONFIGS}/oidc.a?key=k${query}`;
  expect((await send(change, { method: 'PATCH', headers, ...options })).status).toBe(400);
  const read = await send(`${proxy.url}${CONFIGS}/oidc.a`, { headers });
  expect(JSON.parse(read.text)).toMatchObject({ clientId: 'a' });
});

test('only the owner sets providers up', async () => {
  const { proxy, received } = await startTestServer();
  const url = `${proxy.url}${CONFIGS}?oauthIdpConfigId=oidc.a&key=k`;
  expect((await send(url, { method: 'POST', body: '{}' })).status).toBe(403);
  expect(received).toEqual([]);
});
