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
  await dialog.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(page.getByText('Google disconnected.', { exact: true })).toBeVisible();
  await expect(securityOf(page)).toContainText('Not connected');
  await expect(securityOf(other)).toContainText('Not connected');
  expect(await waysInto(email)).toEqual(['password']);
});
