import { expect, signIn, test } from '../fixtures.ts';
import {
  dialogOf,
  freshAccount,
  NEW_PASSWORD,
  openProfile,
  PASSWORD,
  securityOf,
  takesPassword,
  today,
} from './ownAccount.ts';

// docs/auth.md, "Sign-in and security": the password.

test('changes the password by keyboard alone, and accepts only the new one @cross-browser @core', async ({
  page,
}) => {
  const email = await freshAccount('password');
  await signIn(page, email, PASSWORD);
  await openProfile(page);
  const opener = securityOf(page).getByRole('button', { name: 'Change password', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 'Change password');
  const field = dialog.getByLabel('New password', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed.', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await takesPassword(page, email, NEW_PASSWORD)).toBe(true);
  expect(await takesPassword(page, email, PASSWORD)).toBe(false);

  await page.reload();
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(email);
  await expect(securityOf(page)).toContainText(`Last changed on ${today()}`);
});
