import type { Page } from '@playwright/test';
import { toys } from '../catalogue.ts';
import { waitForHydration } from '../fixtures.ts';
import { expect, faultDetails, test } from './faultTest.ts';

const ILLUSTRATION = 'An illustration replaces it; name, price and link stay.';

const cardAt = (page: Page, place: number) => page.getByRole('article').nth(place);

async function seeDrawing(page: Page, place = 0) {
  const card = cardAt(page, place);
  await expect(card.locator('img')).toHaveCount(0);
  await expect(card.locator('svg[viewBox="0 0 100 100"]')).toBeVisible();
  await expect(card.getByRole('heading')).toHaveText(toys[place]?.toyName ?? '');
  await expect(card.getByRole('link')).toBeVisible();
}

test.describe('A picture', () => {
  test.describe(() => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test('is not found, or is a web page', faultDetails(ILLUSTRATION), async ({ page }) => {
      for (const answer of [
        { status: 404 },
        { contentType: 'text/html', body: '<!doctype html><title>Hello</title>' },
      ]) {
        await page.route('**/pictures/**', (route) => route.fulfill(answer));
        await page.goto('/alltoy');
        await seeDrawing(page);
      }
    });
  });

  test('never arrives', faultDetails('Its space is reserved: nothing moves.'), async ({ page }) => {
    await page.route('**/pictures/**', () => {});
    await page.goto('/alltoy', { waitUntil: 'commit' });
    await waitForHydration(page);
    const box = await cardAt(page, 0).locator('img').boundingBox();
    expect(box?.height).toBeGreaterThan(100);
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });

  test(
    'has no web address (javascript:, data:, blob:, file:, nothing)',
    faultDetails(`No request is sent. ${ILLUSTRATION}`),
    async ({ page }) => {
      const addresses = [
        'javascript:alert(1)',
        'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
        'blob:http://localhost/1',
        'file:///etc/passwd',
        '',
      ];
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => dialogs.push(dialog.message()));
      await page.route('**/toy.json', (route) =>
        route.fulfill({
          json: toys.map((toy, place) => ({
            ...toy,
            pictureURL: addresses[place] ?? toy.pictureURL,
          })),
        }),
      );
      await page.goto('/alltoy');
      await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
      for (const [place] of addresses.entries()) await seeDrawing(page, place);
      expect(dialogs).toEqual([]);
    },
  );
});
