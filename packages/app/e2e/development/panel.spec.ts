import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../../../auth-emulator/test/accessibilityViolations.ts';
import { TEST_SHOP } from '../../addresses.ts';
import {
  codeHeading,
  freshTwoStepAccount,
  seeLoggedIn,
  sendLoginForm,
} from '../account/twoStep.ts';
import { fillRegister, submitRegister } from '../accountForms.ts';
import { expect, freshEmail, test } from '../fixtures.ts';
import { emulatorPanel } from './emulatorPanel.ts';

const EMULATOR = TEST_SHOP.emulatorUrl;
const PANEL = `${EMULATOR}/toystore/panel**`;

test.afterEach(({ emulator }) => emulator.clearFaults());

test.use({ possibleErrors: /ERR_CONTENT_LENGTH_MISMATCH|ERR_FAILED/ }); // of what a test lets fail

test('opens the e-mail of a registration, signs out, fills in a code, and simulates a failure', async ({
  page,
  emulator,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  const email = freshEmail('panel');
  await page.goto('/register');
  await fillRegister(page, email, { 'Photo URL': `${TEST_SHOP.devUrl}/favicon.svg` });
  await submitRegister(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();

  const panel = emulatorPanel(page);
  await expect(panel.tab).toHaveAccessibleName(/^Auth [1-9]\d* new messages?$/);
  await panel.open();
  const mail = panel.message(email);
  await mail.getByRole('button', { name: `Open link of ${email}` }).click();
  await expect(page).toHaveURL(`${TEST_SHOP.devUrl}/auth/action`);
  await expect.poll(async () => (await emulator.account(email))?.emailVerified).toBe(true);
  await expect(mail).toBeHidden();
  await panel.account(email).getByRole('button', { name: 'Sign out' }).click();
  await expect(panel.status).toHaveText('Signed out.');
  await panel.tab.click();

  const twoStep = await freshTwoStepAccount(page, 'panel-code');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Login', exact: true }).click();
  await sendLoginForm(page, twoStep);
  await expect(codeHeading(page)).toBeFocused();
  await panel.open();
  const code = panel.message(twoStep);
  await expect(code).toContainText(/\d{3} \d{3}\d+ s/);
  await code.getByRole('button', { name: `Fill in the code of ${twoStep}` }).click();
  await expect(panel.status).toHaveText(`The code of ${twoStep} is filled in.`);
  await panel.tab.click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(/^\d{6}$/);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await seeLoggedIn(page);

  await panel.simulate('Network down');
  await expect(panel.tab).toContainText(', Network down');
  await panel.open();
  const other = panel.account(email);
  await other.getByRole('button', { name: email, exact: true }).click();
  await other.getByRole('button', { name: `Disable ${email}` }).click();
  await expect(panel.status).toHaveText(`${email} is disabled.`); // the panel's own calls never fail
  await other.getByRole('button', { name: 'Sign in as' }).click();
  await expect(panel.alert).toContainText('auth/network-request-failed');
  await panel.simulate('None: everything works');
  await expect(panel.tab).not.toContainText(',');
});

test('opens and closes by keyboard, takes no focus by itself, keeps its state after a reload, and has no accessibility violation', async ({
  page,
}) => {
  await page.goto('/login');
  const { tab, frame, form } = emulatorPanel(page);
  await expect(tab).toHaveAttribute('aria-expanded', 'false');
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(form).toBeVisible();
  await expect(tab).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('link', { name: 'Whole page' })).toBeFocused();

  await page.reload();
  await frame.getByRole('button', { name: 'twostep@toystore.example', exact: true }).click();
  await expectNoViolations(page, 'toystore-auth-panel');
  await frame.getByRole('heading', { name: 'Auth emulator' }).click(); // as a press on any place without a control
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(tab).toBeFocused();
});

/** Lets the seconds pass that the panel waits for its frame, until its notice is shown, or is not. */
const losePatience = (page: Page, notice: Locator, isShown: boolean) =>
  expect(async () => {
    await page.clock.runFor(3000);
    await expect(notice).toBeVisible({ visible: isShown, timeout: 250 });
  }).toPass();

test('reports an emulator that does not answer, with the command that starts it, and a change that failed, and covers no part of the shop', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(PANEL, (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  const panel = emulatorPanel(page);
  expect((await panel.tab.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const { y = 0, height = 0 } = (await page.getByRole('contentinfo').boundingBox()) ?? {};
  expect((await panel.tab.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);

  await panel.tab.click();
  await losePatience(page, panel.notice, true);
  await expect(panel.notice).toContainText(`The panel did not load from ${EMULATOR}.`);
  await expect(panel.notice).toContainText('Start the emulator with npm start.');
  await page.unroute(PANEL);
  await losePatience(page, panel.notice, false);
  await expect(panel.account('shopper@toystore.example')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.route(`${EMULATOR}/toystore/recent-login`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await panel.simulated.selectOption('Old login');
  await expect(panel.alert).toContainText('The emulator does not answer.');
  await expect(panel.simulated.getByRole('option', { selected: true })).toHaveText(/^None/);
});
