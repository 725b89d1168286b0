import type { Page } from '@playwright/test';
import { changeAddress, emulator, freshEmail } from '../emulator.ts';
import { expect, signIn, signInByForm, test } from '../fixtures.ts';
import {
  dialogOf,
  freshAccount,
  NEW_PASSWORD,
  openProfile,
  PASSWORD,
  press,
  securityOf,
  takesPassword,
} from './ownAccount.ts';

// docs/auth.md, "Sign-in and security": a new email, and the e-mail that reverts the change.

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe(() => {
  test.use({ expectedErrors: /status of 400/ }); // from the sessions that the provider has ended

  test('changes the email only when the link in the e-mail is confirmed @core', async ({
    page,
    context,
  }) => {
    const [email, newEmail] = [await freshAccount('email'), freshEmail('email-after')];
    await signIn(page, email, PASSWORD);
    await openProfile(page);
    await press(page, 'Change email');
    const dialog = dialogOf(page, 'Change email');
    const field = dialog.getByLabel('New email', { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await page.keyboard.type(newEmail);
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(`We sent a link to ${newEmail}.`);
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(securityOf(page)).toContainText(email);
    expect(await emulator.account(newEmail)).toBeUndefined();
    await press(page, 'Change email');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    const [mail] = await emulator.oobCodes(email);
    expect(mail?.requestType).toBe('VERIFY_AND_CHANGE_EMAIL');
    const link = mail?.oobLink ?? '';
    const mailbox = await context.newPage();
    for (const _ of ['a scanner', 'the shopper']) {
      await mailbox.goto(link);
      await expect(headingOf(mailbox)).toHaveText('Change your email?');
      expect(await emulator.account(newEmail)).toBeUndefined();
    }
    await mailbox.getByRole('button', { name: 'Change email' }).click();
    await expect(headingOf(mailbox)).toHaveText('Your email is changed');
    expect(await emulator.account(newEmail)).toMatchObject({ emailVerified: true });
    await expect(page).toHaveURL(/\/login/); // the provider ends every session after a change
    await signInByForm(page, newEmail, PASSWORD);
    await openProfile(page);
    await expect(securityOf(page)).toContainText(newEmail);

    await mailbox.reload();
    await expect(headingOf(mailbox)).toHaveText('Your email is changed');
    await mailbox.goto(link);
    await expect(headingOf(mailbox)).toHaveText('You have used this link already');
  });
});

test('reverts a change by the button, not by a link for another action, then asks for a new password', async ({
  page,
}) => {
  const [email, thief] = [freshEmail('owner'), freshEmail('thief')];
  await emulator.createAccount({ email, password: PASSWORD });
  const link = await changeAddress(email, thief);
  const code = new URL(link).searchParams.get('oobCode');
  await page.goto(`/auth/action?mode=verifyAndChangeEmail&oobCode=${code}`);
  await expect(page.getByRole('alert')).toContainText('auth/invalid-action-code');

  await page.goto(link);
  await expect(headingOf(page)).toHaveText('Restore your email?');
  await expect(page).toHaveURL('/auth/action');
  expect(await emulator.account(email)).toBeUndefined();
  await page.getByRole('button', { name: 'Restore email' }).click();
  await expect(headingOf(page)).toHaveText('Your email is restored');
  expect(await emulator.account(email)).toMatchObject({ emailVerified: true });
  expect(await emulator.account(thief)).toBeUndefined();
  await page.reload();
  await page.getByRole('button', { name: 'Set a new password' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  const reset = (await emulator.oobCodes(email)).at(-1);
  expect(reset?.requestType).toBe('PASSWORD_RESET');
  await page.goto(reset?.oobLink ?? '');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL('/login');
  expect(await takesPassword(page, email, NEW_PASSWORD)).toBe(true);
});
