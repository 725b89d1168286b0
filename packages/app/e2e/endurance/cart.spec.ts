import type { Page } from '@playwright/test';
import { cartDrawer, entryOf, openCart, SHOPPER, storeCart } from '../cart/cart.ts';
import { toys } from '../catalogue.ts';
import { signIn } from '../fixtures.ts';
import { expect, restingResidue, seeNothingLeft, test } from './enduranceTest.ts';
import { countTimers } from './residue.ts';

// Opening and closing the cart leaks nothing.

const TIMES = 15;

test(
  `a cart of ${toys.length} toys, opened ${TIMES} times`,
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
    await openAndClose(page, TIMES);
    await seeNothingLeft(warm, residue, `${TIMES} times a cart`, testInfo);
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
