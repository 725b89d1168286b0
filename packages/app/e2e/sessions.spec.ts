import type { Page } from '@playwright/test';
import { freshAccount, PASSWORD } from './account/ownAccount.ts';
import { PHOTO } from './accountForms.ts';
import { toyAt } from './catalogue.ts';
import { accountId, emulator } from './emulator.ts';
import { expect, signIn, signInByForm, test } from './fixtures.ts';
import { pauseRequests } from './pauseRequests.ts';

// Sessions in several tabs, and their end. Faults of the provider and of storage are in faults/.

const ACROSS_TABS = { timeout: 5_000 }; // about one on an idle machine
const signOutButton = (page: Page) => page.getByRole('button', { name: 'Sign Out' });
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('signs another tab in and out without a reload @cross-browser @core', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/alltoy');
  await expect(other.getByRole('link', { name: 'Login', exact: true })).toBeVisible();

  await signInByForm(page, 'shopper@toystore.example');
  await expect(other.getByRole('link', { name: 'My Profile' })).toBeVisible(ACROSS_TABS);

  await other.goto('/myprofile');
  await expect(signOutButton(other)).toBeVisible(); // the heading appears before the session is restored
  await signOutButton(page).click();
  await expect(other).toHaveURL('/login', ACROSS_TABS);
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(tab.getByRole('alert')).toHaveCount(0);
  }
});

test('restores a session whose hint is missing from storage on a protected page, by link or URL', async ({
  page,
}) => {
  await signIn(page, 'shopper@toystore.example');
  await page.goto('/home');
  await expect(signOutButton(page)).toBeVisible(); // the SDK has moved its session to IndexedDB
  await page.evaluate(() => localStorage.clear());
  await page.goto('/alltoy');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await expect(signOutButton(page)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/myprofile');
  await expect(page.getByRole('region', { name: 'Account' })).toContainText('Demo Shopper');
});

test('updates My Profile from another tab, and does not save an old name @core', async ({
  page,
  context,
}) => {
  const email = await freshAccount('renamed');
  await signIn(page, email, PASSWORD);
  await page.goto('/myprofile');
  await expect(page.getByLabel('Update name')).toHaveValue('Nele New');
  const other = await context.newPage();
  await other.goto('/myprofile');
  await other.getByLabel('Update name').fill('Zoe After');
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();

  await expect(page.getByLabel('Update name')).toHaveValue('Zoe After', ACROSS_TABS);
  await page.getByLabel('Update photo URL').fill(PHOTO);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  expect(await emulator.account(email)).toMatchObject({ displayName: 'Zoe After' });

  await page.getByLabel('Update name').fill('Of the first account');
  await signInByForm(other, 'shopper@toystore.example');
  await expect(page.getByLabel('Update name')).toHaveValue('Demo Shopper', ACROSS_TABS);
});

test.describe('a session that ends without a sign-out', () => {
  test.use({ expectedErrors: /status of 400/ });

  const CHANGED =
    'You have been signed out. Your password or account was changed on another device, or the session was ended. Please log in again.';
  const DISABLED =
    'You have been signed out. This account can no longer be used. Please contact our support team.';

  test('shows why at the next request, on load, in a new tab and in another one, until it is dismissed @core', async ({
    page,
    context,
  }) => {
    const alertOf = (tab: Page) => tab.getByRole('alert');
    for (const [reason, end, contact] of [
      [DISABLED, { disableUser: true }, comeBack],
      [CHANGED, 'deleted', (tab: Page) => tab.goto('/myprofile')],
    ] as const) {
      const email = await freshAccount('ended');
      await signIn(page, email, PASSWORD);
      await page.goto('/home');
      await expect(signOutButton(page)).toBeVisible();
      const other = await context.newPage();
      await other.goto('/home');
      await expect(signOutButton(other)).toBeVisible();
      const id = await accountId(email);
      await (end === 'deleted' ? emulator.deleteAccount(id) : emulator.updateAccount(id, end));

      await contact(page);
      await expect(alertOf(page)).toHaveText(reason);
      await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
      await expect(page).toHaveURL(end === 'deleted' ? '/login' : '/home');
      await expect(alertOf(other)).toHaveText(reason, ACROSS_TABS);
      await other.close();
      const later = await context.newPage();
      await later.goto('/home');
      await expect(alertOf(later)).toHaveText(reason);
      await later.getByRole('button', { name: 'Dismiss' }).click();
      await page.reload();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
      await expect(alertOf(page)).toHaveCount(0);
      await later.close();
    }
  });
});

test('says that a session ended when no tab knows why, until the shopper logs in', async ({
  page,
}) => {
  await page.goto('/home');
  await page.evaluate(() => localStorage.setItem('toystore.session', '1')); // the browser has deleted the database
  await page.goto('/myprofile');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('or the session was ended.');
  await signInByForm(page, 'shopper@toystore.example');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await signOutButton(page).click();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('moves the focus from the waiting page’s heading to the next one; leaves it where it is otherwise', async ({
  page,
}) => {
  await signIn(page, 'shopper@toystore.example');
  const heading = page.getByRole('heading', { level: 1 });
  const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });
  for (const focusElsewhere of [false, true]) {
    const resume = await pauseRequests(page, '**/accounts:lookup*');
    await page.goto('/alltoy');
    await expect(page.getByRole('article')).toHaveCount(48);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('main')).toContainText('Loading...');
    await expect(heading).toBeFocused();
    if (focusElsewhere) await home.focus();
    resume();
    await expect(heading).toHaveText(toyAt(0).toyName);
    await expect(focusElsewhere ? home : heading).toBeFocused();
  }
});

test('keeps the session when an e-mail is requested before it is restored @core', async ({
  page,
}) => {
  await signIn(page, 'shopper@toystore.example');
  const resume = await pauseRequests(page, '**/accounts:lookup*');
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('shopper@toystore.example');
  await page.getByRole('button', { name: 'Forget Password?' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  resume();
  await page.goto('/home');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
});
