import type { Page } from '@playwright/test';
import { toyAt, toys } from '../catalogue.ts';
import { expect, test } from '../fixtures.ts';
import { expectToys, finderOf, namesWhere } from './filters.ts';

// The URL is the state of sorting and filtering.

const everyName = namesWhere(() => true);

const historyLength = (page: Page) => page.evaluate(() => history.length);

test('shows the toys that the URL selects, at once and after a reload @cross-browser @core', async ({
  page,
}) => {
  await page.goto('/alltoy?sort=price-desc&min=20&max=40&rating=4&stock=1&seller=Marigold+Yard');
  const names = toys
    .filter(
      ({ price, rating, availableQuantity, sellerName }) =>
        price >= 20 &&
        price <= 40 &&
        rating >= 4 &&
        availableQuantity > 0 &&
        sellerName === 'Marigold Yard',
    )
    .toSorted((a, b) => b.price - a.price)
    .map(({ toyName }) => toyName);
  await expectToys(page, names);
  await page.reload();
  await expectToys(page, names);
  const { sort, lowest, highest, choice } = finderOf(page);
  await expect(sort).toHaveValue('price-desc');
  await expect(lowest).toHaveValue('20');
  await expect(highest).toHaveValue('40');
  await expect(choice('4 and up')).toBeChecked();
  await expect(choice('In stock only')).toBeChecked();
  await expect(choice('Marigold Yard')).toBeChecked();
});

test('adds one history entry for each change, which Back and Forward restore @core', async ({
  page,
}) => {
  await page.goto('/alltoy');
  const { sort, highest, choice } = finderOf(page);
  await expect(sort).toBeVisible();
  const before = await historyLength(page);
  await sort.selectOption('Name: A to Z');
  await highest.pressSequentially('25', { delay: 20 });
  await highest.press('Enter');
  await expect(page).toHaveURL('/alltoy?sort=name&max=25');
  await highest.press('Tab'); // leaves the field unchanged: adds no entry
  await choice('In stock only').check();
  await expect(page).toHaveURL('/alltoy?sort=name&max=25&stock=1');
  expect(await historyLength(page)).toBe(before + 3);
  const cheap = namesWhere(({ price }) => price <= 25).toSorted((a, b) => a.localeCompare(b, 'en'));
  await page.goBack();
  await expectToys(page, cheap);
  await expect(choice('In stock only')).not.toBeChecked();
  await page.goBack();
  await expect(highest).toHaveValue('');
  await page.goBack();
  await expectToys(page, everyName);
  await expect(sort).toHaveValue('featured');
  await page.goForward();
  await page.goForward();
  await expectToys(page, cheap);
});

test('scrolls to the start of the list after a change far down the page', async ({ page }) => {
  await page.goto('/alltoy');
  const { choice } = finderOf(page);
  await expect(page.getByRole('article')).toHaveCount(48); // until then the page is shorter
  await page.evaluate(() => scrollTo(0, 2500));
  await choice('Tin Thistle Co.').or(choice('Cloudberry Lane')).first().check();
  await expect(finderOf(page).names.first()).toBeInViewport();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500);
});

test('shows a linked toy that the filters hide, with a message @core', async ({ page }) => {
  const cheap = toyAt(toys.findIndex(({ price }) => price < 40));
  await page.goto(`/alltoy?sort=name&amp;min=40,#${cheap.toyId}).`); // as messengers take it
  await expect(page.getByText(`Filters removed to show ${cheap.toyName}: From $40`)).toBeVisible();
  await expect(page).toHaveURL('/alltoy?sort=name');
  await expect(page.getByRole('link', { name: `View More: ${cheap.toyName}` })).toBeFocused();
});

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
