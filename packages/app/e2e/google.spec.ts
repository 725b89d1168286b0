import type { Locator } from '@playwright/test';
import { TEST_SHOP } from '../addresses.ts';
import {
  addGoogleAccount,
  closeGooglePopup,
  expect,
  freshEmail,
  openGooglePopup,
  pickGoogleAccount,
  test,
} from './fixtures.ts';

// Specification, sections 4 and 8: Google sign-in, through the provider's real popup.

test('signs in with a known Google account and opens Home; registers a new one @cross-browser @core', async ({
  page,
  emulator,
}) => {
  await page.goto('/login');
  const popup = await openGooglePopup(page, () =>
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  );
  await pickGoogleAccount(popup, 'google@toystore.example');
  await expect(page).toHaveURL('/home');
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByRole('main').getByText('Google Shopper')).toBeVisible();

  const email = freshEmail('google');
  await page.goto('/register');
  const another = await openGooglePopup(page, () =>
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  );
  await addGoogleAccount(another, { email, displayName: 'New Kid' });
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('banner').getByText('N', { exact: true })).toBeVisible();
  expect(await emulator.account(email)).toMatchObject({ displayName: 'New Kid' });
});

test('reports a blocked and a closed popup, and can retry after each; replaces a hidden popup on the next press, without showing its failure @core', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login');
  await page.evaluate(() => {
    const open = window.open;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  const button = page.getByRole('button', { name: 'Continue with Google' });
  await button.click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('auth/popup-blocked');
  await expect(alert).toContainText('allow pop-ups');
  await closeGooglePopup(page, await openGooglePopup(page, () => button.click()));
  await expect(alert).toContainText('auth/popup-closed-by-user');
  await expect(alert).toContainText('closed before you had finished');

  const lost = await openGooglePopup(page, () => button.click());
  await expect(page.getByRole('main').getByText(/continue in the sign-in window/)).toBeVisible();
  const lostCloses = lost.waitForEvent('close');
  const popup = await openGooglePopup(page, () => button.click());
  await lostCloses;
  await expect(page.getByRole('main').getByText(/continue in the sign-in window/)).toBeVisible();
  await expect(alert).toHaveCount(0);
  await pickGoogleAccount(popup, 'google@toystore.example');
  await expect(page).toHaveURL('/home');
});

test('loads what the popup needs when the button is hovered or focused, so that a slow network delays no popup', async ({
  context,
}) => {
  for (const show of [(button: Locator) => button.hover(), (button: Locator) => button.focus()]) {
    const page = await context.newPage();
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Continue with Google' });
    const frameLoaded = page.waitForResponse(/\/emulator\/auth\/iframe/);
    await show(button);
    await frameLoaded;
    await expect.poll(() => page.frames().length).toBeGreaterThan(1);
    for (const frame of page.frames()) await frame.waitForLoadState('load');

    // From here on the page gets no response; the popup must open nevertheless.
    const requested: string[] = [];
    await page.route('**/*', (route) => {
      requested.push(route.request().url());
    });
    const popup = await openGooglePopup(page, () => button.press('Enter'));
    await popup.close(); // a popup that is still opening can hang when it is closed
    expect(requested).toEqual([]);
    await page.close();
  }
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /gapi\.js|apis\.google\.com\/js\/api\.js/ });

  test('is reported, nothing stays stuck, and it works once the network is back @core', async ({
    page,
  }) => {
    await page.route(`${TEST_SHOP.emulatorUrl}/**`, (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible();
    const button = page.getByRole('button', { name: 'Continue with Google' });
    await button.click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(/auth\/(network-request-failed|internal-error)/);
    await expect(alert).toContainText('check your connection');
    await page.unroute(`${TEST_SHOP.emulatorUrl}/**`);
    const popup = await openGooglePopup(page, () => button.click());
    await pickGoogleAccount(popup, 'google@toystore.example');
    await expect(page).toHaveURL('/home');
  });
});
