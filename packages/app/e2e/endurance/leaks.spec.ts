import type { Page } from '@playwright/test';
import { cartDrawer, entryOf, openCart, SHOPPER, storeCart } from '../cart/cart.ts';
import { manyToys, toys } from '../catalogue.ts';
import { finderOf } from '../filters/filters.ts';
import { signIn } from '../fixtures.ts';
import { nextTask } from '../nextTask.ts';
import { SLIDE_DELAY } from '../slideDelay.ts';
import { expect, restingResidue, seeNothingLeft, test } from './enduranceTest.ts';
import { countTimers } from './residue.ts';

// Opening and closing the cart leaks nothing.

const OPENED = 15;

test(
  `a cart of ${toys.length} toys, opened ${OPENED} times`,
  { tag: '@long' },
  async ({ page, residue }, testInfo) => {
    test.setTimeout(120_000);
    await countTimers(page);
    await signIn(page, SHOPPER);
    await storeCart(
      page,
      toys.map((_, index) => entryOf(index, 1, { availableQuantity: 1 })),
    );
    await page.goto('/myprofile');
    const counted = toys.filter(({ availableQuantity }) => availableQuantity > 0).length;
    await expect(cartDrawer(page).button).toHaveAccessibleName(`Cart, ${counted} toys`);
    await openAndClose(page, 5);
    const warm = await restingResidue(residue);
    await openAndClose(page, OPENED);
    await seeNothingLeft(warm, residue, `${OPENED} times a cart`, testInfo);
  },
);

async function openAndClose(page: Page, times: number) {
  const { drawer, lines } = cartDrawer(page);
  for (let time = 0; time < times; time += 1) {
    await openCart(page);
    await expect(lines.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  }
}

// Filtering again and again leaks nothing, nor does leaving the page during a filter change.

const DECISIONS = 40;

test(
  `${DECISIONS} filter changes of 1,000 toys, leaving the page and returning to it`,
  { tag: '@long' },
  async ({ page, residue }, testInfo) => {
    test.setTimeout(120_000);
    await countTimers(page);
    await page.route('**/toy.json', (route) => route.fulfill({ json: manyToys(1_000) }));
    await page.goto('/alltoy');
    await decide(page, 10);
    const warm = await restingResidue(residue);
    await decide(page, DECISIONS);
    await seeNothingLeft(warm, residue, `${DECISIONS} decisions`, testInfo);
  },
);

async function decide(page: Page, times: number) {
  const { choice, count, sort } = finderOf(page);
  for (let time = 0; time < times; time += 1) {
    await sort.selectOption('Price: low to high');
    await choice('In stock only').check();
    await expect(count).not.toHaveText('1000 Toy Found');
    await sort.selectOption('Featured');
    await choice('In stock only').uncheck();
    if (time % 5 === 4) {
      await page.getByRole('link', { name: 'Login', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
      await page.goBack();
    }
    await expect(count).toHaveText('1000 Toy Found');
  }
}

// 200 navigations leak nothing: by links, by a card's picture, by Back and Forward.

const CHANGES = 200;
const WARM_UP = 40;

test('200 navigations', { tag: '@long' }, async ({ page, residue }, testInfo) => {
  test.setTimeout(120_000);
  await countTimers(page);
  await signIn(page, 'shopper@toystore.example');
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();

  await go(page, WARM_UP);
  const warm = await restingResidue(residue);
  await go(page, CHANGES);
  await seeNothingLeft(warm, residue, `${CHANGES} changes of screen`, testInfo);
});

/** Navigates `changes` times, ten a round, and ends at Home. */
async function go(page: Page, changes: number) {
  const changed = await page.evaluate(changeScreens, changes / 10);
  expect(changed).toBe(changes);
}

/** Navigates as a shopper does, but faster, and waits for each screen's title. Runs in the page. */
async function changeScreens(rounds: number): Promise<number> {
  const frame = () => new Promise(requestAnimationFrame);
  let changed = 0;
  const arriveAt = async (title: string) => {
    for (const start = performance.now(); document.title !== `${title} | ToyStore`; ) {
      if (performance.now() - start > 10_000) throw new Error(`${title}, not ${document.title}`);
      await frame();
    }
    await frame();
    changed += 1;
  };
  const follow = async (selector: string, title: string) => {
    let link = document.querySelector<HTMLElement>(selector);
    for (let frames = 0; link === null && frames < 60; frames += 1) {
      await frame(); // the catalogue may still be loading
      link = document.querySelector<HTMLElement>(selector);
    }
    if (link === null) throw new Error(`${document.title} has no ${selector}`);
    link.click();
    await arriveAt(title);
  };
  const go = async (by: number, title: string) => {
    history.go(by);
    await arriveAt(title);
  };
  for (let round = 0; round < rounds; round += 1) {
    await follow('main a[href="/alltoy"]', 'All Toys');
    await follow('main a[href="/toys/2"]', 'Beep & Blink Voice Buddy');
    await go(-1, 'All Toys');
    await follow('main a[href="/toys/3"]', 'Red Comet Pump Rocket');
    await follow('a[href="/myprofile"]', 'My Profile');
    await go(-1, 'Red Comet Pump Rocket');
    await go(1, 'My Profile');
    await follow('a[href="/home"]', 'Home');
    await go(-1, 'My Profile');
    await follow('a[href="/home"]', 'Home');
  }
  return changed;
}

// A slider that rotates for 12 minutes leaks nothing. The minutes pass on a fake clock, one slide at a time; each slide is
// rendered before the next one, and some animations run to their end.

const TOYS = 48;
const ROUNDS = Math.ceil((12 * 60 * 1000) / SLIDE_DELAY / TOYS); // whole rounds, to end with the same slides
const TURNS = ROUNDS * TOYS;
const WARM_TURNS = 2 * TOYS; // every picture has been shown

test('12 minutes of slides', { tag: '@long' }, async ({ page, residue }, testInfo) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
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

  await turn(page, WARM_TURNS);
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
