import type { Page } from '@playwright/test';
import { cartDrawer, entryOf, openCart, SHOPPER, storeCart } from '../cart/cart.ts';
import { toys } from '../catalogue.ts';
import { signIn } from '../fixtures.ts';
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

// 200 navigations leak nothing: by links, by a card's picture, by Back and Forward, between filters and slides.

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
  const press = async (name: string) => {
    const controls = [...document.querySelectorAll<HTMLElement>('main button, main label')];
    const isNamed = (each: HTMLElement) => (each.ariaLabel ?? each.textContent).startsWith(name);
    const control = controls.find(isNamed);
    if (!control) throw new Error(`${document.title} has no ${name}`);
    control.click();
    await frame();
  };
  for (let round = 0; round < rounds; round += 1) {
    await press('Next slide');
    await follow('main a[href="/alltoy"]', 'All Toys');
    await press('In stock only');
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
