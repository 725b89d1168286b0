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

test.use(MOTION);

test('moves a card’s picture to its toy’s page; without a movement when reduced motion is preferred', async ({
  page,
}) => {
  const moves = await watchTransitions(page);
  await signIn(page, 'shopper@toystore.example');
  const openToy = async () => {
    await page.goto('/alltoy');
    await waitForHydration(page);
    await page.getByRole('article').nth(5).getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  };
  await openToy();
  const group = '::view-transition-group(toy-picture)';
  await expect.poll(moves).toEqual(['a transition', `${group} 250 ms`]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openToy();
  expect((await moves()).filter((move) => !/ 0 ms$/.test(move))).toEqual(['a transition']);
});
