import { expect, type Page } from '@playwright/test';
import { signedInState } from '../../auth-emulator/src/playwright.ts';
import { DEMO_PASSWORD, TEST_SHOP } from '../addresses.ts';
import { EMULATOR_OPTIONS } from '../src/auth/emulatorSettings.ts';
import { projectId } from './emulator.ts';
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
  /** Seconds since the sign-in: the provider accepts some changes only soon after it. */
  age?: number;
}

/**
 * Stores the session that the login form would leave in the browser, so that the pages opened from now on restore it. Use it
 * for tests of what comes after signing in: it takes a fraction of the form's time. It replaces everything stored before.
 */
export const signIn = (
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
  options: SessionOptions = {},
) => storeSession(page, email, password, options);

/** Stores the session of a Google account, which registers itself if the emulator does not know it. */
export const signInWithGoogle = (page: Page, email: string, options: SessionOptions = {}) =>
  storeSession(page, email, undefined, options);

async function storeSession(
  page: Page,
  email: string,
  password: string | undefined,
  { age: secondsSinceSignIn }: SessionOptions,
) {
  const { cookies, origins } = await signedInState(TEST_SHOP.siteUrl, {
    url: TEST_SHOP.emulatorUrl,
    apiKey: EMULATOR_OPTIONS.apiKey,
    projectId,
    email,
    password,
    secondsSinceSignIn,
  });
  const hint = { name: 'toystore.session', value: '1' };
  await page.context().setStorageState({
    cookies,
    origins: origins.map((origin) => ({ ...origin, localStorage: [hint] })),
  });
}
