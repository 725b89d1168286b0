import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findBrowser } from '../../../../scripts/browser/findBrowser.ts';
import { PASSWORD, sdkEmulator, seedAccount } from '../sdkEmulator.ts';

/* Redirects and popups in a browser that is cut off from the internet, with an app on `localhost`. */

const PROJECT = 'demo-redirect';
const SDK = /https:\/\/www\.gstatic\.com\/firebasejs\/[\d.]+/g;
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

const google = {
  localId: 'cat',
  email: 'cat@b.example',
  emailVerified: true,
  displayName: 'Cat',
  providerUserInfo: [{ providerId: 'google.com', rawId: 'g-cat', email: 'cat@b.example' }],
};
const { emulator } = sdkEmulator(PROJECT, [seedAccount('ann'), google]);

/** An app: its user, the user's provider, and a way to sign in by the SDK's functions. */
const pageOf = (emulatorUrl: string) => `<!doctype html>
<p role="status"></p>
<script src="${emulatorUrl}/gapi.js"></script>
<script type="module">
  import { initializeApp } from '/firebase-app.js';
  import * as sdk from '/firebase-auth.js';
  const app = { apiKey: 'any', projectId: '${PROJECT}', authDomain: 'localhost' };
  const auth = sdk.getAuth(initializeApp(app));
  sdk.connectAuthEmulator(auth, '${emulatorUrl}', { disableWarnings: true });
  const report = (text) => (document.querySelector('[role=status]').textContent = text);
  const describe = ({ user, operationType }) =>
    [operationType, user.uid, ...user.providerData.map((one) => one.providerId).sort()].join(' ');
  window.run = async (act) => {
    try {
      const result = await act(sdk, auth, new sdk.GoogleAuthProvider());
      report(result ? describe(result) : 'nothing');
    } catch (error) {
      report(error.code ?? error.message);
    }
  };
  window.currentUid = () => auth.authStateReady().then(() => auth.currentUser?.uid);
  window.signInAttributes = async () => {
    const { claims } = await auth.currentUser.getIdTokenResult(true); // refreshed
    return claims.firebase.sign_in_attributes;
  };
  await run(() => sdk.getRedirectResult(auth));
</script>`;

const sdkPackage = process.env.TOYSTORE_FIREBASE ?? 'firebase'; // see vitest.config.ts
const sdkFile = (name: string) =>
  readFileSync(new URL(`../../../../node_modules/${sdkPackage}${name}`, import.meta.url), 'utf8');

const server = createServer(({ url = '/' }, response) => {
  const isScript = /^\/firebase-(app|auth)\.js$/.test(url);
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  const localEmulator = emulator().url.replace('127.0.0.1', 'localhost');
  response.end(isScript ? sdkFile(url).replace(SDK, '') : pageOf(localEmulator));
});
const launched = findBrowser().then(({ launchOptions: { args, ...options } }) =>
  chromium.launch({
    ...options,
    args: [
      ...args,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      '--no-proxy-server',
      '--disable-features=Translate', // instead of Playwright's: as people have it, storage is partitioned
    ],
  }),
);

beforeAll(async () => {
  await launched;
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});
afterAll(async () => {
  await (await launched).close();
  server.close();
});

/** The app in a browser of its own, and the addresses beyond this machine that it asks for. */
async function openApp(options: { userAgent?: string } = {}) {
  const context = await (await launched).newContext(options);
  onTestFinished(() => context.close());
  const remote: string[] = [];
  context.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== 'localhost') remote.push(request.url());
  });
  const page = await context.newPage();
  const { port } = server.address() as AddressInfo; // it listens at a port
  await page.goto(`http://localhost:${port}/`);
  const reports = (text: string) =>
    expect.poll(() => page.getByRole('status').textContent(), { timeout: 15_000 }).toBe(text);
  await reports('nothing');
  return { page, remote, reports };
}

const pick = (page: Page, name: string) =>
  page.locator('.js-reuse-account', { hasText: name }).click();

test('signs in with Google by a redirect, without a request to another machine', async () => {
  const { page, remote, reports } = await openApp();
  await page.evaluate('void run((sdk, auth, google) => sdk.signInWithRedirect(auth, google))');
  await pick(page, 'Cat');
  await reports('signIn cat google.com');
  await page.reload();
  await reports('nothing'); // a result is there once
  expect(await page.evaluate('currentUid()')).toBe('cat');
  expect(remote).toEqual([]);
});

test('links a Google account to the signed-in user by a redirect', async () => {
  const { page, remote, reports } = await openApp();
  await page.evaluate(
    `run((sdk, auth) => sdk.signInWithEmailAndPassword(auth, 'ann@b.example', '${PASSWORD}'))`,
  );
  await reports('signIn ann password');
  await page.evaluate(
    'void run((sdk, auth, google) => sdk.linkWithRedirect(auth.currentUser, google))',
  );
  await page.locator('.js-new-account').click();
  await page.locator('#email-input').fill('ann@google.example');
  await page.locator('#sign-in').click();
  await reports('link ann google.com password');
  expect(remote).toEqual([]);
});

test.each([
  ['oidc.club', { sub: 'new', email: 'new@b.example', role: 'staff' }],
  ['saml.staff', { groups: ['staff'] }],
])('adds claims of %s to tokens, and offers them again', async (providerId, claims) => {
  const { page, remote } = await openApp();
  const type = providerId.startsWith('oidc.') ? 'OAuthProvider' : 'SAMLAuthProvider';
  const provider = `new sdk.${type}('${providerId}')`;
  const redirect = () =>
    page.evaluate(`void run((sdk, auth) => sdk.signInWithRedirect(auth, ${provider}))`);
  await redirect();
  await page.locator('.js-new-account').click();
  await page.locator('#email-input').fill('new@b.example');
  const field = page.getByLabel('Claims as JSON');
  await field.fill('none');
  await page.locator('#sign-in').click();
  expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).toContain(
    'Write a JSON object',
  );
  await field.fill(JSON.stringify(claims));
  await page.locator('#sign-in').click();
  const status = page.getByRole('status').filter({ hasText: `signIn` });
  await status.waitFor();
  expect(await status.textContent()).toContain(providerId);
  const attributes = await page.evaluate('signInAttributes()');
  expect(attributes).toMatchObject(claims);
  await redirect();
  const offered = page.locator('#claims-list option');
  await offered.waitFor({ state: 'attached' });
  expect(await offered.getAttribute('value')).toBe(JSON.stringify(claims));
  expect(remote).toEqual([]);
});

test('signs in by the popup in Safari, where the SDK needs Google’s script at once', async () => {
  const { page, remote, reports } = await openApp({ userAgent: SAFARI });
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate('void run((sdk, auth, google) => sdk.signInWithPopup(auth, google))'),
  ]);
  await pick(popup, 'Cat');
  await reports('signIn cat google.com');
  expect(remote).toEqual([]);
});

test('fails every request that a test closes, once: the browser does not repeat it', async () => {
  const { client } = emulator();
  const { page, reports } = await openApp();
  const signIn = () =>
    page.evaluate(
      `run((sdk, auth) => sdk.signInWithEmailAndPassword(auth, 'ann@b.example', '${PASSWORD}'))`,
    );
  for (const _ of [1, 2, 3, 4]) {
    await signIn(); // its connection is used again
    await reports('signIn ann password');
    await client.failNext('signInWithPassword', 'close');
    await signIn();
    await reports('auth/network-request-failed');
    expect(await client.faults()).toEqual([]);
  }
});
