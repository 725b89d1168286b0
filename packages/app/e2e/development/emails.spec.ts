import { TEST_SHOP } from '../../addresses.ts';
import { expect, freshEmail, test } from '../fixtures.ts';
import { developerPanel } from './developerPanel.ts';

// The developer panel's e-mails.

test('lists the e-mail of a registration, links to its page, and removes it once it is used', async ({
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

  const panel = developerPanel(page);
  await panel.open();
  await panel.show('E-mails');
  const row = panel.row(email);
  await expect(row).toContainText('Verify the address');
  await row.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel.status).toHaveText(`The link for ${email} is copied.`);
  const [{ oobCode } = { oobCode: '' }] = await emulator.oobCodes(email);
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.origin + copied.pathname).toBe(`${TEST_SHOP.devUrl}/auth/action`);
  expect(copied.searchParams.get('oobCode')).toBe(oobCode);

  await row.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(`${TEST_SHOP.devUrl}/auth/action`);
  expect(copied.searchParams.get('mode')).toBe('verifyEmail');
  await expect.poll(async () => (await emulator.account(email))?.emailVerified).toBe(true);
  await expect(panel.region.getByRole('tab', { selected: true })).toContainText('E-mails');
  await expect(row).toBeHidden();
});
