import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './emulatorPage.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All rules in the light theme; in the dark one those of colours, as nothing else differs. */
async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The page has no frames: axe need not collect their results in a page of its own.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await (colorScheme === 'light'
      ? axe.withTags(TAGS)
      : axe.withRules(['color-contrast', 'link-in-text-block'])
    ).analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
    expect(found, `${page.url()}, ${colorScheme}`).toEqual([]);
  }
}

test.slow(); // axe reads each view twice

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
