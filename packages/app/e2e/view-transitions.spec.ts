import type { Page } from '@playwright/test';
import { expect, MOTION, signIn, test, waitForHydration } from './fixtures.ts';

/** Records, for each view transition, what moves and how long. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      moves.push('a transition');
      const transition = start(update);
      const record = () => {
        for (const { effect } of document.getAnimations()) {
          if (!(effect instanceof KeyframeEffect)) continue;
          if (effect.pseudoElement !== '::view-transition-group(toy-picture)') continue;
          moves.push(`${effect.pseudoElement} ${effect.getTiming().duration} ms`);
        }
      };
      transition.ready.then(record, () => moves.push('aborted'));
      return transition;
    };
  });
  return (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'moves'));
}

test.describe('a card’s picture', () => {
  test.describe(() => {
    test.use(MOTION);

    test('moves to its toy’s page', async ({ page }) => {
      const moves = await watchTransitions(page);
      await signIn(page, 'shopper@toystore.example');
      await page.goto('/alltoy');
      await waitForHydration(page);
      const card = page.getByRole('article').nth(5);
      const name = await card.getByRole('heading').innerText();
      await card.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect
        .poll(moves)
        .toEqual(['a transition', '::view-transition-group(toy-picture) 250 ms']);
    });
  });

  test('appears without a movement when reduced motion is preferred', async ({ page }) => {
    const moves = await watchTransitions(page);
    await signIn(page, 'shopper@toystore.example');
    await page.goto('/alltoy');
    await waitForHydration(page);
    await page.getByRole('article').nth(5).getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    expect((await moves()).filter((move) => !/ 0 ms$/.test(move))).toEqual(['a transition']);
  });
});
