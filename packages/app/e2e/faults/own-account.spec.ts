import type { Page } from '@playwright/test';
import {
  confirmation,
  dialogOf,
  freshAccount,
  LONG_AGO,
  NEW_PASSWORD,
  openProfile,
  PASSWORD,
  press,
  securityOf,
  sendNewPassword,
  takesPassword,
  waysInto,
} from '../account/ownAccount.ts';
import { accountId, freshEmail } from '../emulator.ts';
import { signIn, signInWithGoogle } from '../fixtures.ts';
import {
  addGoogleAccount,
  closeGooglePopup,
  openGooglePopup,
  pickGoogleAccount,
} from '../googlePopup.ts';
import { expect, test } from './faultTest.ts';

/** Blocks the next popup. */
const blockOnce = (page: Page) =>
  page.evaluate(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });

test.describe("The shopper's own account", () => {
  test('gets a password in one tab while another tab changes the email', async ({
    page,
    context,
  }) => {
    const email = freshEmail('both-tabs');
    await signInWithGoogle(page, email);
    await openProfile(page);
    const other = await context.newPage();
    await openProfile(other);
    await press(other, 'Change email');
    const field = dialogOf(other, 'Change email').getByLabel('New email', { exact: true });
    await field.fill(freshEmail('moves'));
    await sendNewPassword(page, 'Set a password');
    await expect(page.getByText('Password set.')).toBeVisible();
    expect(await waysInto(email)).toEqual(['google.com', 'password']);
    expect(await takesPassword(page, email, NEW_PASSWORD)).toBe(true);
    const row = other.getByRole('button', { name: 'Change password', includeHidden: true });
    await expect(row).toBeAttached(); // the other tab is updated behind its dialog
    await field.press('Enter');
    await expect(other.getByText('We sent a link to')).toBeVisible();
    await expect(securityOf(page)).toBeVisible();
  });
});

test.describe("Google's popup", () => {
  test('is hidden, closed or blocked while Google is connected: asks for the password first, reports what happens, refuses an account of another shopper, and connects a free one', async ({
    page,
  }) => {
    const taken = freshEmail('taken');
    await signInWithGoogle(page, taken);
    await page.clock.install({ time: Date.now() + 600_000 }); // the device's clock is fast
    const email = await freshAccount('connects');
    await signIn(page, email, PASSWORD, LONG_AGO);
    await openProfile(page);
    const connect = () => openGooglePopup(page, () => press(page, 'Connect Google'));
    const alert = securityOf(page).getByRole('alert');
    await press(page, 'Connect Google');
    const password = confirmation(page).getByLabel('Password', { exact: true });
    await password.fill(PASSWORD);
    await openGooglePopup(page, () => password.press('Enter')); // once, and before the popup
    const closed = await connect();
    await expect(alert).toHaveCount(0);
    await closeGooglePopup(page, closed);
    await expect(alert).toContainText('auth/popup-closed-by-user');
    await blockOnce(page);
    await press(page, 'Connect Google');
    await expect(alert).toContainText('auth/popup-blocked');
    await pickGoogleAccount(await connect(), taken);
    await expect(alert).toContainText('auth/credential-already-in-use');
    await addGoogleAccount(await connect(), { email: freshEmail('own') });
    await expect(page.getByText('Google connected.')).toBeVisible();
    await expect(alert).toBeHidden();
    expect(await waysInto(email)).toEqual(['google.com', 'password']);
  });
});

test.describe(() => {
  test.use({ expectedErrors: /status of 400/ });

  test.describe("The shopper's own account", () => {
    test('is disabled during a change', async ({ page, emulator }) => {
      const email = await freshAccount('disabled');
      await signIn(page, email, PASSWORD);
      await openProfile(page);
      await press(page, 'Change password');
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await emulator.updateAccount(await accountId(email), { disableUser: true });
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByText('You have been signed out.')).toBeVisible();
      await expect(page.getByLabel('Email', { exact: true })).toBeEditable();
    });
  });

  test.describe("Google's popup", () => {
    test('is blocked, then closed, while the shopper confirms the login', async ({ page }) => {
      const [email, stranger] = [freshEmail('confirms'), freshEmail('stranger')];
      await signInWithGoogle(page, stranger);
      await signInWithGoogle(page, email, LONG_AGO);
      await page.clock.install();
      await openProfile(page);
      await sendNewPassword(page, 'Set a password');
      const withGoogle = confirmation(page).getByRole('button', { name: 'Continue with Google' });
      const alert = confirmation(page).getByRole('alert');
      await expect(withGoogle).toBeVisible();
      await blockOnce(page);
      await withGoogle.click();
      await expect(alert).toContainText('auth/popup-blocked');
      const openPopup = () => openGooglePopup(page, () => withGoogle.click());
      await closeGooglePopup(page, await openPopup());
      await expect(alert).toContainText('auth/popup-closed-by-user');
      await pickGoogleAccount(await openPopup(), stranger);
      await expect(alert).toContainText('auth/user-mismatch');
      await pickGoogleAccount(await openPopup(), email);
      await expect(page.getByText('Password set.')).toBeVisible();
    });
  });
});
