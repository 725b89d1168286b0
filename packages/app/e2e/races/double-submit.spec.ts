import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, TEST_SHOP } from '../../addresses.ts';
import { expect, freshEmail, signIn, test } from '../fixtures.ts';
import { pauseRequests } from '../pauseRequests.ts';
import { countRequests } from './requests.ts';

// A form is sent once, however often it is submitted.

/** Submits a form in every way, repeatedly: twice in the same task, by the button and from a field. */
async function sendManyTimes(page: Page, button: string, field: string) {
  const press = page.getByRole('main').getByRole('button', { name: button, exact: true });
  await press.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    element.form?.requestSubmit();
  });
  await press.dblclick({ force: true });
  await page.getByLabel(field, { exact: true }).press('Enter');
}

test('requests a password reset once, and logs in once', async ({ page, emulator }) => {
  await page.goto('/login');
  await test.step('requests a password reset once', async () => {
    const email = freshEmail('asks-twice');
    await emulator.createAccount({ email, password: DEMO_PASSWORD });
    const resume = await pauseRequests(page, '**/accounts:sendOobCode*');
    await page.getByLabel('Email').fill(email);
    await page
      .getByRole('button', { name: 'Forget Password?' })
      .evaluate((element: HTMLButtonElement) => {
        element.click();
        element.click();
      });
    await page.getByRole('button', { name: 'Forget Password?' }).dblclick({ force: true });
    resume();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await emulator.oobCodes(email)).toHaveLength(1);
  });

  await test.step('logs in once', async () => {
    const requests = countRequests(page, /accounts:signInWithPassword/);
    const resume = await pauseRequests(page, '**/accounts:signInWithPassword*');
    await page.getByLabel('Email').fill('shopper@toystore.example');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await sendManyTimes(page, 'Login', 'Password');
    await expect.poll(() => requests.sent).toBe(1);
    resume();
    await expect(page.getByText('Login successful!')).toBeVisible();
    await expect(page).toHaveURL('/home');
    expect(requests.sent).toBe(1);
  });
});

test('registers once', async ({ page, emulator }) => {
  const email = freshEmail('registers-twice');
  const requests = countRequests(page, /accounts:signUp/);
  const resume = await pauseRequests(page, '**/accounts:signUp*');
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill('Robin Hale');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Photo URL').fill(`${TEST_SHOP.siteUrl}/pictures/lost.png`);
  await page.getByLabel('Password', { exact: true }).fill('Toybox$2026');
  await page.route('**/pictures/lost.png', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    }),
  );
  await sendManyTimes(page, 'Register', 'Name');
  await expect.poll(() => requests.sent).toBe(1);
  resume();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL('/login');
  expect(requests.sent).toBe(1);
  expect(await emulator.oobCodes(email)).toHaveLength(1);
});

test('saves a profile once, and changes a password once', async ({ page, emulator }) => {
  const email = freshEmail('saves-twice');
  await emulator.createAccount({ email, password: DEMO_PASSWORD, displayName: 'Before' });
  await signIn(page, email);
  await page.goto('/myprofile');
  await test.step('saves a profile once', async () => {
    const requests = countRequests(page, /accounts:update/);
    const resume = await pauseRequests(page, '**/accounts:update*');
    await page.getByLabel('Update name').fill('Zoe After');
    await sendManyTimes(page, 'Save Changes', 'Update name');
    await expect.poll(() => requests.sent).toBe(1);
    resume();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText(
      'Zoe After',
    );
    expect(requests.sent).toBe(1);
  });

  await test.step('changes a password once', async () => {
    const requests = countRequests(page, /accounts:update/);
    const resume = await pauseRequests(page, '**/accounts:update*');
    await page.getByRole('button', { name: 'Change password', exact: true }).click();
    const field = page.getByLabel('New password', { exact: true });
    await field.fill('Toybox$2026');
    await field.press('Enter');
    await field.press('Enter');
    await page.getByRole('button', { name: 'Save password' }).dblclick({ force: true });
    await expect.poll(() => requests.sent).toBe(1);
    resume();
    await expect(page.getByText('Password changed.')).toBeVisible();
    expect(requests.sent).toBe(1);
  });
});
