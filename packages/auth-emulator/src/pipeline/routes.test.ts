import { expect, test } from 'vitest';
import { emulatorRoutes, legacyRoutes } from '../../test/emulatorRoutes.ts';
import { LEGACY } from '../../test/requestForms.ts';
import { send, startTestServer } from '../../test/testServer.ts';
import { completePolicy } from '../policy.ts';
import { factorsOf } from '../totp/index.ts';

/*
 * Every route of the installed emulator, by its own specification: what takes a password or an ID token is held to the
 * rules, or is named here. A new version that has one more fails.
 */

const policy = completePolicy({ customStrengthOptions: { minPasswordLength: 8 } });

/** Operations that take a password, and set none. */
const COMPARES_PASSWORD = ['accounts:signInWithPassword'];

/** Operations that take an ID token, and at the provider need no recent login. */
const NEEDS_NO_LOGIN = [
  'accounts:issueSamlResponse',
  'accounts:lookup',
  'accounts:revokeToken',
  'accounts:signInWithPassword',
  'demo-test:createSessionCookie',
  't:createSessionCookie',
];

const nameOf = (path: string) => path.split('/').at(-1) ?? '';

const idToken = (authTime: number) =>
  `e30.${Buffer.from(JSON.stringify({ auth_time: authTime, user_id: 'a' })).toString('base64url')}.`;

const legacyPaths = legacyRoutes().flatMap(({ legacy, operation }) =>
  emulatorRoutes()
    .filter(({ path }) => path.endsWith(`/v1/accounts:${operation}`))
    .map((route) => ({ ...route, path: `${LEGACY}/${legacy}` })),
);
const routes = [...emulatorRoutes(), ...legacyPaths].filter(({ method }) => method === 'POST');

const modernName = (path: string) => {
  const { operation } = legacyRoutes().find(({ legacy }) => path === `${LEGACY}/${legacy}`) ?? {};
  return operation === undefined ? nameOf(path) : `accounts:${operation}`;
};

async function isForwarded(path: string, body: object): Promise<boolean> {
  const { proxy, received } = await startTestServer({ body: '{}' }, { policy });
  const headers = { 'content-type': 'application/json' };
  await send(proxy.url, { method: 'POST', path, headers, body: JSON.stringify(body) });
  return received.length > 0;
}

test('the emulator lists its routes', () => {
  expect(emulatorRoutes().length).toBeGreaterThan(60);
  expect(legacyRoutes().length).toBeGreaterThan(12);
  expect(routes.some(({ fields }) => fields.includes('newPassword'))).toBe(true);
});

test('no route sets a weak password', async () => {
  const password = { password: 'seven77', newPassword: 'seven77' };
  const open = [];
  for (const { path, fields } of routes) {
    const takesPassword = fields.includes('password') || fields.includes('newPassword');
    if (takesPassword && (await isForwarded(path, password))) open.push(modernName(path));
  }
  expect([...new Set(open)]).toEqual(COMPARES_PASSWORD);
});

test('no route does after an old login what needs a recent one', async () => {
  const open = [];
  for (const { path, fields } of routes) {
    if (!fields.includes('idToken')) continue;
    const body = {
      idToken: idToken(1),
      ...(modernName(path) !== 'accounts:lookup' && { email: 'new@b.example' }), // there it is a list
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
    };
    if (await isForwarded(path, body)) open.push(modernName(path));
  }
  expect([...new Set(open)].sort()).toEqual([...NEEDS_NO_LOGIN].sort());
});

/** Operations that answer with tokens, and ask for no second factor. */
const NEEDS_NO_FACTOR = [
  'accounts', // a project's: by the owner
  'accounts:signInWithCustomToken', // as at the provider
  'accounts:signInWithGameCenter', // the emulator has none
  'accounts:signUp', // a new account, or one that is signed in already
  'accounts:update', // one that is signed in already
  'mfaEnrollment:finalize',
  'mfaEnrollment:withdraw',
  'mfaSignIn:finalize',
  'passkeyEnrollment:finalize',
  'passkeySignIn:finalize', // a passkey is two factors itself
];

test('no route answers with tokens where a second factor is enrolled', async () => {
  const totpInfo = { sharedSecretKey: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' };
  const account = { localId: 'a', createdAt: '1', mfaInfo: [{ totpInfo }] };
  const refreshToken = Buffer.from('{"localId":"a","projectId":"demo-test"}').toString('base64');
  const answer = { users: [account], localId: 'a', idToken: idToken(1), refreshToken };
  const { proxy } = await startTestServer({ body: JSON.stringify(answer) });
  expect(factorsOf(proxy.project).load([account], [account])).toEqual([]);
  const open = [];
  for (const { path, answers } of routes) {
    if (!answers.includes('idToken')) continue;
    const headers = { 'content-type': 'application/json' };
    const { text } = await send(proxy.url, { method: 'POST', path, headers, body: '{}' });
    if (JSON.parse(text).refreshToken !== undefined) open.push(modernName(path));
  }
  expect([...new Set(open)].sort()).toEqual([...NEEDS_NO_FACTOR].sort());
});
