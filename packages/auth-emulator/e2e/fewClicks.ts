import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './emulatorPage.ts';

const MOST_CLICKS = 3;

/** Counts the presses of the mouse in a page. */
async function countClicks(context: BrowserContext): Promise<(page: Page) => Promise<number>> {
  await context.addInitScript(() => {
    addEventListener(
      'pointerdown',
      () => {
        const { clicks = '0' } = document.documentElement.dataset;
        document.documentElement.dataset.clicks = `${Number(clicks) + 1}`;
      },
      true,
    );
  });
  return async (page) =>
    Number((await page.locator('html').getAttribute('data-clicks', { timeout: 1000 })) ?? 0);
}

/** A test of a task that takes at most three clicks. It starts from a view other than the task's own. */
export const tasks = test.extend<{ expectFewClicks: undefined }>({
  expectFewClicks: [
    async ({ context, page }, use) => {
      const clicks = await countClicks(context);
      await use(undefined);
      const count = await clicks(page);
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(MOST_CLICKS);
    },
    { auto: true },
  ],
});
