import type { Page } from '@playwright/test';
import { toyAt, toys } from './catalogue.ts';
import { finderOf } from './filters/filters.ts';
import { expect, signIn, test, waitForHydration } from './fixtures.ts';
import { pauseRequests } from './pauseRequests.ts';
import { screens } from './screens.ts';
import { waitForIdle } from './waitForIdle.ts';

// Hydration of prerendered pages. Their content before any code runs: test/built/prerendered.test.ts.

const pages = screens.filter(({ prerendered }) => prerendered);

/** Returns the names of the chunks that a page requests; later ones are appended. */
function chunksOf(page: Page): string[] {
  const chunks: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) chunks.push(name);
  });
  return chunks;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows no loading message, follows links, and opens the address of a toy at its card', async ({
    page,
  }) => {
    const seeToys = async () => {
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
    };
    await page.goto('/');
    await seeToys();
    await page.getByRole('link', { name: 'All Toy', exact: true }).click();
    await expect(page.getByText('48 Toy Found')).toBeVisible();
    await seeToys();
    const card = page.getByRole('article').nth(11);
    await expect(card).not.toBeInViewport();
    await page.goto(`/alltoy#${toyAt(11).toyId}`);
    await expect(card.getByRole('heading', { name: toyAt(11).toyName })).toBeInViewport();
  });
});

const looks = [
  ...pages.map((screen) => ({ ...screen, colorScheme: 'light' as const })),
  ...pages.slice(0, 1).map((screen) => ({ ...screen, colorScheme: 'dark' as const })),
];

test.describe(() => {
  test.use({ expectedErrors: /status of 404/ });

  // React logs a mismatch as an error, which fails an e2e test.
  test('hydrates prerendered pages without a mismatch, in either theme and forty days later, and loads a screen when its link is hovered', async ({
    page,
  }) => {
    const chunks = chunksOf(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { firstHeading: document.querySelector('h1') });
      });
    });
    for (const { path, heading, colorScheme } of looks) {
      await test.step(`${path}, ${colorScheme}`, async () => {
        chunks.length = 0;
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await waitForHydration(page);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
        const isSame = await page.evaluate(
          () => Reflect.get(window, 'firstHeading') === document.querySelector('h1'),
        );
        expect(isSame, 'the prerendered page itself is hydrated').toBe(true);
      });
      // Pages with account forms load the provider's SDK once they have rendered.
      if (path === '/login') await expect.poll(() => chunks).toContain('accountService');
      if (path !== '/nowhere') continue;
      await waitForIdle(page);
      expect(chunks).not.toContain('Register');
      await page.getByRole('banner').getByRole('link', { name: 'Register' }).hover();
      await expect.poll(() => chunks).toContain('Register');
    }

    // The pages were prerendered when toys were new.
    const newest = Math.max(...toys.map(({ addedAt }) => Date.parse(addedAt ?? '') || 0));
    await page.clock.setFixedTime(newest + 40 * 24 * 60 * 60 * 1000);
    for (const path of ['/', '/alltoy', '/alltoy?new=1']) {
      await page.goto(path);
      await waitForHydration(page);
    }
    await expect(finderOf(page).choice('New only')).toHaveAccessibleDescription('0 toys');
    await expect(finderOf(page).count).toHaveText('0 Toy Found');
  });
});

test('normalizes the URL of a page, and hydrates it', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 800 }); // with a menu
  for (const address of ['//home?from=mail#main', '/%68ome?from=mail#main']) {
    await page.goto(`${baseURL}${address}`);
    await expect(page).toHaveURL('/home?from=mail#main');
    await expect(page).toHaveTitle('Home | ToyStore');
    await expect(page.locator('title')).toHaveCount(1);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Home' })).toBeVisible();
  }
});

test('never shows a signed-in shopper as a visitor while a page is reloaded', async ({ page }) => {
  await signIn(page, 'shopper@toystore.example');
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('header a')) {
        if (textContent) shown.add(textContent); // empty while the parser is at its start tag
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  const resume = await pauseRequests(page, '**/accounts:lookup*');
  const asked = page.waitForRequest('**/accounts:lookup*'); // sent by code that loads long after hydration
  await page.goto('/home');
  await asked;
  resume();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  const shown = await page.evaluate((): string[] => [...Reflect.get(window, 'shown')]);
  expect(shown.sort()).toEqual(['Home', 'My Profile', 'ToyStore']);
});
