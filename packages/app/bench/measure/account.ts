import type { Page } from 'playwright';
import { DEMO_PASSWORD } from '../../addresses.ts';

/** The seeded account that scenarios sign in to. */
export const SHOPPER = { email: 'shopper@toystore.example', password: DEMO_PASSWORD };

/** Opens the login form, fills it in and submits it. */
export async function submitLogin(page: Page, origin: string, { email, password } = SHOPPER) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}
