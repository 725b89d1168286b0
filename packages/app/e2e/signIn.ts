import { expect, type Page } from '@playwright/test';
import { signedInState } from '../../auth-emulator/src/playwright.ts';
import { DEMO_PASSWORD, TEST_SHOP } from '../addresses.ts';
import { EMULATOR_OPTIONS } from '../src/auth/emulatorSettings.ts';
import { submitLogin } from './accountForms.ts';
import { projectId } from './emulator.ts';
import { waitForHydration } from './waitForHydration.ts';

/** Signs in by the login form; resolves on the page that opens afterwards. */
export async function signInByForm(
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await page.goto('/login');
  await waitForHydration(page); // the notice for signed-in users moves the form
  await submitLogin(page, email, password);
  await expect(page.getByText('Login successful!')).toBeVisible();
}

interface SessionOptions {
  /** Seconds since the sign-in: the provider accepts some changes only soon after it. */
  age?: number;
  /** Of the shop; by default that of the tests' server. */
  origin?: string;
}

/**
 * Stores the session that the login form would store, so that pages opened from now on restore it. Use it for tests of
 * signed-in pages: it is much faster than the form. It replaces everything stored before.
 */
export const signIn = (
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
  options: SessionOptions = {},
) => storeSession(page, email, password, options);

/** Stores the session of a Google account; registers the account if the emulator does not know it. */
export const signInWithGoogle = (page: Page, email: string, options: SessionOptions = {}) =>
  storeSession(page, email, undefined, options);

async function storeSession(
  page: Page,
  email: string,
  password: string | undefined,
  { age: secondsSinceSignIn, origin = TEST_SHOP.siteUrl }: SessionOptions,
) {
  const { cookies, origins } = await signedInState(origin, {
    url: TEST_SHOP.emulatorUrl,
    apiKey: EMULATOR_OPTIONS.apiKey,
    projectId,
    email,
    password,
    secondsSinceSignIn,
  });
  const hint = { name: 'toystore.session', value: '1' };
  await page.goto('about:blank'); // an open page of the shop would block deleting its databases
  await page.context().setStorageState({
    cookies,
    origins: origins.map((stored) => ({ ...stored, localStorage: [hint] })),
  });
}
