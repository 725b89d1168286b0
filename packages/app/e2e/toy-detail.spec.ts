import { dollars, toyAt } from './catalogue.ts';
import { expect, signIn, test } from './fixtures.ts';

// Specification, section 2 (Toy detail). Its states and unusual toys have stories.

test.beforeEach(({ page }) => signIn(page, 'shopper@toystore.example'));

test('shows everything about the toy @cross-browser @core', async ({ page }) => {
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

test("shows 'Toy not found' for an unknown id, with links to other pages @core", async ({
  page,
}) => {
  await page.goto('/toys/%E2%9C%A8');
  await expect(page.getByRole('heading', { level: 1, name: 'Toy not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All Toy' }).click();
  await expect(page).toHaveURL('/alltoy');
});
