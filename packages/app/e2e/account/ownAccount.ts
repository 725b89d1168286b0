import type { Page } from '@playwright/test';
import { TEST_SHOP } from '../../addresses.ts';
import { emulator, freshEmail } from '../emulator.ts';
import { expect } from '../fixtures.ts';

/** A password that the shop takes for a new one. */
export const NEW_PASSWORD = 'Spinning&Top7';
export const PASSWORD = 'Toybox$2026';

/** Longer ago than the provider allows for changes of an account. */
export const LONG_AGO = { age: 600 };

/** The page's section about the account. */
export const securityOf = (page: Page) =>
  page.getByRole('region', { name: 'Sign-in and security', exact: true });

/** The open dialog of this name. */
export const dialogOf = (page: Page, name: string) =>
  page.getByRole('dialog', { name, exact: true });

export const confirmation = (page: Page) => dialogOf(page, "Confirm it's you");

/** A verified account with a password, of this test alone. */
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

/** Opens My Profile and presses a button of the section. */
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

/** The sign-in methods of an account, as the provider has them. */
export async function waysInto(email: string): Promise<string[]> {
  const { providerUserInfo = [] } = (await emulator.account(email)) ?? {};
  return providerUserInfo.map(({ providerId }) => providerId).sort();
}

/** Whether the provider takes this password. */
export async function takesPassword(page: Page, email: string, password: string): Promise<boolean> {
  const answer = await page.request.post(
    `${TEST_SHOP.emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    { data: { email, password } },
  );
  return answer.ok();
}
