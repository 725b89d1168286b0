import { expectNoViolations } from '../test/accessibilityViolations.ts';
import { expect, test } from './emulatorPage.ts';

const VIEWS: Record<string, string> = {
  'accounts/demo-twostep': 'twostep@toystore.example',
  'accounts/+': 'New account',
  messages: 'Messages',
  codes: 'Codes',
  failures: 'Failures',
  policy: 'Policy and limits',
  log: 'Log',
  snapshots: 'Snapshots',
  accounts: 'Accounts',
};

test('has no accessibility violation, fits a phone and a desk, and leads the keyboard back from sheets and dialogs', async ({
  open,
  page,
  sendAsApp,
}) => {
  test.slow(); // axe reads each view twice
  await open();
  const email = 'shopper@toystore.example';
  await sendAsApp('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  for (const [index, [view, title]] of Object.entries(VIEWS).entries()) {
    await page.evaluate((hash) => location.assign(`#${hash}`), view);
    const widths = index % 2 === 0 ? [1440, 360] : [360, 1440]; // axe reads half of the views at each
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const isWide = () => document.documentElement.scrollWidth > innerWidth;
      expect(await page.evaluate(isWide), `${view} scrolls sideways`).toBe(false);
    }
    await expectNoViolations(page);
  }
  for (const name of ['Save as seed', 'Reset to seed']) {
    await page.getByRole('button', { name }).click();
    if (name === 'Save as seed') await expectNoViolations(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  const row = page.getByRole('link', { name: email, exact: true });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: email })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await page.getByText(/^Clock/).click();
  await expectNoViolations(page);
});
