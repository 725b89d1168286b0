import type { Page } from '@playwright/test';
import { MOTION } from '../fixtures.ts';
import { nextTask } from '../nextTask.ts';
import { expect, seeNothingLeft, test } from './enduranceTest.ts';
import { countTimers } from './residue.ts';

test.use(MOTION);

// A slider that turns for 12 minutes leaves nothing behind. The minutes pass on a fake clock, one turn at a time; each
// turn is rendered before the next one, and now and then one is let move to its end.

const DELAY = 3000; // ms, specification, section 9
const TOYS = 48;
const ROUNDS = Math.ceil((12 * 60 * 1000) / DELAY / TOYS); // whole ones: the same slides are there before and after
const TURNS = ROUNDS * TOYS;
const WARM_UP = 2 * TOYS; // every picture was there

test('12 minutes of slides', { tag: '@long' }, async ({ page, residue }, testInfo) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await countTimers(page);
  await page.goto('/home');
  const slider = page.getByRole('region', { name: 'Featured toys' });
  const position = slider.getByText(/^\d+ of 48$/);
  await expect(async () => {
    await page.clock.runFor(500); // the turning begins once the page is idle, which takes what it takes
    await expect(slider.locator('.swiper-initialized')).toBeVisible({ timeout: 200 });
  }).toPass();
  // From here on the clock stands but for the turns, so that the last one comes to rest.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + DELAY);
  const start = await position.innerText();

  await turn(page, WARM_UP);
  const warm = await residue();
  await turn(page, TURNS);
  await seeNothingLeft(warm, residue, `${TURNS} turns of the slider in 12 minutes`, testInfo);
  await expect(position).toHaveText(start);
});

async function turn(page: Page, turns: number) {
  for (let turned = 1; turned <= turns; turned += 1) {
    await page.clock.runFor(DELAY);
    await page.evaluate(nextTask);
    if (turned % TOYS === 0) await page.locator('.swiper-wrapper').evaluate(endOfMove);
  }
}

/** CSS transitions keep their own time. */
const endOfMove = (row: HTMLElement) =>
  Promise.all(row.getAnimations().map(({ finished }) => finished)).then(() => {});
