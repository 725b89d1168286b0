import { dollars, soldOutToy, toyAt, toys } from './catalogue.ts';
import { finderOf, SHOPPER } from './filters/filters.ts';
import { expect, signIn, test } from './fixtures.ts';

// Specification, section 2 (All toys).

test('shows all toys and their count, in catalogue order, each with what a shopper needs @cross-browser @core', async ({
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

  await test.step('offers a visitor neither a cart nor saving', async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cart, / })).toHaveCount(0);
    await expect(finderOf(page).choice('In stock only')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0);
    await expect(finderOf(page).choice('Saved only')).toHaveCount(0);
  });
});

test('loads the search when it is used, finds toys despite a typo, and never filters by it @cross-browser @core', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/alltoy');
  const search = page.getByRole('combobox', { name: 'Search App' });

  await test.step('loads no code of the search until a visitor uses it', async () => {
    await expect(finderOf(page).sort).toBeVisible();
    const codeOfSearch = () => requests.filter((url) => /toyIndex/.test(url));
    expect(codeOfSearch()).toEqual([]);
    await search.focus();
    await expect.poll(codeOfSearch).toHaveLength(1);
  });

  await test.step('finds a toy despite a typo, and scrolls to it', async () => {
    const options = page.getByRole('listbox').getByRole('option');
    await search.fill('castel');
    await expect(options).toHaveText([/^Rosepeak Castle Playset/]);
    await search.press('ArrowDown');
    await search.press('Enter');
    const link = page.getByRole('link', { name: 'View More: Rosepeak Castle Playset' });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await expect(page.getByRole('article')).toHaveCount(48);
  });

  await test.step('never filters: Enter stays on the page', async () => {
    await search.fill('no such toy');
    await expect(page.getByText('No toys match')).toBeVisible();
    await search.press('Enter');
    await expect(page).toHaveURL('/alltoy');
    await expect(page.getByText('48 Toy Found')).toBeVisible();
  });
});

// Specification, section 2 (Toy detail). Its states and unusual toys have stories.
test("shows everything about a toy, and 'Toy not found' for an unknown id, with links to other pages @cross-browser @core", async ({
  page,
}) => {
  await signIn(page, SHOPPER);
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

  await page.goto('/toys/%E2%9C%A8');
  await expect(page.getByRole('heading', { level: 1, name: 'Toy not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All Toy' }).click();
  await expect(page).toHaveURL('/alltoy');
});
