import type { Page } from '@playwright/test';
import { TEST_SHOP } from '../../addresses.ts';
import { emulator, freshEmail } from '../emulator.ts';
import { expect } from '../fixtures.ts';

/** A password that fulfils the rules for new passwords. */
export const NEW_PASSWORD = 'Spinning&Top7';
export const PASSWORD = 'Toybox$2026';

/** A session older than the provider allows for changes of an account. */
export const LONG_AGO = { age: 600 };

/** Returns the date as My Profile writes it. */
export const today = () =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());

/** Finds the "Sign-in and security" section. */
export const securityOf = (page: Page) =>
  page.getByRole('region', { name: 'Sign-in and security', exact: true });

/** Finds the open dialog with this name. */
export const dialogOf = (page: Page, name: string) =>
  page.getByRole('dialog', { name, exact: true });

export const confirmation = (page: Page) => dialogOf(page, "Confirm it's you");

/** Creates a verified account with a password for one test. */
export async function freshAccount(name: string): Promise<string> {
  const email = freshEmail(name);
  await emulator.createAccount({
    email,
    password: PASSWORD,
    displayName: 'Nele New',
    emailVerified: true,
  });
  return email;
}

/** Opens My Profile and presses a button of its "Sign-in and security" section. */
export async function press(page: Page, name: string): Promise<void> {
  await securityOf(page).getByRole('button', { name, exact: true }).click();
}

export async function openProfile(page: Page): Promise<void> {
  await page.goto('/myprofile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
}

/** Sends a new password by the dialog that a button of this name opens. */
export async function sendNewPassword(page: Page, name: string): Promise<void> {
  await press(page, name);
  await dialogOf(page, name).getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
}

/** Returns the sign-in methods that the provider has stored for an account. */
export async function waysInto(email: string): Promise<string[]> {
  const { providerUserInfo = [] } = (await emulator.account(email)) ?? {};
  return providerUserInfo.map(({ providerId }) => providerId).sort();
}

/** Returns whether the provider accepts this password. */
export async function takesPassword(page: Page, email: string, password: string): Promise<boolean> {
  const answer = await page.request.post(
    `${TEST_SHOP.emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    { data: { email, password } },
  );
  return answer.ok();
}
