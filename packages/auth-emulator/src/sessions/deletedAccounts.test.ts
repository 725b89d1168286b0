import { expect, test } from 'vitest';
import { sdkEmulator, seedAccount } from '../../test/sdkEmulator.ts';

/* The SDK ends a session when the refresh answers USER_NOT_FOUND: after every way of deleting its account. */

const PROJECT = 'demo-deleted';
const { emulator } = sdkEmulator(PROJECT, [seedAccount('ann')]);
const OWNER = { authorization: 'Bearer owner' };

async function call(path: string, body?: object, method = 'POST', headers: object = {}) {
  const response = await fetch(`${emulator().url}/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
}

const API = 'identitytoolkit.googleapis.com';

async function signUp(tenantId?: string) {
  const body = { email: 'bob@b.example', password: 'ToyBox#2026', tenantId };
  return call(`${API}/v1/accounts:signUp?key=${PROJECT}`, body);
}

async function refresh(refreshToken: string) {
  const body = { grantType: 'refresh_token', refreshToken };
  const answer = await call(`securetoken.googleapis.com/v1/token?key=${PROJECT}`, body);
  return answer.error?.message ?? 'refreshed';
}

interface User {
  localId: string;
  idToken: string;
}

const accounts = `${API}/v1/projects/${PROJECT}/accounts`;
const WAYS: Record<string, (user: User) => Promise<unknown>> = {
  'the app': ({ idToken }) => call(`${API}/v1/accounts:delete?key=${PROJECT}`, { idToken }),
  'the client': ({ localId }) => emulator().client.deleteAccount(localId),
  'a batch': ({ localId }) =>
    call(`${accounts}:batchDelete`, { localIds: [localId], force: true }, 'POST', OWNER),
  'the deletion of all accounts': () => emulator().client.deleteAllAccounts(),
  'a reset': () => emulator().client.reset(),
};

test.each(Object.entries(WAYS))('refuses a refresh after %s', async (_, deleteAccount) => {
  const user = await signUp();
  expect(await refresh(user.refreshToken)).toBe('refreshed');
  await deleteAccount(user);
  expect(await refresh(user.refreshToken)).toBe('USER_NOT_FOUND');
});

test('refuses a refresh after a snapshot without the account, and after its tenant', async () => {
  const { client } = emulator();
  await client.snapshot('before');
  const user = await signUp();
  const ofTenant = await signUp('toys');
  const tenant = `${API}/v2/projects/${PROJECT}/tenants/toys`;
  await call(tenant, undefined, 'DELETE', OWNER);
  expect(await refresh(ofTenant.refreshToken)).toBe('USER_NOT_FOUND');
  await client.restore('before');
  expect(await refresh(user.refreshToken)).toBe('USER_NOT_FOUND');
});

test('says of an account that still exists that its session has ended', async () => {
  const { client } = emulator();
  const body = { email: 'ann@b.example', password: 'ToyBox#2026', returnSecureToken: true };
  const ann = await call(`${API}/v1/accounts:signInWithPassword?key=${PROJECT}`, body);
  await client.reset();
  expect(await refresh(ann.refreshToken)).toBe('TOKEN_EXPIRED');
});
