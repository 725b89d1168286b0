import type { Page } from '@playwright/test';
import { manyToys } from './catalogue.ts';
import { expect, MOTION, test } from './fixtures.ts';

// A catalogue of 10,000 toys: only the cards near the viewport are in the document. ToyGrid's stories cover most of it;
// all but one of these tests are @long.

test.use(MOTION);

const COUNT = 10_000;
const body = JSON.stringify(manyToys(COUNT));

test.beforeEach(({ page }) =>
  page.route('**/toy.json', (route) => route.fulfill({ body, contentType: 'application/json' })),
);

const openAllToys = async (page: Page) => {
  await page.goto('/alltoy');
  await expect(page.getByText(`${COUNT} Toy Found`)).toBeVisible();
};

const cardOf = (page: Page, toyId: number) => page.locator(`[data-toy-id="${toyId}"]`);

const countElements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Finds the toy whose card is in the middle of the viewport, and the card's position. */
const toyInTheMiddle = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('main li[data-toy-id]')];
    const middle = cards.find((card) => card.getBoundingClientRect().bottom > innerHeight / 2);
    return {
      id: middle?.dataset.toyId,
      top: Math.round(middle?.getBoundingClientRect().top ?? Number.NaN),
    };
  });

/**
 * Scrolls down by whole screens, and checks in each frame that only cards are between the top of the viewport and the
 * end of the list. Runs in the page.
 * @returns the moments when it found something else
 */
async function lookForHoles(screens: number): Promise<string[]> {
  const isFilled = () =>
    [0.2, 0.5, 0.8].every((part) => {
      const { x, width } = document.querySelector('main ul')?.getBoundingClientRect() ?? {
        x: 0,
        width: 0,
      };
      // A gap between two rows is not a hole: there is a card a little further down.
      return [0, 40].some((more) =>
        document
          .elementFromPoint(x + width * 0.1, innerHeight * part + more)
          ?.closest('[data-toy-id]'),
      );
    });
  if (screens === 0) return isFilled() ? [] : ['now'];
  const holes: string[] = [];
  for (let screen = 1; screen <= screens; screen++) {
    scrollBy({ top: innerHeight, behavior: 'instant' });
    for (const frame of [1, 2]) {
      await new Promise(requestAnimationFrame);
      if (!isFilled()) holes.push(`screen ${screen}, frame ${frame}`);
    }
  }
  return holes;
}

const isFilled = async (page: Page) => (await page.evaluate(lookForHoles, 0)).length === 0;

const LONG = { tag: '@long' };

for (const { maxElements, ...size } of [
  { width: 412, height: 823, maxElements: 800 },
  { width: 1440, height: 900, maxElements: 1100 }, // more cards, and the filters next to them
]) {
  const isWide = size.width > 1000;
  test.describe(`in a window of ${size.width} x ${size.height}`, () => {
    test.use({ viewport: size });

    test(
      'keeps few elements in the document and shows no holes, at any scroll position',
      isWide ? LONG : {},
      async ({ page }) => {
        await openAllToys(page);
        await expect(cardOf(page, 1)).toBeInViewport();
        expect(await countElements(page)).toBeLessThanOrEqual(maxElements);
        expect(await page.evaluate(lookForHoles, 20)).toEqual([]);
        expect(await countElements(page)).toBeLessThanOrEqual(maxElements);
        await expect.poll(() => isFilled(page)).toBe(true);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight * 0.63));
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await expect.poll(() => isFilled(page)).toBe(true);
        expect(await countElements(page)).toBeLessThanOrEqual(maxElements);
      },
    );
  });
}

test('shows the same card at the same position after Back', LONG, async ({ page }) => {
  await openAllToys(page);
  await page.evaluate(() => scrollTo(0, 400_000));
  expect(await page.evaluate(lookForHoles, 6)).toEqual([]);
  const left = await toyInTheMiddle(page);
  expect(left.id).toBeDefined();
  await page.evaluate(
    (id) => document.querySelector<HTMLElement>(`[data-toy-id="${id}"] a`)?.click(), // without scrolling to it
    left.id,
  );
  // A toy's page needs an account.
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => toyInTheMiddle(page)).toEqual(left);
  await expect.poll(() => isFilled(page)).toBe(true);
});

for (const { width, what } of [{ width: 412, what: 'and its columns' }]) {
  test(
    `keeps the cards in view when the window's width changes, ${what}`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openAllToys(page);
      await page.evaluate(() => scrollTo(0, 300_000));
      await expect.poll(() => isFilled(page)).toBe(true);
      const { id } = await toyInTheMiddle(page);
      await page.setViewportSize({ width, height: 900 });
      await expect(cardOf(page, Number(id))).toBeInViewport();
      await expect.poll(() => isFilled(page)).toBe(true);
    },
  );
}

for (const { anchoring, where } of [
  { anchoring: 'auto', where: 'by the browser' },
  { anchoring: 'none', where: 'by the grid, in a browser that does not' },
]) {
  test(
    `moves nothing in view when rows above change their heights: scrolled to ${where}`,
    LONG,
    async ({ page }) => {
      await openAllToys(page);
      await page.evaluate((value) => {
        document.documentElement.style.overflowAnchor = value;
        scrollTo(0, 500_000);
      }, anchoring);
      await expect.poll(() => isFilled(page)).toBe(true);
      const jumps = await page.evaluate(async () => {
        const tops = () =>
          new Map(
            [...document.querySelectorAll<HTMLElement>('main li[data-toy-id]')].map((card) => [
              card.dataset.toyId,
              card.getBoundingClientRect().top,
            ]),
          );
        const found: number[] = [];
        for (let frame = 0; frame < 150; frame++) {
          const before = tops();
          scrollBy({ top: -30, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          const after = [...tops()].find(([id, top]) => before.has(id) && top > 0);
          if (after) found.push(after[1] - (before.get(after[0]) ?? 0));
        }
        return found.filter((by) => Math.abs(by - 30) > 1);
      });
      expect(jumps).toEqual([]);
    },
  );
}
