import { describe, expect, test } from 'vitest';
import { type Answered, asApp, asOwner } from '../../test/rest.ts';
import { PASSWORD, sdkEmulator, seedAccount } from '../../test/sdkEmulator.ts';

/* The operations of servers, by REST: docs/coverage.md names these tests for those that no other test shows. */

const { emulator } = sdkEmulator('demo-server-operations', [seedAccount('ann')]);

const PROJECT = 'v1/projects/demo-server-operations';
const SETTINGS = 'v2/projects/demo-server-operations';
const EMULATOR = 'emulator/v1/projects/demo-server-operations';

const get = (path: string) => asOwner(emulator().url, path);
const post = (path: string, body: object = {}) => asOwner(emulator().url, path, { body });
const patch = (path: string, body: object) =>
  asOwner(emulator().url, path, { method: 'PATCH', body });
const remove = (path: string) => asOwner(emulator().url, path, { method: 'DELETE' });

async function createTenant(): Promise<string> {
  const settings = { displayName: 'North', allowPasswordSignup: true, enableEmailLinkSignin: true };
  const { body } = await post(`${SETTINGS}/tenants`, settings);
  return body.name.split('/').at(-1);
}

/** Creates, finds, changes, exports and deletes accounts below a project or a tenant. */
async function useAccounts(parent: string, tenantId?: string) {
  const ben = { email: 'ben@b.example', password: PASSWORD };
  const { localId } = (await post(`${parent}/accounts`, ben)).body;
  const [named] = (await post(`${parent}/accounts:lookup`, { localId: [localId] })).body.users;
  expect(named.email).toBe(ben.email);
  expect(await post(`${parent}/accounts:update`, { localId, displayName: 'Ben' })).toMatchObject({
    status: 200,
  });
  const { body: found } = await post(`${parent}/accounts:query`);
  expect(found.userInfo).toContainEqual(expect.objectContaining({ displayName: 'Ben' }));
  const mail = { requestType: 'PASSWORD_RESET', email: ben.email, returnOobLink: true };
  expect((await post(`${parent}/accounts:sendOobCode`, mail)).body.oobLink).toContain('oobCode=');
  const users = [{ localId: 'carl', email: 'carl@b.example' }];
  expect((await post(`${parent}/accounts:batchCreate`, { users })).status).toBe(200);
  const { body: all } = await get(`${parent}/accounts:batchGet?maxResults=10`);
  expect(all.users.map((user: { localId: string }) => user.localId)).toContain('carl');
  const { idToken } = (
    await asApp(emulator().url, 'v1/accounts:signInWithPassword', {
      body: { ...ben, returnSecureToken: true, ...(tenantId && { tenantId }) },
    })
  ).body;
  const cookie = await post(`${parent}:createSessionCookie`, { idToken, validDuration: '3600' });
  expect(cookie.body.sessionCookie).toBeTruthy();
  expect((await post(`${parent}/accounts:delete`, { localId })).status).toBe(200);
  const batch = { localIds: ['carl'], force: true };
  expect((await post(`${parent}/accounts:batchDelete`, batch)).body.errors ?? []).toEqual([]);
}

/** Creates, lists, reads, changes and deletes a provider's settings. */
async function useProviders(parent: string, kind: string, id: string) {
  const created = await post(`${parent}/${kind}?${kind.replace(/s$/, 'Id')}=${id}`, {
    displayName: 'Staff',
  });
  expect(created.status).toBe(200);
  const nameOf = ({ body }: Answered) => body.displayName;
  expect((await get(`${parent}/${kind}`)).body[kind]).toHaveLength(1);
  expect(nameOf(await get(`${parent}/${kind}/${id}`))).toBe('Staff');
  const change = { displayName: 'People' };
  expect(nameOf(await patch(`${parent}/${kind}/${id}?updateMask=displayName`, change))).toBe(
    'People',
  );
  expect((await remove(`${parent}/${kind}/${id}`)).status).toBe(200);
  expect((await get(`${parent}/${kind}/${id}`)).status).toBe(404);
}

test('manages the accounts of a project', () => useAccounts(PROJECT));

test('manages the accounts of a tenant', async () => {
  const tenantId = await createTenant();
  await useAccounts(`${PROJECT}/tenants/${tenantId}`, tenantId);
});

test('lists accounts by the older name of the query', async () => {
  expect((await post(`${PROJECT}:queryAccounts`)).body.userInfo).toHaveLength(1);
});

test('manages tenants', async () => {
  const tenants = `${SETTINGS}/tenants`;
  const tenant = `${tenants}/${await createTenant()}`;
  expect((await get(tenants)).body.tenants).toHaveLength(1);
  const change = { displayName: 'South' };
  await patch(`${tenant}?updateMask=displayName`, change);
  expect((await get(tenant)).body.displayName).toBe('South');
  expect((await remove(tenant)).status).toBe(200);
});

describe('the settings of providers', () => {
  test('manages OIDC providers of a project', () =>
    useProviders(SETTINGS, 'oauthIdpConfigs', 'oidc.a'));
  test('manages SAML providers of a project', () =>
    useProviders(SETTINGS, 'inboundSamlConfigs', 'saml.a'));
  test('manages OIDC providers of a tenant', async () =>
    useProviders(`${SETTINGS}/tenants/${await createTenant()}`, 'oauthIdpConfigs', 'oidc.a'));
  test('manages SAML providers of a tenant', async () =>
    useProviders(`${SETTINGS}/tenants/${await createTenant()}`, 'inboundSamlConfigs', 'saml.a'));
});

test('reads and changes the settings of a project', async () => {
  const change = { signIn: { allowDuplicateEmails: true } };
  expect((await patch(`${SETTINGS}/config?updateMask=signIn`, change)).status).toBe(200);
  expect((await get(`${SETTINGS}/config`)).body.signIn.allowDuplicateEmails).toBe(true);
  expect((await patch(`${EMULATOR}/config`, change)).status).toBe(200);
  expect((await get(`${EMULATOR}/config`)).body.signIn.allowDuplicateEmails).toBe(true);
});

test('lists and deletes what the emulator holds of a project and of a tenant', async () => {
  const tenant = `${EMULATOR}/tenants/${await createTenant()}`;
  for (const parent of [EMULATOR, tenant]) {
    expect((await get(`${parent}/oobCodes`)).body.oobCodes).toEqual([]);
    expect((await get(`${parent}/verificationCodes`)).body.verificationCodes).toEqual([]);
    expect((await remove(`${parent}/accounts`)).status).toBe(200);
  }
  expect((await post(`${PROJECT}/accounts:query`)).body.userInfo ?? []).toEqual([]);
});
