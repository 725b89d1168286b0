import type { Page } from '@playwright/test';
import { MOTION } from '../fixtures.ts';
import { nextTask } from '../nextTask.ts';
import { SLIDE_DELAY } from '../slideDelay.ts';
import { expect, seeNothingLeft, test } from './enduranceTest.ts';
import { countTimers } from './residue.ts';

test.use(MOTION);

// A slider that rotates for 12 minutes leaks nothing. The minutes pass on a fake clock, one slide at a time; each slide is
// rendered before the next one, and some animations run to their end.

const TOYS = 48;
const ROUNDS = Math.ceil((12 * 60 * 1000) / SLIDE_DELAY / TOYS); // whole rounds, to end with the same slides
const TURNS = ROUNDS * TOYS;
const WARM_UP = 2 * TOYS; // every picture has been shown

test('12 minutes of slides', { tag: '@long' }, async ({ page, residue }, testInfo) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await countTimers(page);
  await page.goto('/home');
  const slider = page.getByRole('region', { name: 'Featured toys' });
  const position = slider.getByText(/^\d+ of 48$/);
  await expect(async () => {
    await page.clock.runFor(500); // the rotation starts when the page is idle
    await expect(slider.locator('.swiper-initialized')).toBeVisible({ timeout: 200 });
  }).toPass();
  // From here on the clock only moves for slides, so that the last animation ends.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SLIDE_DELAY);
  const start = await position.innerText();

  await turn(page, WARM_UP);
  const warm = await residue();
  await turn(page, TURNS);
  await seeNothingLeft(warm, residue, `${TURNS} turns of the slider in 12 minutes`, testInfo);
  await expect(position).toHaveText(start);
});

async function turn(page: Page, turns: number) {
  for (let turned = 1; turned <= turns; turned += 1) {
    await page.clock.runFor(SLIDE_DELAY);
    await page.evaluate(nextTask);
    if (turned % TOYS === 0) await page.locator('.swiper-wrapper').evaluate(endOfMove);
  }
}

/** CSS transitions ignore the fake clock. */
const endOfMove = (row: HTMLElement) =>
  Promise.all(row.getAnimations().map(({ finished }) => finished)).then(() => {});
