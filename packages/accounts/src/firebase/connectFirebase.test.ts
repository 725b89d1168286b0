import { deleteApp, FirebaseError } from 'firebase/app';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { ServiceSettings } from '../settings.ts';
import { connect, interruptedCredential } from './connectFirebase.ts';

afterAll(() => vi.resetModules()); // test files share modules, and others mock these

const site: ServiceSettings = {
  firebase: { apiKey: 'key', authDomain: 'site.example', projectId: 'site' },
  issuer: 'Site',
};

const connected: ReturnType<typeof connect>[] = [];
function connectTo(settings: ServiceSettings) {
  const connection = connect(settings);
  connected.push(connection);
  return connection;
}
afterEach(async () => {
  await Promise.all(connected.splice(0).map(({ auth }) => deleteApp(auth.app)));
  vi.unstubAllGlobals();
});

test('connects to the accounts of a project', () => {
  const { auth, providerUrl, issuer } = connectTo(site);
  expect(auth.config.apiKey).toBe('key');
  expect(auth.emulatorConfig).toBeNull();
  expect(auth.languageCode).toBeNull();
  expect(providerUrl).toBe('https://identitytoolkit.googleapis.com');
  expect(issuer).toBe('Site');
});

test('connects to an emulator, also for requests outside of the SDK', () => {
  const emulator = { url: 'http://127.0.0.1:9099' };
  const { auth, providerUrl } = connectTo({ ...site, emulator });
  expect(auth.emulatorConfig).toMatchObject({ host: '127.0.0.1', port: 9099 });
  expect(providerUrl).toBe('http://127.0.0.1:9099/identitytoolkit.googleapis.com');
});

test.each([
  [undefined, 'https://site.example/'],
  ['/home', 'https://site.example/home'],
])('makes e-mails lead back to the site’s path %s', (continuePath, url) => {
  vi.stubGlobal('window', { location: { origin: 'https://site.example' } });
  const { emailSettings } = connectTo({ ...site, continuePath });
  expect(emailSettings()).toEqual({ url });
});

test('requests e-mails in the site’s language', () => {
  expect(connectTo({ ...site, factorName: 'App für Codes' }).factorName).toBe('App für Codes');
  expect(connectTo({ ...site, language: 'de' }).auth.languageCode).toBe('de');
});

test('has no user at first', () => {
  expect(() => connectTo(site).requireUser()).toThrow(
    expect.objectContaining({ code: 'accounts/signed-out' }),
  );
});

const interrupted = (email: string | undefined, _tokenResponse?: object) =>
  new FirebaseError('auth/account-exists-with-different-credential', '', { email, _tokenResponse });

test.each([
  ['microsoft.com', { oauthIdToken: 'id' }, { idToken: 'id' }],
  ['github.com', { oauthAccessToken: 'access' }, { accessToken: 'access' }],
  ['apple.com', { oauthIdToken: 'id', nonce: 'n' }, { idToken: 'id', nonce: 'n' }],
  ['saml.company', { pendingToken: 'pending' }, { pendingToken: 'pending' }],
])('keeps the credential of an interrupted sign-in with %s', (providerId, answer, kept) => {
  const error = interrupted('Ann@B.example', { providerId, ...answer });
  const credential = { providerId, signInMethod: providerId, ...kept };
  expect(interruptedCredential(error, 'ann@b.example')?.toJSON()).toMatchObject(credential);
});

test.each([
  ['another address', interrupted('bob@b.example'), 'ann@b.example'],
  ['no address', interrupted(undefined), null],
  ['another error', new Error('offline'), 'ann@b.example'],
])('keeps no credential of %s', (_, error, email) => {
  expect(interruptedCredential(error, email)).toBeNull();
});
