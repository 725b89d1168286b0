import type { Page } from '@playwright/test';
import { toyAt } from './catalogue.ts';
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

  test('shows no loading message', async ({ page }) => {
    for (const path of ['/', '/alltoy']) {
      await page.goto(path);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
    }
  });

  test('opens the address of a toy at its card', async ({ page }) => {
    const card = page.getByRole('article').nth(11);
    await page.goto('/alltoy');
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
  test('hydrates prerendered pages without a mismatch, in either theme', async ({ page }) => {
    const chunks = chunksOf(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { firstHeading: document.querySelector('h1') });
      });
    });
    for (const { path, heading, colorScheme } of looks) {
      await test.step(`${path}, ${colorScheme}`, async () => {
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
    }
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

test.describe(() => {
  test.use({ expectedErrors: /status of 404 .*\/nowhere\)$/ });

  test('loads a screen when its link is hovered', async ({ page }) => {
    const chunks = chunksOf(page);
    await page.goto('/nowhere');
    await waitForHydration(page);
    await waitForIdle(page);
    expect(chunks).not.toContain('Register');
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).hover();
    await expect.poll(() => chunks).toContain('Register');
  });
});
test('opens a toy before the whole catalogue has loaded', async ({ page }) => {
  const resume = await pauseRequests(page, '**/toy.json');
  await page.goto('/');
  const slider = page.getByRole('region', { name: 'Featured toys' });
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expect(slider.getByText('2 of 48', { exact: true })).toBeVisible();
  resume();
  await expect(page.getByText('Loading toys...')).toHaveCount(0);
  await expect(slider.getByText('2 of 48', { exact: true })).toBeVisible();
});
