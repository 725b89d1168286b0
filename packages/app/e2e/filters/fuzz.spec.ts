import { array, constantFrom, oneof, sample, string, tuple } from 'fast-check';
import { expect, test } from '../fixtures.ts';
import { finderOf } from './filters.ts';

// Invalid and unexpected queries in the URL.

const names = constantFrom('sort', 'min', 'max', 'rating', 'stock', 'seller', 'saved', 'x', '');
const values = oneof(
  string({ unit: 'binary-ascii' }),
  constantFrom('price-asc', 'name', '1', '0', '4.5', '-1', '1e9', 'NaN', '20', '%', '__proto__'),
  constantFrom('Marigold Yard', 'Pinwheel & Pine', 'Unknown', '<script>', '\u202e', '🧸'),
);
const query = array(tuple(names, values), { maxLength: 8 });
const search = oneof(
  query.map((pairs) => `?${new URLSearchParams(pairs)}`),
  query.map((pairs) => `?${pairs.map((pair) => pair.join('=').replace(/#/g, '')).join('&')}`),
);

test('never fails or shows a blank page for any of 500 arbitrary queries', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/alltoy');
  await expect(finderOf(page).sort).toBeVisible();
  const blank = await page.evaluate(
    async ({ searches, frames }) => {
      const found: string[] = [];
      const read = () => {
        const main = document.querySelector('main');
        const count = Number(/(\d+) Toy Found/.exec(main?.textContent ?? '')?.[1]);
        const cards = main?.querySelectorAll('article').length;
        const isEmpty = main?.textContent?.includes('No toys match these filters.');
        return { isRight: count === cards && isEmpty === (cards === 0), count, cards };
      };
      for (const each of searches) {
        history.pushState(null, '', each);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
        let last: ReturnType<typeof read> | undefined;
        // A grid renders its cards over several frames.
        for (let frame = 0; frame < frames && !last?.isRight; frame += 1) {
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          last = read();
        }
        if (!last?.isRight) found.push(`${each}: ${last?.count}, ${last?.cards}`);
      }
      return found;
    },
    { searches: sample(search, { numRuns: 500, seed: 20260 }), frames: 60 },
  );
  expect(blank).toEqual([]);
  await expect(page.getByRole('heading', { level: 1, name: 'Our All Toys' })).toBeVisible();
});
