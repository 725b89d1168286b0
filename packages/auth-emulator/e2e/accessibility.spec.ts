import { expectNoViolations } from '../../app/e2e/accessibilityViolations.ts';
import { expect, test } from './emulatorPage.ts';

const VIEWS: Record<string, string> = {
  accounts: 'Accounts',
  'accounts/demo-twostep': 'twostep@toystore.example',
  messages: 'Messages',
  codes: 'Codes',
  failures: 'Failures',
  policy: 'Policy and limits',
  log: 'Log',
  snapshots: 'Snapshots',
};

for (const width of [360, 1440]) {
  test(`has no accessibility violation at ${width} px, in both themes`, async ({
    open,
    page,
    sendAsApp,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open();
    await sendAsApp('sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: 'shopper@toystore.example',
    });
    for (const [view, title] of Object.entries(VIEWS)) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, view);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectNoViolations(page);
      const isWide = () => document.documentElement.scrollWidth > innerWidth;
      expect(await page.evaluate(isWide), `${view} scrolls sideways`).toBe(false);
    }
  });
}

test('has no accessibility violation in its dialogs and its clock', async ({ open }) => {
  const page = await open();
  await page.getByText(/^Clock/).click();
  await expectNoViolations(page);
  for (const name of ['Add account', 'Save as seed', 'Reset to seed']) {
    await page.getByRole('button', { name }).click();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
});

test('leads the keyboard into an account and back to its row', async ({ open }) => {
  const page = await open();
  const row = page.getByRole('link', { name: 'photo@toystore.example', exact: true });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'photo@toystore.example' }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
});
