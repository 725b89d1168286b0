import { toyAt, toys } from '../catalogue.ts';
import { expect, test } from '../fixtures.ts';
import { expectToys, finderOf, namesWhere } from './filters.ts';

// Suggestions of the fuzzy search, and how choosing one changes filters.

test('finds a toy despite a typo and the toys of a seller, and opens a toy', async ({ page }) => {
  await page.goto('/alltoy');
  const search = page.getByRole('combobox', { name: 'Search App' });
  const options = page.getByRole('listbox').getByRole('option');
  await search.fill('tin thistle');
  await expect(options).toHaveCount(3);
  for (const name of namesWhere(({ sellerName }) => sellerName === 'Tin Thistle Co.')) {
    await expect(page.getByRole('listbox').getByRole('option', { name })).toBeVisible();
  }

  await search.fill('castel');
  await expect(options).toHaveText([/^Rosepeak Castle Playset/]);
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(
    page.getByRole('link', { name: 'View More: Rosepeak Castle Playset' }),
  ).toBeFocused();
  await expect(page.getByText('48 Toy Found')).toBeVisible();
});

test('loads no code of the search until a visitor uses it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/alltoy');
  await expect(finderOf(page).sort).toBeVisible();
  const search = () => requests.filter((url) => /toyIndex/.test(url));
  expect(search()).toEqual([]);
  await page.getByRole('combobox', { name: 'Search App' }).focus();
  await expect.poll(search).toHaveLength(1);
});

test('removes the filters that hide a chosen toy, shows a message, and scrolls to the toy', async ({
  page,
}) => {
  const toy = toyAt(0);
  const seller = toys.find(({ sellerName }) => sellerName !== toy.sellerName)?.sellerName ?? '';
  await page.goto(`/alltoy?sort=name&rating=3.5&seller=${encodeURIComponent(seller)}&max=15`);
  await expect(finderOf(page).save(toy.toyName)).toHaveCount(0);
  const search = page.getByRole('combobox', { name: 'Search App' });
  await search.fill(toy.toyName);
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(page).toHaveURL('/alltoy?sort=name&rating=3.5');
  await expect(
    page.getByText(`Filters removed to show ${toy.toyName}: Up to $15, ${seller}`),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: `View More: ${toy.toyName}` })).toBeFocused();
  await expect(page.getByRole('link', { name: `View More: ${toy.toyName}` })).toBeInViewport();
  await expectToys(
    page,
    namesWhere(({ rating }) => rating >= 3.5).toSorted((a, b) => a.localeCompare(b, 'en')),
  );
});
