import type { Page } from '@playwright/test';
import { toyAt } from './catalogue.ts';
import { expect, MOTION, test, waitForHydration } from './fixtures.ts';
import { pauseRequests } from './pauseRequests.ts';

// Where a page is scrolled to when it is opened, left, reloaded and come back to. Of 10,000 toys: many-toys.spec.ts.

test.use(MOTION);

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

test('Back, Forward, a reload and the way back from another site lead to where each screen was scrolled to, a link to its top @cross-browser', async ({
  page,
}) => {
  await page.goto('/alltoy');
  await expect(page.getByRole('article')).toHaveCount(48);
  await page.getByRole('article').nth(40).scrollIntoViewIfNeeded();
  const amongToys = await scrollPosition(page);
  expect(amongToys, 'beyond what the page is prerendered with').toBeGreaterThan(3000);

  await page.getByRole('contentinfo').getByRole('link', { name: 'ToyStore' }).focus();
  await page.evaluate((top) => window.scrollTo(0, top), amongToys); // focus scrolled to the footer
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Home | ToyStore');
  expect(await scrollPosition(page)).toBe(0);
  await page.getByRole('heading', { name: 'Most Top Product' }).scrollIntoViewIfNeeded();
  const atHome = await scrollPosition(page);
  expect(atHome).toBeGreaterThan(200);

  await page.goBack();
  await expect(page).toHaveTitle('All Toys | ToyStore');
  await expect.poll(() => scrollPosition(page)).toBe(amongToys);
  await page.goForward();
  await expect(page).toHaveTitle('Home | ToyStore');
  await expect.poll(() => scrollPosition(page)).toBe(atHome);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(atHome);

  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(amongToys);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(amongToys);
  await page.goto('about:blank');
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(amongToys);
  await page.goto('/home');
  await page.goto('/alltoy'); // opened anew
  await expect(page.getByRole('article')).toHaveCount(48);
  expect(await scrollPosition(page)).toBe(0);
});

test('Back to a page that waits for its toys leads to where it was left once they have come', async ({
  page,
}) => {
  await page.goto('/alltoy');
  await page.getByRole('article').nth(40).scrollIntoViewIfNeeded();
  const amongToys = await scrollPosition(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'ToyStore' }).focus();
  await page.evaluate((top) => window.scrollTo(0, top), amongToys); // focus scrolled to the footer
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Home | ToyStore');

  const resume = await pauseRequests(page, '**/toy.json');
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(12);
  resume();
  await expect(page.getByRole('article')).toHaveCount(48);
  await expect.poll(() => scrollPosition(page)).toBe(amongToys);
});

test('where a page was read to stays while the next one is on its way', async ({ page }) => {
  const resume = await pauseRequests(page, '**/assets/AllToys-*.js');
  await page.goto('/home');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  const allToy = page.getByRole('main').getByRole('link', { name: 'All Toy' });
  await allToy.scrollIntoViewIfNeeded();
  const left = await scrollPosition(page);
  expect(left).toBeGreaterThan(300);
  await allToy.click();
  await expect(page).toHaveURL('/home');
  expect(await scrollPosition(page)).toBe(left);
  resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Our All Toys' })).toBeVisible();
  expect(await scrollPosition(page)).toBe(0);
});

test.describe('an address with a toy’s number', () => {
  test('leads to the toy once: Back and a reload lead to where the page was left', async ({
    page,
  }) => {
    await page.goto('/home');
    await waitForHydration(page);
    const category = page.getByRole('region', { name: 'Top by Category' }).getByRole('link').nth(5);
    await category.click();
    await expect(page).toHaveURL(`/alltoy#${toyAt(5).toyId}`);
    const card = page.getByRole('link', { name: `View More: ${toyAt(5).toyName}` });
    await expect(card).toBeFocused();
    await page.getByRole('article').nth(30).scrollIntoViewIfNeeded();
    const left = await scrollPosition(page);
    expect(left).toBeGreaterThan(1500);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('footer a')?.focus({ preventScroll: true }),
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Home | ToyStore');
    await page.goBack();
    await expect(page).toHaveTitle('All Toys | ToyStore');
    await expect.poll(() => scrollPosition(page)).toBe(left);
    await page.reload();
    await expect.poll(() => scrollPosition(page)).toBe(left);
    await expect(page.getByRole('article')).toHaveCount(48);
    await expect.poll(() => scrollPosition(page)).toBe(left);
  });

  test('takes nobody away from what they are typing', async ({ page }) => {
    const resume = await pauseRequests(page, '**/toy.json');
    await page.goto('/alltoy#40');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    const search = page.getByRole('combobox', { name: 'Search App' });
    await search.click();
    resume();
    await expect(page.getByRole('article')).toHaveCount(48);
    await expect(search).toBeFocused();
  });
});
