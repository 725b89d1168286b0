import type { Page } from '@playwright/test';
import { expect, MOTION, test, waitForHydration } from './fixtures.ts';
import { pauseRequests } from './pauseRequests.ts';
import { waitForIdle } from './waitForIdle.ts';

// Scroll positions of pages that are opened, left, reloaded and returned to. With 10,000 toys: ToyGridLong.stories.tsx.

test.use(MOTION);

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

test('restores each screen’s scroll position after Back, Forward, a reload and a return from another site; a link opens its top @cross-browser', async ({
  page,
}) => {
  await page.goto('/alltoy?sort=name'); // the prerendered toys are others
  await expect(page.getByRole('article')).toHaveCount(48);
  await page.getByRole('article').nth(40).scrollIntoViewIfNeeded();
  const amongToys = await scrollPosition(page);
  expect(amongToys, 'below the prerendered toys').toBeGreaterThan(3000);

  await page.getByRole('contentinfo').getByRole('link', { name: 'ToyStore' }).focus();
  await page.evaluate((top) => window.scrollTo(0, top), amongToys); // the focus has scrolled to the footer
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
  await expect(page.getByRole('article').nth(40)).toBeInViewport();
  await page.goto('about:blank');
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(amongToys);
  await page.goto('/home');
  await page.goto('/alltoy'); // opens the page again
  await expect(page.getByRole('article')).toHaveCount(48);
  expect(await scrollPosition(page)).toBe(0);
});

test('keeps a page’s scroll position while the next one is loading', async ({ page }) => {
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

test('does not move the focus away from a field that the user is typing in', async ({ page }) => {
  const resume = await pauseRequests(page, '**/toy.json');
  await page.goto('/alltoy#40');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Search App' });
  await search.click();
  resume();
  await expect(page.getByRole('article')).toHaveCount(48);
  await expect(search).toBeFocused();
});

test.describe('on a phone, whose first toys end above the scroll position', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const PLACE = 2600;
  const AMONG_FIRST_TOYS = 1500;
  const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
    'a reload': (page) => page.reload({ waitUntil: 'commit' }),
    'Back from a reloaded screen': async (page) => {
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('footer a')?.focus({ preventScroll: true }),
      );
      await page.keyboard.press('Enter');
      await expect(page).toHaveTitle('Home | ToyStore');
      await page.reload();
      await waitForHydration(page);
      await page.goBack();
    },
    'Back from another site': async (page) => {
      await page.goto('about:blank');
      await page.goBack({ waitUntil: 'commit' });
    },
  };

  test('restores it when the toys have loaded, with and without a toy’s number in the address', async ({
    page,
  }) => {
    for (const [address, ways] of [
      ['/alltoy', Object.entries(WAYS).slice(0, 1)],
      ['/alltoy#6', Object.entries(WAYS)],
    ] as const) {
      await page.goto('about:blank'); // a # alone would open no new page
      await page.goto(address);
      await expect(page.getByRole('article')).toHaveCount(48);
      await page.evaluate((top) => window.scrollTo(0, top), PLACE);
      await waitForIdle(page); // rows above that are measured now move the place
      const place = await scrollPosition(page);
      for (const [way, leaveAndReturn] of ways) {
        await test.step(`${address}, ${way}`, async () => {
          const resume = await pauseRequests(page, '**/toy.json');
          await leaveAndReturn(page);
          await waitForHydration(page);
          resume();
          await expect(page.getByRole('article')).toHaveCount(48);
          await waitForIdle(page);
          await expect.poll(() => scrollPosition(page)).toBe(place);
        });
      }
    }
  });

  test('leaves it to a user who scrolls before the code or the toys have loaded', async ({
    page,
  }) => {
    for (const late of ['**/assets/main-*.js', '**/toy.json']) {
      await test.step(late, async () => {
        await page.goto('/alltoy');
        await expect(page.getByRole('article')).toHaveCount(48);
        await page.evaluate((top) => window.scrollTo(0, top), PLACE);
        const resume = await pauseRequests(page, late);
        await page.reload({ waitUntil: 'commit' });
        if (late.endsWith('.json')) await waitForHydration(page);
        await expect.poll(() => scrollPosition(page)).toBeGreaterThan(AMONG_FIRST_TOYS);
        await page.mouse.move(180, 300);
        await page.mouse.wheel(0, -PLACE / 2);
        await expect.poll(() => scrollPosition(page)).toBeLessThan(AMONG_FIRST_TOYS);
        resume();
        await expect(page.getByRole('article')).toHaveCount(48);
        await waitForIdle(page);
        expect(await scrollPosition(page)).toBeLessThan(AMONG_FIRST_TOYS);
      });
    }
  });
});
