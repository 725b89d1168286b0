import type { Page } from '@playwright/test';

/**
 * Waits until a page has loaded and its browser is idle: earlier idle callbacks have run, in their order. A browser on a
 * busy machine may never be idle, so the wait has a timeout.
 */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  for (const _ of ['what waited for it', 'what that led to']) {
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })),
    );
  }
}
