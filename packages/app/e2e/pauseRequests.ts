import type { Page } from '@playwright/test';

/** Pauses matching requests until the returned function is called. */
export async function pauseRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  await page.route(url, async (route) => {
    await resumed;
    await route.fallback();
  });
  return resume;
}
