import type { Page } from '@playwright/test';
import { TEST_SHOP } from '../../addresses.ts';
import {
  codeField,
  codeHeading,
  codeOf,
  freshTwoStepAccount,
  openCodeForm,
  seeLoggedIn,
  sendLoginForm,
} from '../account/twoStep.ts';
import { expect, test } from './faultTest.ts';

const PROVIDER = `${TEST_SHOP.emulatorUrl}/**`;
const OFFLINE = 'auth/network-request-failed';

const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

async function enterCode(page: Page, code: string) {
  await codeField(page).fill(code);
  await codeField(page).press('Enter');
}

test.describe('Two-step verification', () => {
  test.describe(() => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test('is offline at each step', async ({ page }) => {
      const email = await freshTwoStepAccount(page, 'offline-code');
      const offline = () => page.route(PROVIDER, (route) => route.abort('internetdisconnected'));
      await page.goto('/login');
      await offline();
      await sendLoginForm(page, email);
      await expect(alertOf(page)).toContainText(OFFLINE);
      await page.unroute(PROVIDER);
      await page.route('**/assets/CodeStep-*.js*', (route) => route.abort());
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(alertOf(page)).toContainText("A part of the shop couldn't be loaded.");
      await page.unroute('**/assets/CodeStep-*.js*');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(codeHeading(page)).toBeFocused();
      const code = await codeOf(email);
      await offline();
      await enterCode(page, code);
      await expect(alertOf(page)).toContainText(OFFLINE);
      await expect(codeField(page)).toHaveValue(code);
      await page.unroute(PROVIDER);
      await page.getByRole('button', { name: 'Verify' }).click();
      await seeLoggedIn(page);
    });
  });

  test('is interrupted by a reload: starts over; Back leads to the form with the typed email, and Forward to the code', async ({
    page,
  }) => {
    const email = await freshTwoStepAccount(page, 'reloads');
    await openCodeForm(page, email);
    const state = await page.context().storageState({ indexedDB: true });
    expect(JSON.stringify(state)).not.toMatch(/mfa|pending/i);
    expect(JSON.stringify(state)).not.toContain(email);
    for (const back of [
      () => page.getByRole('button', { name: 'Back', exact: true }).click(),
      () => page.goBack(),
    ]) {
      await back();
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.goForward();
      await expect(codeHeading(page)).toBeFocused();
    }
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(alertOf(page)).toContainText('You were not logged in yet');
    await sendLoginForm(page, email);
    await expect(codeHeading(page)).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/home');
    await page.goBack();
    await enterCode(page, await codeOf(email));
    await seeLoggedIn(page);
  });
});
