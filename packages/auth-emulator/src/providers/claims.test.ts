import { expect, test } from 'vitest';
import { asApp, asOwner } from '../../test/rest.ts';
import { sdkEmulator } from '../../test/sdkEmulator.ts';
import { claimsOf } from '../pipeline/tokens.ts';

/* A provider's claims about its user reach the app, and stay: firebase-tools 3698. */

const PROJECT = 'demo-claims';
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const provider = { providerId: 'oidc.club', rawId: 'eve' };
const { emulator } = sdkEmulator(PROJECT, [
  {
    ...{ localId: 'eve', email: 'eve@b.example', emailVerified: true },
    ...{ providerUserInfo: [provider], rawPassword: 'ToyBox#2026' },
    mfaInfo: [{ mfaEnrollmentId: 'app', totpInfo: { sharedSecretKey: SECRET } }],
  },
]);

const post = async (path: string, body: object) =>
  (await asApp(emulator().url, path, { body })).body;

function signIn(providerId: string, claims: object, attributeStatements?: object) {
  const SAMLResponse = { assertion: { subject: { nameId: 'ann@b.example' }, attributeStatements } };
  const postBody = new URLSearchParams({
    ...{ providerId, id_token: JSON.stringify(claims) },
    ...(providerId.startsWith('saml.') && { SAMLResponse: JSON.stringify(SAMLResponse) }),
  });
  const body = { postBody: `${postBody}`, requestUri: 'http://localhost' };
  return post('v1/accounts:signInWithIdp', body);
}

const attributesIn = (token: string) => Object(claimsOf(token).firebase).sign_in_attributes;

async function refreshed(refreshToken: string) {
  const body = { grantType: 'refresh_token', refreshToken };
  return post('securetoken.googleapis.com/v1/token', body);
}

test.each(['no at', 'a\n@b.example', 'nowhere'])('refuses the address %j', async (email) => {
  expect((await signIn('oidc.club', { sub: 'eve', email })).error).toMatchObject({
    message: 'INVALID_EMAIL',
  });
  const idToken = encodeURIComponent(JSON.stringify({ sub: 'eve', email }));
  const requestUri = `http://localhost/?providerId=google.com#id_token=${idToken}`;
  const answer = await post('v1/accounts:signInWithIdp', { requestUri });
  expect(answer.error).toMatchObject({ message: 'INVALID_EMAIL' });
});

const CLAIMS = { sub: 'ann', email: 'ann@b.example', role: 'staff' };

test.each([
  ['saml.staff', { groups: ['a', 'b'] }, { groups: ['a', 'b'] }],
  ['saml.staff', undefined, undefined],
  ['oidc.club', undefined, CLAIMS],
  ['facebook.com', undefined, undefined],
])('keeps attributes of %s in refreshed tokens and cookies: %j', async (id, sent, expected) => {
  const { idToken, refreshToken } = await signIn(id, CLAIMS, sent);
  expect(attributesIn(idToken)).toEqual(expected);
  const first = await refreshed(refreshToken);
  const second = await refreshed(first.refresh_token);
  expect(attributesIn(second.id_token)).toEqual(expected);
  const path = `v1/projects/${PROJECT}:createSessionCookie`;
  const cookie = await asOwner(emulator().url, path, { body: { idToken: second.id_token } });
  expect(attributesIn(cookie.body.sessionCookie)).toEqual(expected);
  const change = { idToken: second.id_token, password: 'ToyBox#2027', returnSecureToken: true };
  const changed = await post('v1/accounts:update', change);
  expect(attributesIn((await refreshed(changed.refreshToken)).id_token)).toEqual(expected);
});

test('keeps attributes of a sign-in with a second factor', async () => {
  const claims = { sub: 'eve', role: 'staff' };
  const { mfaPendingCredential } = await signIn('oidc.club', claims);
  const verificationCode = await emulator().client.totpCode({ localId: 'eve' });
  const tokens = await post('v2/accounts/mfaSignIn:finalize', {
    ...{ mfaPendingCredential, mfaEnrollmentId: 'app' },
    totpVerificationInfo: { verificationCode },
  });
  expect(attributesIn(tokens.idToken)).toEqual(claims);
  expect(attributesIn((await refreshed(tokens.refreshToken)).id_token)).toEqual(claims);
});

test('keeps the ID, audience and domain in Google’s profile', async () => {
  const claims = { sub: '7', aud: 'client', hd: 'b.example', email: 'ann@b.example', name: 'Ann' };
  const { rawUserInfo } = await signIn('google.com', claims);
  expect(JSON.parse(rawUserInfo)).toMatchObject({ ...claims, id: '7' });
});

test('keeps a name that Apple sends once, and signs in without an address, or with an unverified one', async () => {
  const email = 'relay@privaterelay.appleid.com';
  const apple = { sub: 'a', email, email_verified: true };
  await signIn('apple.com', { ...apple, name: 'Ann' });
  const again = await signIn('apple.com', apple);
  const lookUp = async (idToken: string) =>
    (await post('v1/accounts:lookup', { idToken })).users[0];
  expect(await lookUp(again.idToken)).toMatchObject({ email, displayName: 'Ann' });
  const first = await signIn('facebook.com', { sub: 'f', name: 'Fay' });
  expect(await lookUp(first.idToken)).not.toHaveProperty('email');
  expect((await signIn('facebook.com', { sub: 'f' })).localId).toBe(first.localId);
  const unverified = await signIn('microsoft.com', { sub: 'm', email: 'max@b.example' });
  expect(await lookUp(unverified.idToken)).toMatchObject({ emailVerified: false });
});
