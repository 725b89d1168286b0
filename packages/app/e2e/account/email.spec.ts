import { emulator, freshEmail } from '../emulator.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { dialogOf, freshAccount, openProfile, PASSWORD, press, securityOf } from './ownAccount.ts';

// docs/auth.md, "Sign-in and security": another address.

test('an address changes once the link in the mail is confirmed, and not before', async ({
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
  await expect(securityOf(page)).toContainText(newEmail);
});

test('the same address, and one that is cut short, are refused at the field', async ({ page }) => {
  const email = await freshAccount('same');
  await signIn(page, email, PASSWORD);
  await openProfile(page);
  await press(page, 'Change email');
  const field = dialogOf(page, 'Change email').getByLabel('New email', { exact: true });
  for (const [typed, message] of [
    [` ${email.toUpperCase()} `, /That's already your email/],
    ['nele@', /Please enter a valid email address/],
    ['', /Please enter your email/],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toBeFocused();
  }
  expect(await emulator.oobCodes(email)).toEqual([]);
});

test.describe(() => {
  test.use({ expectedErrors: /status of 400/ });

  test("an address that somebody has is told in the provider's words, and what was typed stays", async ({
    page,
  }) => {
    const [email, taken] = [await freshAccount('wants'), await freshAccount('taken')];
    await signIn(page, email, PASSWORD);
    await openProfile(page);
    await press(page, 'Change email');
    const dialog = dialogOf(page, 'Change email');
    await dialog.getByLabel('New email', { exact: true }).fill(taken);
    await dialog.getByLabel('New email', { exact: true }).press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('auth/email-already-in-use');
    await expect(dialog.getByLabel('New email', { exact: true })).toHaveValue(taken);
    expect(await emulator.oobCodes(email)).toEqual([]);
  });
});
