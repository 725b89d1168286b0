import type { Page } from '@playwright/test';
import { toyAt } from './catalogue.ts';
import { expect, signIn, test, untilLive } from './fixtures.ts';
import { pauseRequests } from './pauseRequests.ts';

// Pages that are opened again, twice, or at one of their places.

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

test('opened anew, a page begins at its top', async ({ page }) => {
  await page.goto('/alltoy');
  await expect(page.getByRole('article')).toHaveCount(48);
  await page.getByRole('article').nth(20).scrollIntoViewIfNeeded();
  await page.goto('/home');
  await page.goto('/alltoy');
  await expect(page.getByRole('article')).toHaveCount(48);
  expect(await scrollPosition(page)).toBe(0);
});

test('a link that is pressed twice is followed once', async ({ page }) => {
  const resume = await pauseRequests(page, '**/assets/Register-*.js');
  await page.goto('/home');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).dblclick();
  resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
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
    await untilLive(page);
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

for (const [what, focusElsewhere] of [
  ['the heading that had the focus while it was not known who is there hands it on', false],
  ['focus that was elsewhere while it was not known who is there stays', true],
] as const) {
  test(what, async ({ page }) => {
    await signIn(page, 'shopper@toystore.example');
    const resume = await pauseRequests(page, '**/accounts:lookup*');
    await page.goto('/alltoy');
    await expect(page.getByRole('article')).toHaveCount(48);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('main')).toContainText('Loading...');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });
    if (focusElsewhere) await home.focus();
    resume();
    await expect(heading).toHaveText(toyAt(0).toyName);
    await expect(focusElsewhere ? home : heading).toBeFocused();
  });
}

test('an e-mail that is sent before a session is restored does not end it', async ({ page }) => {
  await signIn(page, 'shopper@toystore.example');
  const resume = await pauseRequests(page, '**/accounts:lookup*');
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('shopper@toystore.example');
  await page.getByRole('button', { name: 'Forget Password?' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  resume();
  await page.goto('/home');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
});
