import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, TEST_SHOP } from '../addresses.ts';

/** A photo's address that the forms accept. */
export const PHOTO = `${TEST_SHOP.siteUrl}/pictures/tango-the-t-rex-320.webp`;

/** The specified message about a password. */
export const PASSWORD_MESSAGE =
  /Password must be at least 8 characters, include uppercase, lowercase, number, and special character\./;

/** Submits the login form, which is open. */
export async function submitLogin(page: Page, email: string, password = DEMO_PASSWORD) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}

/** Fills in the registration form, which is open. */
export async function fillRegister(
  page: Page,
  email: string,
  changes: Record<string, string> = {},
) {
  const values = { Name: 'Robin Hale', Email: email, 'Photo URL': PHOTO, Password: 'Toybox$2026' };
  for (const [label, value] of Object.entries({ ...values, ...changes })) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

/** Submits the registration form. */
export const submitRegister = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Register', exact: true }).click();
