import type { Page } from '@playwright/test';
import { beOnline } from '../offline.ts';
import { expect, test } from './faultTest.ts';

// The page requests the catalogue again. How it is read: test/faults/catalogueFaults.ts; what each screen shows: its stories.

/** Simulates that Back restores the page from the back/forward cache. */
const restore = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

test.describe('The catalogue', () => {
  test.use({ expectedErrors: /Failed to load resource.*\/toy\.json/ });

  test('failed and still fails when the browser is back online: is requested once more, not in a loop, and again after Back', async ({
    page,
  }) => {
    let [requests, isDown] = [0, true];
    await page.clock.install();
    await page.route('**/toy.json', (route) => {
      requests += 1;
      return isDown ? route.fulfill({ status: 503 }) : route.fallback();
    });
    await page.goto('/alltoy');
    const failure = page.getByText('Failed to load toys: HTTP 503');
    await expect(failure).toBeVisible();
    await beOnline(page);
    await expect.poll(() => requests).toBe(2);
    await expect(failure).toBeVisible();
    for (let minute = 1; minute <= 5; minute += 1) await page.clock.runFor(60_000);
    await expect(failure).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(12);
    expect(requests).toBe(2);

    await restore(page);
    await expect.poll(() => requests).toBe(3);
    await expect(failure).toBeVisible();
    isDown = false;
    await beOnline(page);
    await expect(page.getByRole('article')).toHaveCount(48);
    await expect(failure).toHaveCount(0);
  });
});
