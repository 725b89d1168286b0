import { toys } from './catalogue.ts';
import { finderOf, namesWhere } from './filters/filters.ts';
import { expect, test, waitForHydration } from './fixtures.ts';
import { expectFewShifts, observeShifts, recordShifts } from './layoutShifts.ts';
import { pauseRequests } from './pauseRequests.ts';
import { signIn } from './signIn.ts';
import { waitForIdle } from './waitForIdle.ts';

// docs/performance.md: a page's cumulative layout shift is at most 0.01. The moving slider: home.spec.ts.

const LATE_FONTS_GOAL = 0.001; // without fallback fonts, 0.0026

/** Each of the three arrives first, second and last. */
const ORDERS = [
  ['account', 'saved toys', 'catalogue'],
  ['saved toys', 'catalogue', 'account'],
  ['catalogue', 'account', 'saved toys'],
];

/** Pauses, in a page, the database of saved toys until `resumeSavedToys` is called. */
function pauseSavedToys() {
  const isResumed = new Promise<void>((resolve) => {
    Object.assign(window, { resumeSavedToys: resolve });
  });
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (name, version) {
    const request = open.call(this, name, version);
    if (name !== 'toystore') return request;
    const listen = request.addEventListener.bind(request);
    request.addEventListener = (type: string, ...rest: [EventListener]) => {
      const [listener] = rest;
      listen(type, (event) => void isResumed.then(() => listener(event)));
    };
    return request;
  };
}

// The prerendered page has the first toys of the catalogue; the query applies once the page is hydrated. The filters are
// there before the catalogue, which brings their counts.
const addresses = [
  [360, '', toys.length],
  [360, '?max=20', namesWhere(({ price }) => price <= 20).length],
  [360, '?list=6.gone.24.lost.31', 3],
  [1440, '?category=Bath', namesWhere(({ category }) => category === 'Bath').length],
  [1440, '?saved=1', toys.length], // visitors have no saved toys
] as const;

test.describe('with late data', () => {
  test('opens addresses of all toys without a layout shift, on a phone and on a desk', async ({
    page,
  }) => {
    await recordShifts(page);
    for (const [width, query, found] of addresses) {
      await test.step(`/alltoy${query}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const resume = await pauseRequests(page, '**/toy.json');
        await page.goto(`/alltoy${query}`);
        await waitForHydration(page);
        resume();
        await expect(finderOf(page).count).toHaveText(`${found} Toy Found`);
        await expectFewShifts(page);
      });
    }
  });

  // They arrive after the page has hydrated, and the list needs all of them.
  test("opens a shopper's saved toys without a layout shift, in whatever order account, saved toys and catalogue arrive", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, 'shopper@toystore.example');
    await page.goto('/alltoy');
    const { save, count } = finderOf(page);
    for (const { toyName } of toys.slice(0, 2)) await save(toyName).click();
    await recordShifts(page);
    await page.addInitScript(pauseSavedToys);
    for (const order of ORDERS) {
      await test.step(order.join(', '), async () => {
        const requested = page.waitForRequest('**/accounts:lookup*');
        const resume: Record<string, () => void> = {
          account: await pauseRequests(page, '**/accounts:lookup*'),
          'saved toys': () => void page.evaluate(() => Reflect.get(window, 'resumeSavedToys')()),
          catalogue: await pauseRequests(page, '**/toy.json'),
        };
        await page.goto('/alltoy?saved=1');
        await requested; // by code that loads after hydration
        for (const arriving of order) {
          await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
          resume[arriving]?.();
          await waitForIdle(page);
        }
        await expect(count).toHaveText('2 Toy Found');
        await expect(page.getByRole('button', { name: 'Share this list' })).toBeVisible();
        await expectFewShifts(page);
      });
    }
  });
});

// On a slow network, or a busy machine, the fonts arrive after the first paint.
test('moves nothing on Home when the fonts arrive late', async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height });
      const resume = await pauseRequests(page, '**/*.woff2');
      await page.goto('/home', { waitUntil: 'commit' }); // a page waits for its preloaded fonts before it has loaded
      await expect(page.locator('.swiper-initialized')).toBeVisible();
      await page.evaluate(observeShifts);
      resume();
      await page.evaluate(async () => {
        await document.fonts.ready;
        // The first frame applies them, the second one reports what moved.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      });
      await expectFewShifts(page, LATE_FONTS_GOAL);
    });
  }
});
