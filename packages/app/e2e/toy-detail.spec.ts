import { dollars, soldOutToy, toyAt } from './catalogue.ts';
import { expect, signIn, test } from './fixtures.ts';
import { pauseRequests } from './pauseRequests.ts';

// Specification, section 2 (Toy detail).

test.beforeEach(({ page }) => signIn(page, 'shopper@toystore.example'));

test('a toy’s page shows everything about it @cross-browser', async ({ page }) => {
  const toy = toyAt(2);
  await page.goto(`/toys/${toy.toyId}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: toy.toyName })).toBeVisible();
  await expect(main.getByRole('img', { name: toy.toyName })).toBeVisible();
  await expect(main).toContainText(`Price: ${dollars(toy.price)}`);
  await expect(main).toContainText(`Rating${toy.rating}`);
  await expect(main).toContainText(`Quantity${toy.availableQuantity}`);
  await expect(main).toContainText(`Seller${toy.sellerName}`);
  await expect(main.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(main.getByText(toy.description)).toBeVisible();
});

test('a toy that is out of stock says so and cannot be added', async ({ page }) => {
  await page.goto(`/toys/${soldOutToy().toyId}`);
  await expect(page.getByRole('main')).toContainText('Out of stock');
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
});

for (const id of ['999', 'bear', '01', '1%20', '%E2%9C%A8']) {
  test(`the unknown id ${id} is 'Toy not found', with a way on`, async ({ page }) => {
    await page.goto(`/toys/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Toy not found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'All Toy' }).click();
    await expect(page).toHaveURL('/alltoy');
  });
}

test("'Loading......' shows while the catalogue is on its way", async ({ page }) => {
  const resume = await pauseRequests(page, '**/toy.json');
  await page.goto('/toys/1');
  await expect(page.getByText('Loading......', { exact: true })).toBeVisible();
  resume();
  await expect(page.getByRole('heading', { level: 1, name: toyAt(0).toyName })).toBeVisible();
});
