import { KEEPS, LEFT_OUT, NONE, WORKS } from '../../test/faults/fault.ts';
import { toyAt, toys } from '../catalogue.ts';
import {
  seeEveryToy,
  seeFailure,
  seeInSearch,
  seeNoSidewaysScrolling,
  serve,
  warningsOf,
} from './catalogueSteps.ts';
import { expect, faultDetails, test } from './faultTest.ts';

// What the shop shows of a bad catalogue. What is bad, and what is made of it: test/faults/catalogueFaults.ts.

test.describe('The catalogue', () => {
  test(
    'is a web page: says that it is not JSON, and keeps the toys',
    faultDetails(KEEPS),
    async ({ page }) => {
      await serve(page, '<!doctype html><p>hello', 'text/html');
      await page.goto('/home');
      await seeFailure(page, 'the catalogue is not valid JSON');
    },
  );

  test('is empty: says that there are no toys', faultDetails(NONE), async ({ page }) => {
    await serve(page, '[]');
    await page.goto('/home');
    await expect(page.getByText('No featured toys to display right now.')).toBeVisible();
    await expect(page.getByText(toyAt(0).toyName)).toHaveCount(0); // the toys of the prerendered page are gone
    await page.goto('/alltoy');
    await expect(page.getByText('0 Toy Found')).toBeVisible();
  });

  test(
    'has a record whose price is a text: leaves that record out and names it',
    faultDetails(LEFT_OUT),
    async ({ page }) => {
      const warnings = warningsOf(page);
      const [first, second, ...others] = toys;
      await serve(page, JSON.stringify([first, { ...second, price: 'free' }, ...others]));
      await page.goto('/alltoy');
      await seeEveryToy(page, 47);
      expect(warnings).toEqual(['Catalogue: record 1 left out, its price must be a number.']);
      await seeNoSidewaysScrolling(page);
      await seeInSearch(page, toyAt(2).toyName);
    },
  );

  test(
    'has texts of the greatest length and no blank: keeps the page in its width',
    faultDetails(WORKS),
    async ({ page }) => {
      const long = {
        ...toyAt(0),
        toyName: 'N'.repeat(300),
        sellerName: 'S'.repeat(300),
        description: 'd'.repeat(20_000),
        price: 1_000_000,
        availableQuantity: 1_000_000,
      };
      await page.setViewportSize({ width: 360, height: 740 });
      await serve(page, JSON.stringify([long, ...toys.slice(1)]));
      for (const path of ['/home', '/alltoy']) {
        await page.goto(path);
        await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
        await expect(
          page.getByRole('heading', { level: 3, name: long.toyName }).first(),
        ).toBeVisible();
        await seeNoSidewaysScrolling(page);
      }
    },
  );
});
