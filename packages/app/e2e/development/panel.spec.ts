import { TEST_SHOP } from '../../addresses.ts';
import { expectNoViolations } from '../accessibilityViolations.ts';
import { expect, test } from '../fixtures.ts';
import { emulatorPanel } from './emulatorPanel.ts';

// The emulator's panel, in the dev server against the emulator.

const EMULATOR = TEST_SHOP.emulatorUrl;

test('opens and closes by keyboard, takes no focus by itself, and keeps its state after a reload', async ({
  page,
}) => {
  await page.goto('/login');
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
  await frame.getByRole('combobox', { name: 'Simulate' }).focus();
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
  await page.goto('/nowhere');
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

  test('is reported with the command that starts it until it answers; a failed change is reported, and changes nothing', async ({
    page,
  }) => {
    await page.route(`${EMULATOR}/toystore/panel**`, (route) => route.abort());
    await page.goto('/nowhere');
    const panel = emulatorPanel(page);
    await panel.open();
    await expect(panel.box.getByRole('alert')).toHaveText(
      `The panel did not load from ${EMULATOR}. Start the emulator with npm start.`,
    );
    await page.unroute(`${EMULATOR}/toystore/panel**`);
    await expect(panel.account('shopper@toystore.example')).toBeVisible();
    await expect(panel.box.getByRole('alert')).toBeHidden();

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

test('does not cover the shop at 360 px while it is closed, and fits into the window when it is open', async ({
  page,
}) => {
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
  await expect(panel.form).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
