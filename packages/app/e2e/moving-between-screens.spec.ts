import type { Page } from '@playwright/test';
import { expect, signIn, test, untilLive } from './fixtures.ts';

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
});

/** Gathers, for each view transition, what moves from one screen to the next, and for how long. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      moves.push('a transition');
      const transition = start(update);
      transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          if (!(effect instanceof KeyframeEffect)) continue;
          if (effect.pseudoElement !== '::view-transition-group(toy-picture)') continue;
          moves.push(`${effect.pseudoElement} ${effect.getTiming().duration} ms`);
        }
      });
      return transition;
    };
  });
  return (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'moves'));
}

test.describe('a card’s picture', () => {
  test('is carried over to its toy’s page', async ({ page }) => {
    const moves = await watchTransitions(page);
    await signIn(page, 'shopper@toystore.example');
    await page.goto('/alltoy');
    await untilLive(page);
    const card = page.getByRole('article').nth(5);
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect
      .poll(moves)
      .toEqual(['a transition', '::view-transition-group(toy-picture) 250 ms']);
  });

  test.describe('where less motion is welcome', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('is simply there', async ({ page }) => {
      const moves = await watchTransitions(page);
      await signIn(page, 'shopper@toystore.example');
      await page.goto('/alltoy');
      await untilLive(page);
      await page.getByRole('article').nth(5).getByRole('link').click();
      await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
      expect((await moves()).filter((move) => !/ 0 ms$/.test(move))).toEqual(['a transition']);
    });
  });
});
