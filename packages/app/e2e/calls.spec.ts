import { expect, test, waitForHydration } from './fixtures.ts';

// Specification, section 7: the requests of the shop. For those of accounts see login, register and layout.

test('requests the catalogue once for all screens', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/toy.json')) requests.push(request.method());
  });
  await page.goto('/home');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'All Toy', exact: true }).click();
  await expect(page.getByText('48 Toy Found')).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Most Top Product' })).toBeVisible();
  expect(requests).toEqual(['GET']);
});
