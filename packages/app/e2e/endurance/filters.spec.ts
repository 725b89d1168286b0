import type { Page } from '@playwright/test';
import { manyToys } from '../catalogue.ts';
import { finderOf } from '../filters/filters.ts';
import { expect, restingResidue, seeNothingLeft, test } from './enduranceTest.ts';
import { countTimers } from './residue.ts';

// Filtering again and again leaks nothing, nor does leaving the page during a filter change.

const TIMES = 40;

test(
  `${TIMES} filter changes of 1,000 toys, leaving the page and returning to it`,
  { tag: '@long' },
  async ({ page, residue }, testInfo) => {
    test.setTimeout(120_000);
    await countTimers(page);
    await page.route('**/toy.json', (route) => route.fulfill({ json: manyToys(1_000) }));
    await page.goto('/alltoy');
    await decide(page, 10);
    const warm = await restingResidue(residue);
    await decide(page, TIMES);
    await seeNothingLeft(warm, residue, `${TIMES} decisions`, testInfo);
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
