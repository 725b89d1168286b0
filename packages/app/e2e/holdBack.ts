import type { Page } from '@playwright/test';

/** Holds the answers to matching requests back until the returned function lets them go. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}
