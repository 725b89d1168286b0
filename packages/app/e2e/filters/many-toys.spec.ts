import type { Page } from '@playwright/test';
import { manyToys } from '../catalogue.ts';
import { expect, MOTION, test } from '../fixtures.ts';
import { finderOf } from './filters.ts';

// Sorting and filtering 10,000 toys, of which only the cards near the viewport are in the document.

test.use(MOTION);

const many = manyToys(10_000);

test.beforeEach(async ({ page }) => {
  await page.route('**/toy.json', (route) => route.fulfill({ json: many }));
  await page.goto('/alltoy');
  await expect(finderOf(page).count).toHaveText('10000 Toy Found');
  await expect(finderOf(page).sort).toBeVisible();
});

const countElements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

test('shows the right first cards after each change, with few elements in the document', {
  tag: '@long',
}, async ({ page }) => {
  const { sort, choice, names, count, clear } = finderOf(page);
  const [cheapest] = many.toSorted((a, b) => a.price - b.price);
  const [dearest] = many.toSorted((a, b) => b.price - a.price);
  await page.evaluate(() => scrollTo(0, 300_000));
  await sort.selectOption('Price: low to high');
  await expect(names.first()).toHaveText(`${cheapest?.toyName}`);
  await expect(names.first()).toBeInViewport();
  expect(await countElements(page)).toBeLessThanOrEqual(800);
  await sort.selectOption('Price: high to low');
  await expect(names.first()).toHaveText(`${dearest?.toyName}`);
  await choice('Cloudberry Lane').check();
  const fitting = many.filter(({ sellerName }) => sellerName === 'Cloudberry Lane');
  await expect(count).toHaveText(`${fitting.length} Toy Found`);
  expect(await countElements(page)).toBeLessThanOrEqual(800);
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await clear.click();
  await expect(names.first()).toHaveText(`${dearest?.toyName}`);
  await expect(names.first()).toBeInViewport();
  expect(await countElements(page)).toBeLessThanOrEqual(800);
});
