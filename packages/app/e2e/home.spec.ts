import { dollars, toyAt, toys } from './catalogue.ts';
import { expect, test, waitForHydration } from './fixtures.ts';
import { expectFewShifts, observeShifts } from './layoutShifts.ts';
import { SLIDE_DELAY, stopClockAfterSwiper } from './slideDelay.ts';

/** Lets React render: its tasks are not on the fake clock. Runs in the page. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

// Specification, section 2 (Home) and section 9.

const STEP = 100; // ms, the precision of the measurement

test('shows what a shopper needs of the first toy, loops both ways, and shows categories, most popular toys and Subscribe below @cross-browser @core', async ({
  page,
}) => {
  await page.goto('/home');
  const slider = page.getByRole('region', { name: 'Featured toys' });
  const toy = toyAt(0);
  const slide = slider.getByRole('group', { name: /^1 of 48/ });
  await expect(slide.getByRole('heading', { name: toy.toyName })).toBeVisible();
  await expect(slide.getByText(toy.description)).toBeVisible();
  await expect(slide.getByText(dollars(toy.price))).toBeVisible();
  await expect(slide.getByRole('link', { name: /View More/ })).toHaveAttribute('href', '/toys/1');

  await expect(page.getByText('Loading toys...')).toHaveCount(0); // until then the last toy is unknown
  await slider.getByRole('button', { name: 'Previous slide' }).click();
  await expect(slider.getByRole('heading', { name: toyAt(47).toyName })).toBeInViewport();
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expect(slider.getByRole('heading', { name: toyAt(1).toyName })).toBeInViewport();

  const categories = page.getByRole('region', { name: 'Top by Category' });
  const products = page.getByRole('region', { name: 'Most Top Product' });
  const names = toys.map(({ toyName }) => toyName);

  await test.step("'Most Top Product' is the first 8 toys as cards", async () => {
    await expect(products.getByRole('heading', { level: 3 })).toHaveText(names.slice(0, 8));
  });

  await test.step('Subscribe does nothing: no request, no message, the text stays', async () => {
    const block = page.getByRole('region', { name: 'Subscribe & start buying' });
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    const requests: string[] = [];
    page.on('request', (request) => {
      // Prefetched code and pictures may still arrive.
      if (!['image', 'script', 'stylesheet', 'font'].includes(request.resourceType())) {
        requests.push(request.url());
      }
    });
    await block.getByLabel('Email').fill('parent@example.com');
    await block.getByRole('button', { name: 'Subscribe' }).click();
    await block.getByLabel('Email').press('Enter');
    await expect(block.getByLabel('Email')).toHaveValue('parent@example.com');
    expect(requests).toEqual([]);
    await expect(page).toHaveURL('/home');
  });

  await test.step("'Top by Category' is the first 6 toys with picture and name, each leading to its card", async () => {
    await expect(categories.getByRole('link')).toHaveText(names.slice(0, 6));
    await expect(categories.locator('img')).toHaveCount(6);
    await categories.getByRole('link', { name: toyAt(5).toyName }).click();
    await expect(page).toHaveURL(/\/alltoy#6$/);
    await expect(page.getByRole('link', { name: `View More: ${toyAt(5).toyName}` })).toBeFocused();
  });
});

test('advances the slider every three seconds until Pause, without a layout shift @core', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/home');
  const slider = page.getByRole('region', { name: 'Featured toys' });
  const heading = (index: number) => slider.getByRole('heading', { name: toyAt(index).toyName });
  await expect(heading(0)).toBeVisible();
  const position = slider.getByText(/^\d+ of 48$/);
  await waitForHydration(page);
  await page.evaluate(observeShifts);
  await stopClockAfterSwiper(page, 1000);
  const start = await position.innerText();
  await expect(async () => {
    await page.clock.runFor(STEP);
    await page.evaluate(nextTask);
    expect(await position.innerText()).not.toBe(start);
  }).toPass({ intervals: [0] });
  for (let turn = 1; turn <= 3; turn += 1) {
    const before = await position.innerText();
    await page.clock.runFor(SLIDE_DELAY - 2 * STEP);
    await page.evaluate(nextTask);
    await expect(position).toHaveText(before);
    await page.clock.runFor(2 * STEP);
    await expect(position).not.toHaveText(before);
    // CSS transitions ignore the fake clock.
    await slider
      .locator('.swiper-wrapper')
      .evaluate((row) => Promise.all(row.getAnimations().map(({ finished }) => finished)));
  }
  await expectFewShifts(page);
  await slider.getByRole('button', { name: 'Pause slides' }).click();
  await expect(slider.getByRole('button', { name: 'Play slides' })).toBeVisible();
  const paused = await position.innerText();
  await page.clock.runFor(20_000);
  await expect(position).toHaveText(paused);
});
