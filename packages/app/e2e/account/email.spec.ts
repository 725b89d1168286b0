import { emulator, freshEmail } from '../emulator.ts';
import { expect, signIn, signInByForm, test } from '../fixtures.ts';
import { dialogOf, freshAccount, openProfile, PASSWORD, press, securityOf } from './ownAccount.ts';

// docs/auth.md, "Sign-in and security": a new email.

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
  const mailbox = await context.newPage();
  await mailbox.goto(mail?.oobLink ?? '');
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Change your email?');
  expect(await emulator.account(newEmail)).toBeUndefined();
  await mailbox.getByRole('button', { name: 'Change email' }).click();
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Your email is changed');
  await expect(page).toHaveURL(/\/login/); // the provider ends every session after a change
  await signInByForm(page, newEmail, PASSWORD);
  await openProfile(page);
  await expect(securityOf(page)).toContainText(newEmail);
});
