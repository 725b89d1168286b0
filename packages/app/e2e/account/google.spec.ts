import { freshEmail } from '../emulator.ts';
import { addGoogleAccount, expect, openGooglePopup, signIn, test } from '../fixtures.ts';
import {
  dialogOf,
  freshAccount,
  openProfile,
  PASSWORD,
  press,
  securityOf,
  waysInto,
} from './ownAccount.ts';

// docs/auth.md, "Sign-in and security": Google, through the provider's real popup.

test('connects Google, shows it in another tab, and disconnects it after a confirmation @cross-browser @core', async ({
  page,
  context,
}) => {
  const [email, googleEmail] = [await freshAccount('connects'), freshEmail('at-google')];
  await signIn(page, email, PASSWORD);
  await openProfile(page);
  await expect(securityOf(page)).toContainText('Not connected');
  const other = await context.newPage();
  await openProfile(other);

  const popup = await openGooglePopup(page, () => press(page, 'Connect Google'));
  await addGoogleAccount(popup, { email: googleEmail });
  await expect(page.getByText('Google connected.', { exact: true })).toBeVisible();
  await expect(securityOf(page)).toContainText(`Connected as ${googleEmail}`);
  await expect(securityOf(other)).toContainText(`Connected as ${googleEmail}`);
  expect(await waysInto(email)).toEqual(['google.com', 'password']);

  await press(page, 'Disconnect Google');
  const dialog = dialogOf(page, 'Disconnect Google');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await waysInto(email)).toEqual(['google.com', 'password']);
  await press(page, 'Disconnect Google');
  await dialog.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(page.getByText('Google disconnected.', { exact: true })).toBeVisible();
  await expect(securityOf(page)).toContainText('Not connected');
  await expect(securityOf(other)).toContainText('Not connected');
  expect(await waysInto(email)).toEqual(['password']);
});

test("refuses a Google account that another account uses, with the provider's message, and accepts a free one", async ({
  page,
}) => {
  const googleEmail = freshEmail('shared-google');
  const first = await freshAccount('first');
  await signIn(page, first, PASSWORD);
  await openProfile(page);
  await addGoogleAccount(await openGooglePopup(page, () => press(page, 'Connect Google')), {
    email: googleEmail,
  });
  await expect(page.getByText('Google connected.', { exact: true })).toBeVisible();

  const second = await freshAccount('second');
  await signIn(page, second, PASSWORD);
  await openProfile(page);
  const popup = await openGooglePopup(page, () => press(page, 'Connect Google'));
  const closed = popup.waitForEvent('close');
  await popup.locator('.js-reuse-account', { hasText: googleEmail }).click();
  await closed;
  const alert = securityOf(page).getByRole('alert');
  await expect(alert).toContainText('auth/credential-already-in-use');
  expect(await waysInto(second)).toEqual(['password']);

  await addGoogleAccount(await openGooglePopup(page, () => press(page, 'Connect Google')), {
    email: freshEmail('own-google'),
  });
  await expect(page.getByText('Google connected.', { exact: true })).toBeVisible();
  await expect(alert).toBeHidden();
});
