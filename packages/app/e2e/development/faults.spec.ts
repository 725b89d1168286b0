import type { Page } from '@playwright/test';
import { TEST_SHOP } from '../../addresses.ts';
import { expect, freshEmail, test } from '../fixtures.ts';
import { openApp } from './appPage.ts';
import { emulatorPanel } from './emulatorPanel.ts';

// Failures that the emulator's panel makes the emulator simulate, as the shop's forms show them.

test.afterEach(async ({ emulator }) => {
  await emulator.clearFaults();
  await emulator.restorePasswordPolicy();
});

const DEMO = { email: 'shopper@toystore.example', password: 'ToyBox#2026' };

async function signIn(page: Page) {
  await page.getByLabel('Email', { exact: true }).fill(DEMO.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function register(page: Page, email: string, password: string) {
  await page.getByLabel('Name', { exact: true }).fill('Robin Hale');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Photo URL', { exact: true }).fill(`${TEST_SHOP.devUrl}/favicon.svg`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
}

const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

test('slow network: delays each answer by three seconds, and the sign-in succeeds', {
  tag: '@long',
}, async ({ page, emulator }) => {
  await page.goto('/login');
  await emulatorPanel(page).simulate('Slow network');
  expect(await emulator.faults()).toMatchObject([{ operation: '*', error: 'delay', delay: 3000 }]);
  const answered = page.waitForResponse(/accounts:signInWithPassword/);
  const startedAt = Date.now();
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  const left = async () => (await emulator.faults())[0]?.times;
  await expect.poll(left).toBeLessThan(1_000_000); // one request is late
  await emulator.clearFaults(); // the next one is not
  await answered;
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(3000);
  await expect(page.getByText('Login successful!')).toBeVisible();
});

test('shows a simulated failure after a reload and in another tab, too', async ({
  page,
  context,
}) => {
  await openApp(page);
  const panel = emulatorPanel(page);
  await panel.simulate('Network down');
  await page.reload();
  await expect(panel.tab).toContainText(', Network down');
  const another = await context.newPage();
  await openApp(another);
  await expect(emulatorPanel(another).tab).toContainText(', Network down');
});

test.describe('the emulator refuses, or does not answer', () => {
  test.use({ expectedErrors: /status of 400|ERR_EMPTY_RESPONSE/ });

  test("shows each fault's code in the login form, never fails the panel's own calls, and works again once switched off", async ({
    page,
    emulator,
  }) => {
    const email = freshEmail('past-faults');
    await emulator.createAccount({ email, password: DEMO.password });
    await page.goto('/login');
    const panel = emulatorPanel(page);
    for (const [fault, code] of [
      ['Wrong password', 'auth/invalid-credential'],
      ['Too many requests', 'auth/too-many-requests'],
      ['Network down', 'auth/network-request-failed'],
    ] as const) {
      await panel.simulate(fault);
      await expect(panel.tab).toContainText(`, ${fault}`);
      await signIn(page);
      await expect(alertOf(page)).toContainText(code);
    }

    await panel.open();
    await panel.press(email, 'Verify');
    await expect(panel.status).toHaveText(`${email} is verified.`);
    await panel.account(email).getByRole('button', { name: 'Sign in as' }).click();
    await expect(panel.alert).toContainText('auth/network-request-failed');

    await panel.simulate('None: everything works');
    await expect(panel.tab).not.toContainText(',');
    await signIn(page);
    await expect(page.getByText('Login successful!')).toBeVisible();
  });

  test('network down and weak password: refuses the whole registration, and lists the rules of the other policy', {
    tag: '@long',
  }, async ({ page, emulator }) => {
    const email = freshEmail('refused');
    await page.goto('/register');
    const panel = emulatorPanel(page);
    await panel.simulate('Network down');
    await register(page, email, 'Toybox$2026');
    await expect(alertOf(page)).toContainText('auth/network-request-failed');
    expect(await emulator.account(email)).toBeUndefined();

    await panel.simulate('Weak password');
    await register(page, email, 'Toybox$2026');
    await expect(alertOf(page)).toContainText('auth/password-does-not-meet-requirements');
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: '12 characters' }),
    ).toBeVisible();
    expect(await emulator.account(email)).toBeUndefined();
    await register(page, email, 'Toybox$20266');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });

  test("weak password: refuses a new password by the provider's rules, and then lists them", {
    tag: '@long',
  }, async ({ page, emulator }) => {
    const email = freshEmail('strict');
    await emulator.createAccount({ email, password: DEMO.password });
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/home');
    await page.getByRole('link', { name: 'My Profile' }).click();
    await emulatorPanel(page).simulate('Weak password');
    await page.getByRole('button', { name: 'Change password', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    const field = dialog.getByLabel('New password', { exact: true });
    await field.fill('Toybox$2026');
    await field.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText(
      'auth/password-does-not-meet-requirements',
    );
    await expect(dialog.getByRole('listitem').filter({ hasText: '12 characters' })).toBeVisible();
    await expect(field).toHaveValue('Toybox$2026');
    await field.fill('Toybox$20266');
    await field.press('Enter');
    await expect(page.getByText('Password changed.')).toBeVisible();
  });
});
