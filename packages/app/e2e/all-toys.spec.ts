import { dollars, soldOutToy, toyAt, toys } from './catalogue.ts';
import { expect, test } from './fixtures.ts';

// Specification, section 2 (All toys).

test('shows all toys and their count, in catalogue order, each with what a shopper needs @cross-browser', async ({
  page,
}) => {
  await page.goto('/alltoy');
  await expect(page.getByText('48 Toy Found')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(
    toys.map((toy) => toy.toyName),
  );

  const toy = toyAt(0);
  const card = page.getByRole('article').filter({ hasText: toy.toyName });
  await expect(card.locator('img')).toBeVisible();
  await expect(card).toContainText(`Rating: ${toy.rating}`);
  await expect(card).toContainText(`Quantity: ${toy.availableQuantity}`);
  await expect(card).toContainText(`Price: ${dollars(toy.price)}`);
  await expect(card.getByRole('link', { name: /View More/ })).toHaveAttribute('href', '/toys/1');

  const soldOut = page.getByRole('article').filter({ hasText: soldOutToy().toyName });
  await expect(soldOut).toContainText('Out of stock');
  await expect(soldOut).toContainText('Quantity: 0');
});

test('never filters by the search: Enter stays on the page, and a chosen toy is scrolled to and focused @cross-browser', async ({
  page,
}) => {
  await page.goto('/alltoy');
  const search = page.getByPlaceholder('Search App...');
  await search.fill('no such toy');
  await expect(page.getByText('No toys match')).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL('/alltoy');
  await expect(search).toHaveValue('no such toy');

  await search.fill('rosepeak');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await expect(page.getByText('48 Toy Found')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(48);
  await search.press('ArrowDown');
  await search.press('Enter');
  const link = page.getByRole('link', { name: 'View More: Rosepeak Castle Playset' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await expect(page.getByRole('article')).toHaveCount(48);
});
