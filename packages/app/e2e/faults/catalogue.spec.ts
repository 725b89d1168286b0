import { KEEPS } from '../../test/faults/fault.ts';
import { toyAt, toys } from '../catalogue.ts';
import { seeFailure, seeNoSidewaysScrolling, serve } from './catalogueSteps.ts';
import { expect, faultDetails, test } from './faultTest.ts';

// The shop with an invalid catalogue. The faults and how they are read: test/faults/catalogueFaults.ts.

test.describe('The catalogue', () => {
  test(
    'is a web page: shows that it is not JSON, and keeps the toys',
    faultDetails(KEEPS),
    async ({ page }) => {
      await serve(page, '<!doctype html><p>hello', 'text/html');
      await page.goto('/home');
      await seeFailure(page, 'the catalogue is not valid JSON');
    },
  );

  test(
    'has the longest texts allowed, without a space: does not scroll sideways',
    faultDetails('All toys show, and nothing scrolls sideways.'),
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
