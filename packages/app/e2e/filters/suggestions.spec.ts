import { toyAt, toys } from '../catalogue.ts';
import { expect, test } from '../fixtures.ts';
import { expectToys, finderOf, namesWhere } from './filters.ts';

// Suggestions of the fuzzy search, and how choosing one changes filters.

test('removes the filters that hide a chosen toy, shows a message, and scrolls to the toy @core', async ({
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
