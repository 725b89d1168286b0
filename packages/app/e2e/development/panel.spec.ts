import { TEST_SHOP } from '../../addresses.ts';
import { expectNoViolations } from '../accessibilityViolations.ts';
import { expect, test } from '../fixtures.ts';
import { developerPanel } from './developerPanel.ts';

// The developer panel, in the dev server against the emulator.

const EMULATOR = TEST_SHOP.emulatorUrl;

test('opens and closes by keyboard, and keeps its state after a reload', async ({ page }) => {
  await page.goto('/login');
  const { tab, region } = developerPanel(page);
  await expect(tab).toHaveAttribute('aria-expanded', 'false');
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(tab).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(region.getByRole('tab', { name: 'Accounts' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(region.getByRole('tab', { name: 'E-mails' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(region.getByRole('tab', { name: 'Simulate' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(region.getByRole('radio', { name: 'None' })).toBeFocused();

  await page.reload();
  await expect(region.getByRole('tab', { selected: true })).toHaveText('Simulate');
  await region.getByRole('radio', { name: 'None' }).focus();
  await page.keyboard.press('Escape');
  await expect(region).toBeHidden();
  await expect(tab).toBeFocused();
  await page.reload();
  await expect(tab).toHaveAttribute('aria-expanded', 'false');
});

test('works without its stored state when storage is denied, and has no accessibility violation in either theme', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/nowhere');
  const panel = developerPanel(page);
  await panel.open();
  await expect(panel.row('shopper@toystore.example')).toBeVisible();
  for (const view of ['Accounts', 'E-mails', 'Simulate'] as const) {
    await panel.show(view);
    await expectNoViolations(page, '[aria-label="Developer panel"]');
  }
});

test.describe('an emulator that does not answer', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('is reported, with advice, until it is back; a failed change is reported, and the checkbox keeps its value', async ({
    page,
  }) => {
    await page.goto('/nowhere');
    const panel = developerPanel(page);
    await page.route(`${EMULATOR}/**/accounts:query`, (route) => route.abort());
    await panel.open();
    await expect(panel.alert).toContainText(`The emulator does not answer at ${EMULATOR}.`);
    await expect(panel.alert).toContainText('Start it with npm start.');
    await page.unroute(`${EMULATOR}/**/accounts:query`);
    await expect(panel.row('shopper@toystore.example')).toBeVisible();
    await expect(panel.alert).toBeHidden();

    await panel.show('Simulate');
    const recentLogin = panel.region.getByRole('switch', { name: 'Ask for a recent login' });
    await expect(recentLogin).toBeEnabled();
    await page.route(`${EMULATOR}/toystore/recent-login`, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await recentLogin.click();
    await expect(panel.alert).toContainText(`The emulator does not answer at ${EMULATOR}.`);
    await expect(recentLogin).not.toBeChecked();
  });
});

test('does not cover the shop at 360 px, open or closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  const panel = developerPanel(page);
  await expect(panel.tab).toBeVisible();
  const box = await panel.tab.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const atTheEnd = await panel.tab.boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(atTheEnd?.y ?? 0);

  await page.getByLabel('Email', { exact: true }).fill('shopper@toystore.example');
  await page.getByLabel('Password', { exact: true }).fill('ToyBox#2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText('Login successful!').click({ trial: true });
  await panel.tab.evaluate((tab) => tab instanceof HTMLElement && tab.click());
  await page.getByText('Login successful!').click({ trial: true });
  await expect(panel.region).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
