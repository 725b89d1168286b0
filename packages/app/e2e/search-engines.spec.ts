import type { Page } from '@playwright/test';
import { dollars, toys } from './catalogue.ts';
import { expect, test } from './fixtures.ts';
import { screens } from './screens.ts';

// What pages say of themselves to search engines and to whoever shares them.

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`);
const canonical = (page: Page) => page.locator('link[rel="canonical"]');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title, canonical: listed, prerendered, status } of screens) {
    const isShared = prerendered && status === undefined;
    test.describe(() => {
      test.use({ expectedErrors: status && /status of 404/ });

      test(`${path} ${listed ? 'gives its address' : 'asks not to be listed'}${isShared ? ', with a description and a picture' : ''}`, async ({
        page,
        baseURL,
      }) => {
        await page.goto(path);
        if (listed === undefined) {
          await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex');
          await expect(canonical(page)).toHaveCount(0);
        } else {
          await expect(meta(page, 'robots')).toHaveCount(0);
          await expect(canonical(page)).toHaveAttribute('href', `${baseURL}${listed}`);
        }
        if (!isShared) return;
        await expect(page).toHaveTitle(`${title} | ToyStore`);
        await expect(page.locator('head > title')).toHaveCount(1);
        await expect(meta(page, 'description')).toHaveAttribute('content', /\w.{40,160}$/);
        await expect(meta(page, 'og:title')).toHaveAttribute('content', `${title} | ToyStore`);
        await expect(meta(page, 'og:image')).toHaveAttribute('content', `${baseURL}/og.jpg`);
      });
    });
  }

  for (const path of ['/', '/alltoy']) {
    test(`the prices on ${path} are the catalogue’s`, async ({ page }) => {
      await page.goto(path);
      const cards = page.getByRole('article');
      const shown = path === '/' ? 8 : 12;
      await expect(cards).toHaveCount(shown);
      for (const [index, { toyName, price }] of toys.slice(0, shown).entries()) {
        await expect(cards.nth(index)).toContainText(toyName);
        await expect(cards.nth(index)).toContainText(dollars(price));
      }
    });
  }
});

test('what a page says changes with the page', async ({ page, baseURL }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'All Toy', exact: true }).click();
  await expect(page).toHaveTitle('All Toys | ToyStore');
  await expect(canonical(page)).toHaveCount(1);
  await expect(canonical(page)).toHaveAttribute('href', `${baseURL}/alltoy`);
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveTitle('Register | ToyStore');
  await expect(canonical(page)).toHaveCount(0);
  await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex');
});

test('the sitemap lists the public pages, and robots.txt says where it is', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const urls = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const listed = new Set(screens.flatMap((screen) => screen.canonical ?? []));
  expect(urls).toEqual([...listed].map((path) => `${baseURL}${path}`));
  for (const url of urls) expect((await request.get(url ?? '')).status()).toBe(200);
  const picture = await request.get('/og.jpg');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});
