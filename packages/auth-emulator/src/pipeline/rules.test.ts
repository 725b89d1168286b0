import { expect, test } from 'vitest';
import { LEGACY, otherForms, pathsOf, readableForms, V1 } from '../../test/requestForms.ts';
import { send, startTestServer } from '../../test/testServer.ts';
import { completePolicy } from '../policy.ts';

/* A request that breaks a rule does not reach the emulator, by any path and in any form of the body. */

const policy = completePolicy({ customStrengthOptions: { minPasswordLength: 8 } });
const claims = Buffer.from(JSON.stringify({ auth_time: 1 })).toString('base64url');
const idToken = `e30.${claims}.`;

interface Rule {
  name: string;
  operation: string;
  legacy: string;
  body: Record<string, string>;
}

const RULES: Rule[] = [
  {
    name: 'a weak password of a new account',
    operation: 'signUp',
    legacy: 'signupNewUser',
    body: { email: 'a@b.example', password: 'seven77' },
  },
  {
    name: 'a weak password of an account',
    operation: 'update',
    legacy: 'setAccountInfo',
    body: { oobCode: 'x', password: 'seven77' },
  },
  {
    name: 'a weak password by e-mail',
    operation: 'resetPassword',
    legacy: 'resetPassword',
    body: { oobCode: 'x', newPassword: 'seven77' },
  },
  {
    name: 'a new e-mail after an old login',
    operation: 'update',
    legacy: 'setAccountInfo',
    body: { idToken, email: 'new@b.example' },
  },
  {
    name: 'a new e-mail by its link after an old login',
    operation: 'sendOobCode',
    legacy: 'getOobConfirmationCode',
    body: { idToken, requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'new@b.example' },
  },
  {
    name: 'deleting an account after an old login',
    operation: 'delete',
    legacy: 'deleteAccount',
    body: { idToken },
  },
  {
    name: 'linking a provider after an old login',
    operation: 'signInWithIdp',
    legacy: 'verifyAssertion',
    body: { idToken, postBody: 'id_token=x&providerId=google.com' },
  },
  {
    name: 'linking a phone number after an old login',
    operation: 'signInWithPhoneNumber',
    legacy: 'verifyPhoneNumber',
    body: { idToken, sessionInfo: 'x', code: '1' },
  },
  {
    name: 'linking an e-mail link after an old login',
    operation: 'signInWithEmailLink',
    legacy: 'emailLinkSignin',
    body: { idToken, email: 'a@b.example', oobCode: 'x' },
  },
];

test.each(RULES)('$name is refused by every path and in every form', async (rule) => {
  const { proxy, received } = await startTestServer({}, { policy });
  const forms = Object.entries({ ...readableForms(rule.body), ...otherForms(rule.body) });
  const [usual = '', ...otherPaths] = pathsOf(rule);
  // One rule tries each form by each path: how a request is read does not depend on the rule.
  const isThorough = rule.operation === 'resetPassword';
  const requests = [
    ...forms.map(([name, form]) => ({ path: usual, name, form })),
    ...otherPaths.flatMap((path) =>
      (isThorough ? forms : forms.slice(0, 1)).map(([name, form]) => ({ path, name, form })),
    ),
  ];
  for (const { path, name, form } of requests) {
    const { status } = await send(proxy.url, { method: 'POST', path, ...form });
    // An address that cannot be read may be passed on as one at which nothing happens.
    const forwarded = received.splice(0).filter(({ url }) => url !== '/');
    expect({ path, name, forwarded }).toEqual({ path, name, forwarded: [] });
    if (path.startsWith('/')) expect(status).toBeGreaterThanOrEqual(400);
  }
});

test('what keeps the rules passes in one form, however it was written', async () => {
  const { proxy, received } = await startTestServer({ body: '{}' }, { policy });
  const forms = readableForms({ oobCode: 'x', newPassword: 'ToyBox#2026' });
  for (const [name, form] of Object.entries(forms)) {
    for (const path of [`${V1}/accounts:resetPassword`, `${LEGACY}/resetPassword`]) {
      await send(proxy.url, { method: 'POST', path: `${path}?key=a%20b`, ...form });
      const { url, headers, body } = received.pop() ?? {};
      expect({ name, url }).toEqual({ name, url: `${V1}/accounts:resetPassword?key=a+b` });
      expect(headers?.['content-type']).toBe('application/json');
      expect(body?.toString()).toBe('{"oobCode":"x","newPassword":"ToyBox#2026"}');
    }
  }
});

test('an empty project ID is rejected, for any operation', async () => {
  const { proxy, received } = await startTestServer();
  for (const path of ['accounts:batchCreate', 'accounts:query', 'tenants']) {
    const options = { method: 'POST', path: `${V1}/projects//${path}?key=k`, body: '{}' };
    expect((await send(proxy.url, options)).status).toBe(404);
  }
  expect(received).toEqual([]);
});
