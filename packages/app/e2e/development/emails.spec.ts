import { TEST_SHOP } from '../../addresses.ts';
import { expect, freshEmail, test } from '../fixtures.ts';
import { emulatorPanel } from './emulatorPanel.ts';

// The e-mails in the emulator's panel.

test('counts the e-mail of a registration on the tab, opens its link, and removes it once it is used', async ({
  page,
  context,
  emulator,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = freshEmail('mail');
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill('Robin Hale');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Photo URL', { exact: true }).fill(`${TEST_SHOP.devUrl}/favicon.svg`);
  await page.getByLabel('Password', { exact: true }).fill('Toybox$2026');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();

  const panel = emulatorPanel(page);
  await expect(panel.tab).toHaveAccessibleName(/^Auth [1-9]\d* new messages?$/);
  await panel.open();
  const row = panel.message(email);
  await expect(row).toContainText('Verify your email');
  await row.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel.status).toHaveText('The link is copied.');
  const [{ oobCode } = { oobCode: '' }] = await emulator.oobCodes(email);
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.searchParams.get('oobCode')).toBe(oobCode);

  await row.getByRole('button', { name: `Open link of ${email}` }).click();
  await expect(page).toHaveURL(`${TEST_SHOP.devUrl}/auth/action`);
  expect(copied.searchParams.get('mode')).toBe('verifyEmail');
  await expect.poll(async () => (await emulator.account(email))?.emailVerified).toBe(true);
  await expect(row).toBeHidden();
});
