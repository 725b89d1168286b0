import { createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import {
  calculateJwkThumbprint,
  createRemoteJWKSet,
  decodeProtectedHeader,
  exportJWK,
  importX509,
  jwtVerify,
} from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { connectSdk, sdk } from '../../test/firebaseSdk.ts';
import { asOwner } from '../../test/rest.ts';
import { type SharedEmulatorOptions, startSharedEmulator } from '../../test/sharedEmulator.ts';
import { newFolder } from '../../test/startCli.ts';
import { serve } from '../../test/testServer.ts';
import { writeSeed } from '../../test/writeSeed.ts';
import { createSigner } from './index.ts';

const ANN = { email: 'ann@b.example', password: 'ToyBox#2026' };
const BOB = { email: 'bob@b.example', password: ANN.password };
const mfaInfo = [{ totpInfo: { sharedSecretKey: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' } }];
const SEED = {
  users: [
    { localId: 'ann', email: ANN.email, rawPassword: ANN.password },
    { localId: 'bob', email: BOB.email, emailVerified: true, rawPassword: BOB.password, mfaInfo },
  ],
};
const PROJECT = 'demo-signed';
const ROBOT = '/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
const PUBLIC_KEYS = '/identitytoolkit/v3/relyingparty/publicKeys';

/** Creates a session cookie, as a server does. */
async function sessionCookieOf(url: string, idToken: string): Promise<string> {
  const path = `v1/projects/${PROJECT}:createSessionCookie`;
  return (await asOwner(url, path, { body: { idToken } })).body.sessionCookie;
}

/** Starts the proxy with a signer before the Firebase tools that all files share. */
async function startSigned(
  options: Parameters<typeof createSigner>[0],
  { blockingFunctions }: SharedEmulatorOptions = {},
) {
  const signer = await createSigner(options);
  const settings = {
    seed: writeSeed(SEED),
    signer,
    ...(blockingFunctions && { blockingFunctions }),
  };
  const emulator = await startSharedEmulator(PROJECT, settings);
  onTestFinished(emulator.stop);
  return emulator;
}

test('signs tokens with --sign, so that programs verify them as in production', async () => {
  const { url, client } = await startSigned({ sign: true });
  const keys = createRemoteJWKSet(new URL(`${url}/.well-known/jwks.json`));
  const issuer = 'https://securetoken.google.com/demo-signed';
  const verify = (token: string) => jwtVerify(token, keys, { issuer, audience: PROJECT });

  const auth = connectSdk(url);
  const { user } = await sdk.signInWithEmailAndPassword(auth, ANN.email, ANN.password);
  const idToken = await user.getIdToken();
  const { payload, protectedHeader } = await verify(idToken);
  expect(protectedHeader).toEqual({ alg: 'RS256', kid: expect.any(String), typ: 'JWT' });
  expect(payload).toMatchObject({ sub: 'ann', email: ANN.email });
  expect(payload.auth_time).toBeGreaterThan(Date.now() / 1000 - 60);
  expect(payload.firebase).toMatchObject({ sign_in_provider: 'password' });
  const [header, claims, signature] = idToken.split('.');
  const forged = Buffer.from(JSON.stringify({ ...payload, sub: 'bob' })).toString('base64url');
  await expect(verify([header, forged, signature].join('.'))).rejects.toThrow('signature');
  await expect(verify(`e30.${claims}.`)).rejects.toThrow();

  await verify(await user.getIdToken(true)); // refreshed
  await sdk.updateProfile(user, { displayName: 'Ann' }); // the emulator takes it
  await sdk.updatePassword(user, 'Another#2026');
  await verify(await user.getIdToken());
  const guest = await sdk.signInAnonymously(connectSdk(url));
  expect((await verify(await guest.user.getIdToken())).payload.provider_id).toBe('anonymous');

  const atBobs = connectSdk(url);
  const needed = await sdk
    .signInWithEmailAndPassword(atBobs, BOB.email, BOB.password)
    .catch((error) => error);
  const resolver = sdk.getMultiFactorResolver(atBobs, needed);
  const factor = resolver.hints[0]?.uid ?? '';
  const code = (await client.totpCode({ localId: 'bob' })) ?? '';
  const second = sdk.TotpMultiFactorGenerator.assertionForSignIn(factor, code);
  const bob = await resolver.resolveSignIn(second);
  expect((await verify(await bob.user.getIdToken())).payload.firebase).toMatchObject({
    ...{ sign_in_provider: 'password', sign_in_second_factor: 'totp' },
    second_factor_identifier: factor,
  });

  const sessionCookie = await sessionCookieOf(url, await user.getIdToken());
  for (const path of [PUBLIC_KEYS, ROBOT, `/www.googleapis.com${ROBOT}`]) {
    const certificates: Record<string, string> = await (await fetch(`${url}${path}`)).json();
    const certificate = certificates[decodeProtectedHeader(sessionCookie).kid ?? ''] ?? '';
    const options = { issuer: 'https://session.firebase.google.com/demo-signed' };
    await jwtVerify(sessionCookie, await importX509(certificate, 'RS256'), options);
    const x509 = new X509Certificate(certificate);
    expect(x509.verify(x509.publicKey)).toBe(true);
    expect(Date.parse(x509.validTo)).toBeGreaterThan(Date.now());
  }
}, 180_000);

test('signs tokens, with what functions add to them, with a given key and issuer, so that they stay valid after a restart', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const signingKey = join(newFolder({ 'key.pem': pem }), 'key.pem');
  const issuer = 'http://auth:9099';
  const added = { updateMask: 'sessionClaims', sessionClaims: { shop: 'north' } };
  const beforeSignIn = await serve((_, response) =>
    response.end(JSON.stringify({ userRecord: added })),
  );
  const before = await startSigned({ signingKey, issuer }, { blockingFunctions: { beforeSignIn } });
  const auth = connectSdk(before.url);
  const { user } = await sdk.signInWithEmailAndPassword(auth, ANN.email, ANN.password);
  const idToken = await user.getIdToken(true);
  const sessionCookie = await sessionCookieOf(before.url, idToken);
  const readKeys = async (url: string) => (await fetch(`${url}/.well-known/jwks.json`)).json();
  const published = await readKeys(before.url);
  before.stop();

  const after = await startSigned({ signingKey, issuer });
  const keys = createRemoteJWKSet(new URL(`${after.url}/.well-known/jwks.json`));
  const { payload } = await jwtVerify(idToken, keys, { issuer, audience: PROJECT });
  expect(payload).toMatchObject({ sub: 'ann', email: ANN.email, shop: 'north' });
  await jwtVerify(sessionCookie, keys, {
    issuer: 'https://session.firebase.google.com/demo-signed',
  });
  expect(await readKeys(after.url)).toEqual(published);
  expect(published.keys[0].kid).toBe(
    await calculateJwkThumbprint(await exportJWK(createPublicKey(privateKey))),
  );
}, 180_000);
