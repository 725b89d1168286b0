import type { Page } from '@playwright/test';
import { emulator, freshEmail } from '../emulator.ts';
import {
  addGoogleAccount,
  expect,
  openGooglePopup,
  pickGoogleAccount,
  signIn,
  signInWithGoogle,
  test,
} from '../fixtures.ts';
import {
  confirmation,
  dialogOf,
  freshAccount,
  LONG_AGO,
  NEW_PASSWORD,
  openProfile,
  PASSWORD,
  press,
  sendNewPassword,
  takesPassword,
  waysInto,
} from './ownAccount.ts';

// docs/auth.md, "Confirm it's you": after an old sign-in the shopper confirms before an action continues.

test.use({ expectedErrors: /status of 400/ });

async function confirmWith(page: Page, password: string) {
  const field = confirmation(page).getByLabel('Password', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'current-password');
  await field.fill(password);
  await field.press('Enter');
}

test('a new password: reports a wrong answer, and continues with the typed values after the right one', async ({
  page,
}) => {
  const email = await freshAccount('old-password');
  await signIn(page, email, PASSWORD, LONG_AGO);
  await openProfile(page);
  await sendNewPassword(page, 'Change password');
  await confirmWith(page, 'Wrong&Guess7');
  await expect(confirmation(page).getByRole('alert')).toContainText(
    /auth\/(wrong-password|invalid)/,
  );
  expect(await takesPassword(page, email, PASSWORD)).toBe(true);
  await confirmWith(page, PASSWORD);
  await expect(page.getByText('Password changed.', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await takesPassword(page, email, NEW_PASSWORD)).toBe(true);

  // The confirmation counts as a sign-in: the next change needs none.
  await press(page, 'Change email');
  const field = dialogOf(page, 'Change email').getByLabel('New email', { exact: true });
  await field.fill(freshEmail('after-confirming'));
  await field.press('Enter');
  await expect(dialogOf(page, 'Change email')).toContainText('We sent a link to');
});

test('a new email: keeps the filled form when the confirmation is cancelled, and continues once it is given', async ({
  page,
}) => {
  const [email, newEmail] = [await freshAccount('old-email'), freshEmail('new-email')];
  await signIn(page, email, PASSWORD, LONG_AGO);
  await openProfile(page);
  await press(page, 'Change email');
  const field = dialogOf(page, 'Change email').getByLabel('New email', { exact: true });
  await field.fill(newEmail);
  for (const leave of ['Cancel', 'Escape']) {
    await field.press('Enter');
    await expect(confirmation(page)).toContainText('Enter your password to change your email.');
    await expect(confirmation(page).getByLabel('Password', { exact: true })).toBeFocused();
    if (leave === 'Escape') await page.keyboard.press('Escape');
    else await confirmation(page).getByRole('button', { name: leave }).click();
    await expect(confirmation(page)).toBeHidden();
    await expect(field).toHaveValue(newEmail);
    await expect(dialogOf(page, 'Change email').getByRole('alert')).toHaveCount(0);
  }
  expect(await emulator.oobCodes(email)).toEqual([]);
  await field.press('Enter');
  await confirmWith(page, PASSWORD);
  await expect(dialogOf(page, 'Change email')).toContainText(`We sent a link to ${newEmail}.`);
  expect(await emulator.oobCodes(email)).toHaveLength(1);
});

test.describe(() => {
  test.use({ expectedErrors: undefined });

  for (const [clock, minutes, details] of [
    ['fast', 10, {}],
    ['slow', -10, { tag: '@long' }],
  ] as const) {
    test(
      `asks for the password once, before Google’s popup opens, so that one choice of account is enough; the clock is ${clock}`,
      details,
      async ({ page }) => {
        await page.clock.install({ time: Date.now() + minutes * 60_000 });
        const [email, googleEmail] = [await freshAccount('old-connects'), freshEmail('old-google')];
        await signIn(page, email, PASSWORD, LONG_AGO);
        await openProfile(page);
        await press(page, 'Connect Google');
        const popup = await openGooglePopup(page, () => confirmWith(page, PASSWORD));
        await addGoogleAccount(popup, { email: googleEmail });
        await expect(page.getByText('Google connected.', { exact: true })).toBeVisible();
        expect(await waysInto(email)).toEqual(['google.com', 'password']);
      },
    );
  }
});

test('confirms an account without a password in Google’s popup, and refuses another account there', async ({
  page,
}) => {
  const [email, stranger] = [freshEmail('confirms'), freshEmail('stranger')];
  await signInWithGoogle(page, stranger);
  await signInWithGoogle(page, email, LONG_AGO);
  await openProfile(page);
  await sendNewPassword(page, 'Set a password');
  await expect(confirmation(page).getByLabel('Password', { exact: true })).toHaveCount(0);
  const withGoogle = () =>
    openGooglePopup(page, () =>
      confirmation(page).getByRole('button', { name: 'Continue with Google' }).click(),
    );
  await pickGoogleAccount(await withGoogle(), stranger);
  await expect(confirmation(page).getByRole('alert')).toContainText('auth/user-mismatch');
  await pickGoogleAccount(await withGoogle(), email);
  await expect(page.getByText('Password set.', { exact: true })).toBeVisible();
  expect(await takesPassword(page, email, NEW_PASSWORD)).toBe(true);
});

test('continues with the second action after the first confirmation was cancelled: deletes the account', async ({
  page,
}) => {
  const email = await freshAccount('two-actions');
  await signIn(page, email, PASSWORD, LONG_AGO);
  await openProfile(page);
  await sendNewPassword(page, 'Change password');
  await confirmation(page).getByRole('button', { name: 'Cancel' }).click();
  await dialogOf(page, 'Change password').getByRole('button', { name: 'Cancel' }).click();
  await press(page, 'Delete account');
  await page.getByLabel('Type your email to confirm', { exact: true }).fill(email);
  await page.keyboard.press('Enter');
  await expect(confirmation(page)).toBeVisible();
  expect(await emulator.account(email)).toBeDefined();
  await confirmWith(page, PASSWORD);
  await expect(page.getByText('Your account is deleted.', { exact: true })).toBeVisible();
  await expect(page.getByText('Password changed.')).toHaveCount(0);
  await expect(page).toHaveURL('/home');
  expect(await emulator.account(email)).toBeUndefined();
});
