import { signInWithCustomToken } from 'firebase/auth';
import { expect, test } from 'vitest';
import { sdkEmulator, seedAccount } from '../../test/sdkEmulator.ts';

/* A request has one tenant, which its path, body and tokens name. */

const PROJECT = 'demo-one-tenant';
const { emulator, newAuth } = sdkEmulator(PROJECT, [seedAccount('ann')]);

/** Calls an operation as an app does; returns its answer, or the error's message. */
async function call(operation: string, body: object) {
  const service =
    operation === 'token' ? 'securetoken.googleapis.com/v1' : 'identitytoolkit.googleapis.com/v1';
  const response = await fetch(`${emulator().url}/${service}/${operation}?key=${PROJECT}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  return answer.error?.message ?? answer;
}

const signUp = (email: string, tenantId: string) =>
  call('accounts:signUp', { email, password: 'ToyBox#2026', tenantId });

const encode = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const unsigned = (claims: object) => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;

test.each(['x/../../../package', 'my tenant', '..', 'a'.repeat(300), 'a\nb'])(
  'refuses the tenant %j wherever it is named',
  async (tenantId) => {
    const idToken = unsigned({ firebase: { tenant: tenantId } });
    expect(await signUp('eve@b.example', tenantId)).toBe('INVALID_TENANT_ID');
    expect(await call('accounts:lookup', { idToken })).toBe('INVALID_TENANT_ID');
    const inPath = `projects/${PROJECT}/tenants/${encodeURIComponent(tenantId)}/accounts`;
    expect(await call(inPath, {})).toMatch(/INVALID_TENANT_ID|NOT_FOUND|INSUFFICIENT_PERMISSION/);
    await expect(emulator().client.setTenant(tenantId, {})).rejects.toThrow();
  },
);

test("takes the tenant of a token, so that its user's requests reveal no address", async () => {
  await signUp('taken@b.example', 'toys');
  const { idToken, refreshToken } = await signUp('bob@b.example', 'toys');
  const changeTo = (email: string) => call('accounts:update', { idToken, email });
  expect(await changeTo('taken@b.example')).toEqual(await changeTo('free@b.example'));
  const lookUp = (tenantId: string) => call('accounts:lookup', { idToken, tenantId });
  expect((await lookUp('toys')).users).toMatchObject([{ email: 'bob@b.example' }]);
  expect(await lookUp('books')).toBe('TENANT_ID_MISMATCH');
  const refreshed = await call('token', { grantType: 'refresh_token', refreshToken });
  expect(refreshed).toMatchObject({ expires_in: '3600' });
});

test("creates the account of a tenant's custom token in the tenant", async () => {
  const claims = { uid: 'carl', tenant_id: 'toys', claims: { admin: true } };
  const { idToken } = await call('accounts:signInWithCustomToken', {
    token: JSON.stringify(claims),
    returnSecureToken: true,
  });
  const [account] = (await call('accounts:lookup', { idToken })).users;
  expect(account).toMatchObject({ localId: 'carl', tenantId: 'toys' });
  expect(await emulator().client.accounts()).toHaveLength(1);
  const token = JSON.stringify(claims);
  expect(await call('accounts:signInWithCustomToken', { token, tenantId: 'books' })).toBe(
    'TENANT_ID_MISMATCH',
  );
  const numbered = JSON.stringify({ uid: 'carl', tenant_id: 5 });
  const ofNumber = await call('accounts:signInWithCustomToken', { token: numbered });
  const [{ tenantId }] = (await call('accounts:lookup', { idToken: ofNumber.idToken })).users;
  expect(tenantId).toBe('5');
});

test("refuses another project's ID token, and a custom token for another service", async () => {
  const { user } = await signInWithCustomToken(newAuth(), JSON.stringify({ uid: 'ann' }));
  const claims = JSON.parse(
    Buffer.from((await user.getIdToken()).split('.')[1] ?? '', 'base64url').toString(),
  );
  const lookUp = (aud: string) =>
    call('accounts:lookup', { idToken: unsigned({ ...claims, aud }) });
  expect((await lookUp(PROJECT)).users).toHaveLength(1);
  expect(await lookUp('demo-other')).toBe('INVALID_ID_TOKEN');
  const foreign = JSON.stringify({ uid: 'ann', aud: 'https://other.example' });
  expect(await call('accounts:signInWithCustomToken', { token: foreign })).toMatch(
    'INVALID_CUSTOM_TOKEN',
  );
});
