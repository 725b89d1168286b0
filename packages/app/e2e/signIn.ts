import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../addresses.ts';

/** Signs in through the login form, as a shopper does; resolves on the page where that ends. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
}
