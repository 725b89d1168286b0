import { expect, type Page } from '@playwright/test';

/** How long a slide stays, in milliseconds (specification, section 9). */
export const SLIDE_DELAY = 3000;

/** Runs the page's fake clock until Swiper has loaded, and stops it a while later. */
export async function stopClockAfterSwiper(page: Page, ms: number) {
  await expect(async () => {
    await page.clock.runFor(500); // Swiper loads when the page is idle
    await expect(page.locator('.swiper-initialized')).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ms);
}
