import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD, TEST_SHOP } from '../addresses.ts';
import { EMULATOR_OPTIONS } from '../src/auth/emulatorSettings.ts';
import { emulator } from './emulator.ts';
import { waitForHydration } from './waitForHydration.ts';

/** Signs in through the login form, as a shopper does; resolves on the page where that ends. */
export async function signInByForm(
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await page.goto('/login');
  await waitForHydration(page); // the notice for who is signed in moves the form
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
}

interface SessionOptions {
  /** Seconds since the sign-in: the provider takes some changes only soon after one. */
  age?: number;
}

/**
 * Gives a browser the session that the login form would leave there: the pages that it opens from now on restore it, as
 * on a shopper's next visit. For all that comes after signing in, in a fraction of the time; storage is emptied before.
 */
export async function signIn(
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
  options: SessionOptions = {},
): Promise<void> {
  const body = { email, password, returnSecureToken: true };
  await storeSession(page, email, await requestSession(page, 'signInWithPassword', body), options);
}

/** The same with a Google account, which registers itself unless it is known. */
export async function signInWithGoogle(
  page: Page,
  email: string,
  options: SessionOptions = {},
): Promise<void> {
  const idToken = JSON.stringify({ sub: `google-${email}`, email, email_verified: true });
  const body = {
    postBody: new URLSearchParams({ id_token: idToken, providerId: 'google.com' }).toString(),
    requestUri: TEST_SHOP.siteUrl,
    returnSecureToken: true,
  };
  await storeSession(page, email, await requestSession(page, 'signInWithIdp', body), options);
}

const { apiKey } = EMULATOR_OPTIONS;

async function requestSession(page: Page, operation: string, data: object) {
  const provider = `${TEST_SHOP.emulatorUrl}/identitytoolkit.googleapis.com/v1`;
  const response = await page.request.post(`${provider}/accounts:${operation}?key=${apiKey}`, {
    data,
  });
  if (!response.ok()) throw new Error(`${operation} failed: ${await response.text()}`);
  return response.json();
}

async function storeSession(
  page: Page,
  email: string,
  session: { localId: string; idToken: string; refreshToken: string; expiresIn: string },
  { age = 0 }: SessionOptions,
): Promise<void> {
  const account = await emulator.account(email);
  const profile = {
    displayName: account?.displayName ?? null,
    email,
    photoURL: account?.photoUrl ?? null,
  };
  // As the SDK keeps it: it looks in localStorage, too, and moves what it finds to IndexedDB.
  const user = {
    uid: session.localId,
    ...profile,
    emailVerified: account?.emailVerified ?? false,
    isAnonymous: false,
    providerData: (account?.providerUserInfo ?? []).map(({ providerId, rawId, email }) => ({
      ...profile,
      providerId,
      uid: rawId,
      email,
      phoneNumber: null,
    })),
    stsTokenManager: {
      refreshToken: session.refreshToken,
      accessToken: aged(session.idToken, age),
      expirationTime: Date.now() + Number(session.expiresIn) * 1000,
    },
    apiKey,
    appName: '[DEFAULT]',
  };
  const localStorage = [
    { name: `firebase:authUser:${apiKey}:[DEFAULT]`, value: JSON.stringify(user) },
    { name: 'toystore.session', value: '1' },
  ];
  const origins = [{ origin: TEST_SHOP.siteUrl, localStorage }];
  await page.context().setStorageState({ cookies: [], origins });
}

/** A token as it is so many seconds after the sign-in. Nobody has signed the emulator's tokens. */
function aged(idToken: string, age: number): string {
  const [header, payload = '', signature] = idToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const older = JSON.stringify({ ...claims, auth_time: claims.auth_time - age });
  return [header, Buffer.from(older).toString('base64url'), signature].join('.');
}
