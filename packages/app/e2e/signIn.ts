import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD, EMULATOR_URL, SITE_URL } from '../addresses.ts';
import { EMULATOR } from '../src/auth/emulatorSettings.ts';
import { emulator } from './emulator.ts';

/** Signs in through the login form, as a shopper does; resolves on the page where that ends. */
export async function signInByForm(
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
}

/**
 * Gives a browser the session that the login form would leave there: the pages that it opens from now on restore it, as
 * on a shopper's next visit. For all that comes after signing in, in a fraction of the time; storage is emptied before.
 */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  const { apiKey } = EMULATOR.options;
  const response = await page.request.post(
    `${EMULATOR_URL}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`,
    { data: { email, password, returnSecureToken: true } },
  );
  if (!response.ok()) throw new Error(`${email} cannot sign in: ${await response.text()}`);
  const { localId, idToken, refreshToken, expiresIn } = await response.json();
  const account = await emulator.account(email);
  const profile = {
    displayName: account?.displayName ?? null,
    email,
    photoURL: account?.photoUrl ?? null,
  };
  // As the SDK keeps it: it looks in localStorage, too, and moves what it finds to IndexedDB.
  const user = {
    uid: localId,
    ...profile,
    emailVerified: account?.emailVerified ?? false,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, ...profile, phoneNumber: null }],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + Number(expiresIn) * 1000,
    },
    apiKey,
    appName: '[DEFAULT]',
  };
  const localStorage = [
    { name: `firebase:authUser:${apiKey}:[DEFAULT]`, value: JSON.stringify(user) },
    { name: 'toystore.session', value: '1' },
  ];
  const origins = [{ origin: SITE_URL, localStorage }];
  await page.context().setStorageState({ cookies: [], origins });
}
