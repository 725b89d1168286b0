import type { Page } from '@playwright/test';
import { changeAddress, freshEmail } from './emulator.ts';
import { expect, test } from './fixtures.ts';

// E-mails that change an account's address or revert the change: nothing happens until the shopper presses the button.

const OLD = 'Toybox$2026';
const NEW = 'Spinning&Top7';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const codeOf = (link: string) => new URL(link).searchParams.get('oobCode');

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test('changes the email when the button is pressed, not when the link is opened, and only once', async ({
  page,
  emulator,
}) => {
  const [email, newEmail] = [freshEmail('before'), freshEmail('after')];
  await emulator.createAccount({ email, password: OLD, emailVerified: true });
  const link = await emulator.sendEmailChange(email, newEmail);

  for (const _ of ['a scanner', 'the shopper']) {
    await page.goto(link);
    await expect(heading(page)).toHaveText('Change your email?');
    await expect(page).toHaveTitle('Change Email | ToyStore');
    await expect(page).toHaveURL('/auth/action');
    await expect(page.getByRole('main')).toContainText(
      `Your email changes from ${email} to ${newEmail}.`,
    );
    expect(await emulator.account(newEmail)).toBeUndefined();
  }
  await press(page, 'Change email');
  await expect(heading(page)).toHaveText('Your email is changed');
  await expect(heading(page)).toBeFocused();
  expect(await emulator.account(newEmail)).toMatchObject({ emailVerified: true });
  expect(await emulator.account(email)).toBeUndefined();
  await page.reload();
  await expect(heading(page)).toHaveText('Your email is changed');
  await page.goto(link);
  await expect(heading(page)).toHaveText('You have used this link already');
  await expect(page.getByRole('main')).toContainText('It has changed your email.');
  await signIn(page, newEmail, OLD);
  await expect(page.getByText('Login successful!')).toBeVisible();
});

test('reverts a change by the button, then asks for a new password', async ({ page, emulator }) => {
  const [email, thief] = [freshEmail('owner'), freshEmail('thief')];
  await emulator.createAccount({ email, password: OLD });
  const link = await changeAddress(email, thief);

  await page.goto(link);
  await expect(heading(page)).toHaveText('Restore your email?');
  await expect(page).toHaveTitle('Recover Email | ToyStore');
  await expect(page).toHaveURL('/auth/action');
  await expect(page.getByRole('main')).toContainText(`Your email changes to ${email}.`);
  expect(await emulator.account(email)).toBeUndefined();
  await press(page, 'Restore email');
  await expect(heading(page)).toHaveText('Your email is restored');
  expect(await emulator.account(email)).toMatchObject({ emailVerified: true });
  expect(await emulator.account(thief)).toBeUndefined();

  await page.reload();
  await expect(heading(page)).toHaveText('Your email is restored');
  await press(page, 'Set a new password');
  await page
    .getByRole('alertdialog', { name: 'Please check your email to reset password' })
    .getByRole('button', { name: 'OK' })
    .click();
  const reset = (await emulator.oobCodes(email)).at(-1);
  expect(reset?.requestType).toBe('PASSWORD_RESET');
  await page.goto(reset?.oobLink ?? '');
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await press(page, 'Save password');
  await expect(page).toHaveURL('/login');
  await signIn(page, email, NEW);
  await expect(page.getByText('Login successful!')).toBeVisible();
});

test('rejects a link whose code is for another action', async ({ page, emulator }) => {
  const [email, newEmail] = [freshEmail('other'), freshEmail('other-after')];
  await emulator.createAccount({ email, password: OLD });
  const code = codeOf(await emulator.sendEmailChange(email, newEmail));
  for (const mode of ['recoverEmail', 'resetPassword']) {
    await page.goto(`/auth/action?mode=${mode}&oobCode=${code}`);
    await expect(page.getByRole('alert')).toContainText('auth/invalid-action-code');
  }
  expect(await emulator.account(email)).toBeDefined();
});

test.describe('broken links', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('reports a missing network when the button is pressed, and works once it is back', async ({
    page,
    emulator,
  }) => {
    const [email, newEmail] = [freshEmail('offline'), freshEmail('offline-after')];
    await emulator.createAccount({ email, password: OLD });
    await page.goto(await emulator.sendEmailChange(email, newEmail));
    await page.route('**/v1/accounts:update*', (route) => route.abort());
    await press(page, 'Change email');
    await expect(page.getByRole('alert')).toContainText('auth/network-request-failed');
    await page.unroute('**/v1/accounts:update*');
    await press(page, 'Try again');
    await expect(heading(page)).toHaveText('Your email is changed');
  });
});
