import { expect, test } from 'vitest';
import { emulatorRoutes } from '../../test/emulatorRoutes.ts';
import { send, startTestServer } from '../../test/testServer.ts';
import { completePolicy } from '../policy.ts';
import { isSensitive, SENSITIVE_FIELDS } from './sensitiveFields.ts';

const API = '/identitytoolkit.googleapis.com/v1';
const now = () => Math.floor(Date.now() / 1000);

/** An unsigned ID token, as the emulator issues them. */
function idToken(claims: object): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ name: 'Zoë ÿ', ...claims })}.`;
}

const oldToken = () => idToken({ auth_time: now() - 302 });

async function post(operation: string, content: object | string, headers = {}, answer = {}) {
  const servers = await startTestServer({ body: '{"answer":"of the emulator"}', ...answer });
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  const url = `${servers.proxy.url}${API}/accounts:${operation}?key=k`;
  const response = await send(url, { method: 'POST', headers, body });
  const received = servers.received.filter((sent) => sent.url?.includes(`:${operation}?`)); // the proxy asks, too
  return { received, response };
}

const SENSITIVE: [operation: string, body: object][] = [
  ['update', { email: 'new@b.example' }],
  ['update', { password: 'ToyBox#2026' }],
  ['update', { password: 'ToyBox#2026', displayName: 'Zoë' }],
  ['sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'new@b.example' }],
  ['sendOobCode', { requestType: 7, newEmail: 'new@b.example' }], // its number in the emulator
  ['signInWithIdp', { postBody: 'id_token=x&providerId=google.com' }],
  ['signUp', { email: 'a@b.example', password: 'ToyBox#2026' }],
  ['signInWithEmailLink', { email: 'a@b.example', oobCode: 'x' }],
  ['signInWithPhoneNumber', { sessionInfo: 'x', code: '1' }],
  ['delete', {}],
  ['update', { linkProviderUserInfo: { providerId: 'google.com', rawId: '7' } }],
  ['update', { link_provider_user_info: { provider_id: 'google.com', raw_id: '7' } }],
  ['update', { mfa: { enrollments: [] } }],
  ['update', { deleteAttribute: ['PASSWORD'] }],
  ['update', { deleteAttribute: [1] }], // the number of EMAIL in the emulator
  ['update', { deletePasskey: ['x'] }],
];

test.each(SENSITIVE)('%s with %j needs a recent login', async (operation, body) => {
  const headers = { origin: 'http://localhost:5173' };
  const refused = await post(operation, { ...body, idToken: oldToken() }, headers);
  expect(refused.response.status).toBe(400);
  expect(refused.response.headers['access-control-allow-origin']).toBe('http://localhost:5173');
  expect(JSON.parse(refused.response.text).error).toMatchObject({
    code: 400,
    message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  });
  expect(refused.received).toEqual([]);

  const recent = { ...body, idToken: idToken({ auth_time: now() - 298 }) };
  const passed = await post(operation, recent);
  expect(JSON.parse(passed.response.text)).toEqual({ answer: 'of the emulator' });
  expect(passed.received).toHaveLength(1);
});

test.each(SENSITIVE)(
  '%s with %j passes without an ID token, and for the owner',
  async (operation, body) => {
    expect((await post(operation, body)).received).toHaveLength(1);
    const owner = { authorization: 'Bearer owner' };
    const asOwner = await post(operation, { ...body, idToken: oldToken() }, owner);
    expect(asOwner.received).toHaveLength(1);
  },
);

test.each([
  ['a name and a photo', 'update', { displayName: 'Zoë', photoUrl: '/p.png' }],
  ['removing a provider', 'update', { deleteProvider: ['google.com'] }],
  ['an e-mail that verifies', 'sendOobCode', { requestType: 'VERIFY_EMAIL' }],
  ['what is looked up', 'lookup', {}],
])('%s needs none', async (_, operation, body) => {
  const { received } = await post(operation, { ...body, idToken: oldToken() });
  expect(received).toHaveLength(1);
});

test('requires no recent login of an anonymous user, who cannot log in again', async () => {
  const token = idToken({ auth_time: 1, provider_id: 'anonymous' });
  expect((await post('signUp', { idToken: token })).received).toHaveLength(1);
});

test.each([
  '{}',
  '{"idToken":"7"}',
  '{"idToken":"x"}',
  '{"idToken":"x.!.y"}',
  `{"idToken":"x.${Buffer.from('null').toString('base64url')}.y"}`,
  JSON.stringify({ idToken: idToken({}) }),
  JSON.stringify({ idToken: idToken({ auth_time: '1' }) }),
])('what cannot be read is left to the emulator: %s', async (content) => {
  const { received } = await post('delete', content);
  expect(received.map(({ body }) => body.toString('utf8'))).toEqual([content]);
});

test('reports an old login before a weak password', async () => {
  const policy = completePolicy({ customStrengthOptions: { minPasswordLength: 8 } });
  const { proxy } = await startTestServer({}, { policy });
  const change = async (idToken: string) => {
    const body = JSON.stringify({ idToken, password: 'short' });
    const { text } = await send(`${proxy.url}${API}/accounts:update`, { method: 'POST', body });
    return JSON.parse(text).error.message;
  };
  expect(await change(oldToken())).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  expect(await change(idToken({ auth_time: now() }))).toMatch(/^PASSWORD_DOES_NOT_MEET/);
});

/** Fields of `update` that change neither an address, a password, a linked identity nor a second factor. */
const HARMLESS = [
  ...['captchaChallenge', 'captchaResponse', 'createdAt', 'customAttributes'],
  ...['delegatedProjectNumber', 'deleteProvider', 'disableUser', 'displayName', 'emailVerified'],
  ...['idToken', 'instanceId', 'lastLoginAt', 'localId', 'oobCode', 'photoUrl'],
  ...['returnSecureToken', 'targetProjectId', 'tenantId', 'validSince'],
];

test('every field of the installed emulator is known: a new one has to be put into a list', () => {
  const update = emulatorRoutes().find(({ path }) => path.endsWith('/v1/accounts:update'));
  const known = [...SENSITIVE_FIELDS, ...HARMLESS, 'deleteAttribute'];
  expect(known.toSorted()).toEqual(update?.fields.toSorted());
});

test('some attributes that are deleted are sensitive', () => {
  const deletes = (attribute: string) => isSensitive('update', { deleteAttribute: [attribute] });
  expect(['EMAIL', 'PASSWORD', 'PROVIDER'].map(deletes)).toEqual([true, true, true]);
  expect(['DISPLAY_NAME', 'PHOTO_URL'].map(deletes)).toEqual([false, false]);
});
