import type { Page } from '@playwright/test';
import { PHOTO } from './accountForms.ts';
import { expect, freshEmail, signIn, test } from './fixtures.ts';

// Specification, section 2 (My profile), section 4 and section 8.

const PASSWORD = 'ToyBox#2026';

const openProfile = async (page: Page) => {
  await page.goto('/myprofile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
};

test('saves name and photo with a message, shows them everywhere, in another tab and after a reload, and keeps the name if the field is empty @cross-browser @core', async ({
  page,
  context,
  emulator,
}) => {
  const email = freshEmail('profile');
  await emulator.createAccount({ email, password: PASSWORD, displayName: 'Before' });
  await signIn(page, email);
  await openProfile(page);
  const other = await context.newPage();
  await other.goto('/home');
  await expect(other.getByRole('banner').getByText('B', { exact: true })).toBeVisible();

  const save = async () => {
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Profile updated successfully!' });
    await alert.getByRole('button', { name: 'OK' }).click();
  };
  await page.getByLabel('Update name').fill('Zoe After');
  await save();
  await expect(page.getByRole('main').getByText('Zoe After')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Z', { exact: true })).toBeVisible();
  await page.getByLabel('Update name').fill('');
  await page.getByLabel('Update photo URL').fill(PHOTO);
  await save();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('banner').getByRole('img', { name: /Zoe After/ })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('banner').getByRole('img', { name: /Zoe After/ })).toBeVisible();
  const account = page.getByRole('main').getByRole('region', { name: 'Account' });
  await expect(account.getByText('Zoe After')).toBeVisible();
  await expect(account.getByText(email)).toBeVisible();
  await expect(account.getByRole('img', { name: 'Profile photo' })).toBeVisible();
});
