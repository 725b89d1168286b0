import type { Page } from '@playwright/test';
import { expect, freshEmail, signIn, test } from './fixtures.ts';

// Specification, section 2 (My profile), section 4 and section 8.

const PASSWORD = 'ToyBox#2026';
const PHOTO = 'http://localhost:4173/pictures/tango-the-t-rex-320.webp';

const openProfile = async (page: Page) => {
  await page.goto('/myprofile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
};

test('shows photo, display name and email', async ({ page }) => {
  await signIn(page, 'shopper@toystore.example');
  await openProfile(page);
  const account = page.getByRole('main').getByRole('region', { name: 'Account' });
  await expect(account.getByText('Demo Shopper')).toBeVisible();
  await expect(account.getByText('shopper@toystore.example')).toBeVisible();
  await expect(account.getByRole('img', { name: 'Profile photo' })).toBeVisible();
});

test.describe('changing', () => {
  test.beforeEach(async ({ page, emulator }) => {
    const email = freshEmail('profile');
    await emulator.createAccount({ email, password: PASSWORD, displayName: 'Before' });
    await signIn(page, email);
    await openProfile(page);
  });

  test('the name changes, says so, shows everywhere and survives a reload @cross-browser', async ({
    page,
  }) => {
    await page.getByLabel('Update name').fill('Zoe After');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Profile updated successfully!' });
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('main').getByText('Zoe After')).toBeVisible();
    await expect(page.getByRole('banner').getByText('Z', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText('Zoe After')).toBeVisible();
  });

  test('the photo changes and an empty name field leaves the name', async ({ page }) => {
    await page.getByLabel('Update name').fill('');
    await page.getByLabel('Update photo URL').fill(PHOTO);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('main').getByText('Before')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('img', { name: /Before/ })).toBeVisible();
  });

  test('a photo address that is no picture address is refused and stays to be corrected', async ({
    page,
  }) => {
    await page.getByLabel('Update photo URL').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByLabel('Update photo URL')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Update photo URL')).toHaveValue('javascript:alert(1)');
    await expect(page.getByLabel('Update photo URL')).toBeFocused();
    await expect(page.getByRole('region', { name: 'There is a problem' })).toBeHidden();
  });
});
