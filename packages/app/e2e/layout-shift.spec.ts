import type { Page } from '@playwright/test';
import { toys } from './catalogue.ts';
import { finderOf, namesWhere } from './filters/filters.ts';
import { expect, test, waitForHydration } from './fixtures.ts';
import { pauseRequests } from './pauseRequests.ts';
import { signIn } from './signIn.ts';
import { SLIDE_DELAY } from './slideDelay.ts';
import { waitForIdle } from './waitForIdle.ts';

// docs/performance.md: a page's cumulative layout shift is at most 0.01, including the moving slider.

const TURNS = 4;
const CLS_GOAL = 0.01;

interface Shift {
  value: number;
  /** What moved, from where to where; an empty 0 by 0 place if it was out of view. */
  sources: string[];
}

/** Observes, in a page, the layout shifts from now on. */
function observeShifts() {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${[x, y].map(Math.round)} (${[width, height].map(Math.round).join(' × ')})`;
  new PerformanceObserver((list) => {
    // TypeScript's DOM types lack this kind of entry.
    for (const entry of list.getEntries() as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      shifts.push({
        value: entry.value,
        sources: entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} “${node?.textContent}”: ${place(previousRect)} → ${place(currentRect)}`,
        ),
      });
    }
  }).observe({ type: 'layout-shift' });
}

/**
 * Records the layout shifts of the pages that are opened from now on. They have no fonts of the shop: on a busy machine these
 * arrive after the first paint, also from a cache.
 */
async function recordShifts(page: Page) {
  await page.addInitScript(observeShifts);
  await page.route('**/*.woff2', (route) => route.abort());
}

/** Expects the layout shifts so far to be within the goal; names what moved if they are not. */
async function expectFewShifts(page: Page) {
  const shifts = await page.evaluate((): Shift[] => Reflect.get(window, 'shifts'));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(CLS_GOAL);
}

/** An entry of type `layout-shift`, which TypeScript lacks. */
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1000, 800],
  [1280, 800],
  [1440, 900],
] as const) {
  test(
    `rotates the slider without a layout shift at ${width} by ${height} px`,
    width === 1280 ? {} : { tag: '@long' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width, height });
      await page.clock.install();
      await page.goto('/home');
      await waitForHydration(page);
      await page.evaluate(() => document.fonts.ready); // on a busy machine they arrive after the first paint
      await page.evaluate(observeShifts);
      const slider = page.getByRole('region', { name: 'Featured toys' });
      const position = slider.getByText(/^\d+ of 48$/);
      await expect(async () => {
        await page.clock.runFor(500); // Swiper loads when the page is idle
        await expect(slider.locator('.swiper-initialized')).toBeVisible({ timeout: 200 });
      }).toPass();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SLIDE_DELAY);

      for (let turn = 0; turn < TURNS; turn += 1) {
        const before = await position.innerText();
        await page.clock.runFor(SLIDE_DELAY);
        await expect(position).not.toHaveText(before);
        // CSS transitions ignore the fake clock.
        await slider
          .locator('.swiper-wrapper')
          .evaluate((row) => Promise.all(row.getAnimations().map(({ finished }) => finished)));
      }

      await expectFewShifts(page);
    },
  );
}

// The prerendered page has the first toys of the catalogue; the query applies once the page is hydrated. The filters are
// there before the catalogue, which brings their counts.
const addresses = [
  ['', toys.length],
  ['?category=Bath', namesWhere(({ category }) => category === 'Bath').length],
  ['?max=20', namesWhere(({ price }) => price <= 20).length],
  ['?q=unknown', toys.length],
  ['?saved=1', toys.length], // visitors have no saved toys
  ['?list=6.gone.24.lost.31', 3],
] as const;

test.describe('without fonts', () => {
  test.use({ possibleErrors: /ERR_FAILED/ }); // the fonts that recordShifts aborts

  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    test(`opens addresses of all toys without a layout shift at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await recordShifts(page);
      for (const [query, found] of addresses) {
        await test.step(`/alltoy${query}`, async () => {
          const resume = await pauseRequests(page, '**/toy.json');
          await page.goto(`/alltoy${query}`);
          await waitForHydration(page);
          resume();
          await expect(finderOf(page).count).toHaveText(`${found} Toy Found`);
          await expectFewShifts(page);
        });
      }
    });
  }

  // Account and catalogue arrive after the page has hydrated, and the list needs both.
  for (const [last, url, waitForTheOther] of [
    ['catalogue', '**/toy.json', waitForHydration],
    ['account', '**/accounts:lookup*', waitForIdle],
  ] as const) {
    test(`opens a shopper's saved toys without a layout shift, the ${last} last`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await signIn(page, 'shopper@toystore.example');
      await page.goto('/alltoy');
      const { save, count } = finderOf(page);
      for (const { toyName } of toys.slice(0, 2)) await save(toyName).click();
      await recordShifts(page);
      const requested = page.waitForRequest(url);
      const resume = await pauseRequests(page, url);
      await page.goto('/alltoy?saved=1');
      await requested;
      await waitForTheOther(page);
      resume();
      await expect(count).toHaveText('2 Toy Found');
      await expect(page.getByRole('button', { name: 'Share this list' })).toBeVisible();
      await expectFewShifts(page);
    });
  }

  test("opens a shopper's profile without a layout shift", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, 'shopper@toystore.example');
    await recordShifts(page);
    const resume = await pauseRequests(page, '**/accounts:lookup*');
    await page.goto('/myprofile');
    await expect(page.getByText('Loading...')).toBeVisible();
    resume();
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await expectFewShifts(page);
  });
});

// Content that is centred next to a text moves with each fraction of a pixel of the text's height.
// With reduced motion the slider waits for Play, and slides change at once.
test('keeps the height of the slider with every toy, at any width', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/home');
  const slider = page.getByRole('region', { name: 'Featured toys' });
  await expect(slider.locator('.swiper-initialized')).toBeVisible();
  await expect(slider.getByText('1 of 48', { exact: true })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 360, 480, 600, 768, 900, 1000, 1120, 1280, 1440, 1520, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await slider
      .getByRole('button', { name: 'Next slide' })
      .evaluate(async (next: HTMLElement, toys) => {
        const row = document.querySelector('.swiper-wrapper');
        const found = new Set<number | undefined>();
        for (let toy = 0; toy < toys; toy += 1) {
          next.click();
          await Promise.resolve(); // React renders a click in a microtask
          found.add(row?.getBoundingClientRect().height);
        }
        return [...found];
      }, toys.length);
    expect(heights, `${width} px wide`).toHaveLength(1);
  }
});
