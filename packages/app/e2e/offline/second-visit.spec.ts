import { dollars, toyAt, toys } from '../catalogue.ts';
import { waitForHydration } from '../fixtures.ts';
import { beOnline } from '../offline.ts';
import { expect, notice, test, visit } from './offlineTest.ts';

// A visitor's second visit, without a network.

test('shows pages, filters and search without a network on the second visit, with the date of the prices; shows that the browser is back online, and replaces cached toys on the open page @core', async ({
  page,
  context,
  host,
}) => {
  await visit(page, '/');
  await context.setOffline(true);
  for (const [path, heading] of [
    ['/', 'ToyStore'],
    ['/login', 'Login'],
  ] as const) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(notice(page)).toContainText("You're offline.");
  }
  await expect(notice(page)).toContainText('Accounts need a network.');

  await page.goto('/alltoy?stock=1');
  const inStock = toys.filter(({ availableQuantity }) => availableQuantity > 0).length;
  await expect(page.getByText(`${inStock} Toy Found`)).toBeVisible();
  await expect(notice(page)).toHaveText(/Prices of \d+:\d\d\s[AP]M today\./);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
  const cheapest = toys
    .toSorted((a, b) => a.price - b.price)
    .find((toy) => toy.availableQuantity > 0);
  await expect(page.getByRole('article').first()).toContainText(dollars(cheapest?.price ?? 0));
  const search = page.getByPlaceholder('Search App...');
  await search.fill('telescop'); // the index of the search is a lazy chunk
  await expect(page.getByRole('option', { name: 'Backyard Stargazer Telescope' })).toBeVisible();

  await test.step('shows that the browser is back online, without moving the focus', async () => {
    await context.setOffline(false);
    await expect(async () => {
      await beOnline(page); // Playwright sets the worker online later than the page
      await expect(notice(page)).toHaveText("You're back online.", { timeout: 2000 });
    }).toPass();
    await expect(search).toBeFocused();
  });

  await test.step('replaces cached toys by those of the network, on the open page', async () => {
    const bear = toyAt(0);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    host.answer('/toy.json', async (_, response) => {
      await answered;
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(toys.map((toy) => (toy === bear ? { ...toy, price: 40 } : toy))));
    });
    await page.goto('/alltoy');
    const card = page.getByRole('article').filter({ hasText: bear.toyName });
    await expect(page.getByRole('article')).toHaveCount(48); // from the cache: 12 are prerendered
    await expect(card).toContainText(dollars(bear.price));
    await page.evaluate(() => window.scrollTo(0, 700));
    answer();
    await expect(card).toContainText('$40.00');
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
    await expect(notice(page)).toHaveCount(0);
  });
});
