import type { Page } from '@playwright/test';
import { toys } from '../catalogue.ts';
import { waitForHydration } from '../fixtures.ts';
import { expect, faultDetails, test } from './faultTest.ts';

const ILLUSTRATION =
  'An illustration stands in the picture’s place; name, price and link are as ever.';

const firstCard = (page: Page) => page.getByRole('article').first();

async function seeDrawing(page: Page) {
  const card = firstCard(page);
  await expect(card.locator('img')).toHaveCount(0);
  await expect(card.locator('svg[viewBox="0 0 100 100"]')).toBeVisible();
  await expect(card.getByRole('heading')).toHaveText(toys[0]?.toyName ?? '');
  await expect(card.getByRole('link')).toBeVisible();
}

/** A catalogue whose first toy has another picture. */
const servePicture = (page: Page, pictureURL: string) =>
  page.route('**/toy.json', (route) =>
    route.fulfill({ json: toys.map((toy, place) => (place === 0 ? { ...toy, pictureURL } : toy)) }),
  );

test.describe('A picture', () => {
  test.describe(() => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test('is not found', faultDetails(ILLUSTRATION), async ({ page }) => {
      await page.route('**/pictures/**', (route) => route.fulfill({ status: 404 }));
      await page.goto('/alltoy');
      await seeDrawing(page);
    });

    test('meets a server’s error', faultDetails(ILLUSTRATION), async ({ page }) => {
      await page.route('**/pictures/**', (route) => route.fulfill({ status: 500 }));
      await page.goto('/alltoy');
      await seeDrawing(page);
    });

    test('breaks off', faultDetails(ILLUSTRATION), async ({ page }) => {
      await page.route('**/pictures/**', (route) => route.abort('connectionreset'));
      await page.goto('/alltoy');
      await seeDrawing(page);
    });

    test(
      'is missing from the slider',
      faultDetails('The slide keeps its frame and all of its text; the slider turns.'),
      async ({ page }) => {
        await page.route('**/pictures/**', (route) => route.fulfill({ status: 404 }));
        await page.goto('/home');
        const slider = page.getByRole('region', { name: 'Featured toys' });
        await expect(slider.getByRole('heading', { name: toys[0]?.toyName ?? '' })).toBeVisible();
        await slider.getByRole('button', { name: 'Next slide' }).click();
        await expect(slider.getByRole('heading', { name: toys[1]?.toyName ?? '' })).toBeVisible();
      },
    );
  });

  test('is a web page instead', faultDetails(ILLUSTRATION), async ({ page }) => {
    await page.route('**/pictures/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hello</title>' }),
    );
    await page.goto('/alltoy');
    await seeDrawing(page);
  });

  test(
    'never arrives',
    faultDetails('Its place is kept, so that nothing moves; everything else works.'),
    async ({ page }) => {
      await page.route('**/pictures/**', () => {});
      await page.goto('/alltoy', { waitUntil: 'commit' });
      await waitForHydration(page);
      const box = await firstCard(page).locator('img').boundingBox();
      expect(box?.height).toBeGreaterThan(100);
      await page.getByRole('link', { name: 'Login' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    },
  );

  for (const address of [
    'javascript:alert(1)',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'blob:http://localhost/1',
    'file:///etc/passwd',
    '',
  ]) {
    test(
      `has the address ${address.slice(0, 24) || 'of nothing'}`,
      faultDetails(`Nothing is asked for. ${ILLUSTRATION}`),
      async ({ page }) => {
        const dialogs: string[] = [];
        page.on('dialog', (dialog) => dialogs.push(dialog.message()));
        await servePicture(page, address);
        await page.goto('/alltoy');
        await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
        await seeDrawing(page);
        expect(dialogs).toEqual([]);
      },
    );
  }
});
