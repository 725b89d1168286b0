import { expect, test } from 'vitest';
import { send, startTestServer } from '../../test/testServer.ts';
import { createClient, passwordPolicyPath } from '../client.ts';
import { DEFAULT_POLICY } from '../policy.ts';

const OWNER = { authorization: 'Bearer owner' };
const API = '/identitytoolkit.googleapis.com';
const STRICT = { customStrengthOptions: { minPasswordLength: 12 } };

async function start() {
  const { proxy, received } = await startTestServer({ body: '{}' });
  const { url } = proxy;
  const signUp = (password: string) =>
    send(`${url}${API}/v1/accounts:signUp?key=k`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@b.example', password }),
    });
  return { url, received, signUp, client: createClient({ url, projectId: 'demo-test' }) };
}

test('the owner sets a policy, which is served and enforced, and puts it back', async () => {
  const { url, client, signUp, received } = await start();
  await client.setPasswordPolicy(STRICT);
  expect(await client.passwordPolicy()).toMatchObject({ ...STRICT, enforcementState: 'ENFORCE' });
  const served = await send(`${url}${API}/v2/passwordPolicy?key=k`);
  expect(JSON.parse(served.text)).toEqual(await client.passwordPolicy());
  expect((await signUp('ToyBox#2026')).text).toContain('PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
  expect(received).toEqual([]);
  await client.restorePasswordPolicy();
  expect(await client.passwordPolicy()).toEqual(DEFAULT_POLICY);
  expect((await signUp('ToyBox#2026')).status).toBe(200);
});

test.each([
  '',
  'null',
  '{}',
  '{"customStrengthOptions":{"minPasswordLength":"12"}}',
  '{"customStrengthOptions":{"minimum":12}}',
  '{"customStrengthOptions":{},"enforcementState":"ALWAYS"}',
])('an invalid policy is refused: %s', async (body) => {
  const { url, client } = await start();
  const answer = await send(`${url}/${passwordPolicyPath}`, {
    method: 'PUT',
    headers: OWNER,
    body,
  });
  expect(answer.status).toBe(400);
  expect(await client.passwordPolicy()).toEqual(DEFAULT_POLICY);
});
