import { DEMO_PASSWORD } from '../../addresses.ts';

/** The account of the benchmark's shopper. */
export const SHOPPER = { email: 'shopper@toystore.example', password: DEMO_PASSWORD };

/**
 * Opens the login form, fills it in and submits it.
 * @param {import('playwright').Page} page
 * @param {string} origin
 * @param {{ email: string, password: string }} account
 */
export async function submitLogin(page, origin, { email, password }) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/**
 * Signs the shopper in.
 * @param {import('playwright').Page} page
 * @param {string} origin
 */
export async function signIn(page, origin) {
  await submitLogin(page, origin, SHOPPER);
  await page.getByText('Login successful!').waitFor();
}
