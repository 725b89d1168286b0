import type { Locator, Page } from '@playwright/test';
import { TEST_SHOP } from '../../addresses.ts';
import { expectNoViolations } from '../accessibilityViolations.ts';
import { expect, test } from '../fixtures.ts';
import { openApp } from './appPage.ts';
import { emulatorPanel } from './emulatorPanel.ts';

// The emulator's panel by itself, and where it is on the shop's pages.

const EMULATOR = TEST_SHOP.emulatorUrl;
const PANEL = `${EMULATOR}/toystore/panel**`;

/** Lets the seconds pass that the panel waits for its frame, until its notice is shown, or is not. */
const losePatience = (page: Page, notice: Locator, isShown: boolean) =>
  expect(async () => {
    await page.clock.runFor(3000);
    await expect(notice).toBeVisible({ visible: isShown, timeout: 250 });
  }).toPass();

test('opens and closes by keyboard, takes no focus by itself, and keeps its state after a reload', async ({
  page,
}) => {
  await openApp(page);
  const { tab, frame, form } = emulatorPanel(page);
  await expect(tab).toHaveAttribute('aria-expanded', 'false');
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(tab).toHaveAttribute('aria-expanded', 'true');
  await expect(form).toBeVisible();
  await expect(tab).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('link', { name: 'Whole page' })).toBeFocused();

  await page.reload();
  await expect(form).toBeVisible();
  await frame.getByRole('heading', { name: 'Auth emulator' }).click(); // as a press on any place without a control
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
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
  await openApp(page);
  const panel = emulatorPanel(page);
  await panel.open();
  const more = panel
    .account('twostep@toystore.example')
    .getByRole('button', { name: 'twostep@toystore.example', exact: true });
  await more.click();
  await expectNoViolations(page, 'toystore-auth-panel');
});

test.describe('an emulator that does not answer', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('is reported until it answers; a failed change is reported, and changes nothing', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(PANEL, (route) => route.abort());
    await openApp(page);
    const panel = emulatorPanel(page);
    await panel.open();
    await losePatience(page, panel.notice, true);
    await expect(panel.notice).toContainText(`The panel did not load from ${EMULATOR}.`);
    await page.unroute(PANEL);
    await losePatience(page, panel.notice, false);
    await expect(panel.account('shopper@toystore.example')).toBeVisible();

    await page.route(`${EMULATOR}/toystore/recent-login`, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await panel.simulated.selectOption('Old login');
    await expect(panel.alert).toContainText('The emulator does not answer.');
    await expect(panel.simulated.getByRole('option', { selected: true })).toHaveText(
      'None: everything works',
    );
  });
});

test('does not cover the shop while it is closed, and fits into the window when it is open; names the command that starts a missing emulator', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(PANEL, (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  const panel = emulatorPanel(page);
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
  await panel.tab.click();
  const isWide = () => document.documentElement.scrollWidth > innerWidth;
  await losePatience(page, panel.notice, true);
  await expect(panel.notice).toContainText('Start the emulator with npm start.');
  expect(await page.evaluate(isWide)).toBe(false);
  await page.unroute(PANEL);
  await losePatience(page, panel.notice, false);
  await expect(panel.form).toBeVisible();
  expect(await page.evaluate(isWide)).toBe(false);
});
