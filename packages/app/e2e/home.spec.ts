import { dollars, toyAt, toys } from './catalogue.ts';
import { expect, test, untilLive } from './fixtures.ts';

// Specification, section 2 (Home) and section 9.

test('the slider starts with the first toy and shows what a shopper needs @cross-browser', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // it waits for Play
  await page.goto('/home');
  const slider = page.getByRole('region', { name: 'Featured toys' });
  const toy = toyAt(0);
  const slide = slider.getByRole('group', { name: /^1 of 48/ });
  await expect(slide.getByRole('heading', { name: toy.toyName })).toBeVisible();
  await expect(slide.getByText(toy.description)).toBeVisible();
  await expect(slide.getByText(dollars(toy.price))).toBeVisible();
  await expect(slide.getByRole('img', { name: toy.toyName })).toBeVisible();
  await expect(slide.getByRole('link', { name: /View More/ })).toHaveAttribute('href', '/toys/1');
});

test('the slider moves on by itself every three seconds and stops on Pause', async ({ page }) => {
  await page.clock.install();
  await page.goto('/home');
  const slider = page.getByRole('region', { name: 'Featured toys' });
  const heading = (index: number) => slider.getByRole('heading', { name: toyAt(index).toyName });
  await expect(heading(0)).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(1000); // the turning begins once the page is idle, which takes what it takes
    await expect(heading(1)).toBeVisible({ timeout: 500 });
  }).toPass();
  await slider.getByRole('button', { name: 'Pause slides' }).click();
  await expect(slider.getByRole('button', { name: 'Play slides' })).toBeVisible();
  const paused = await slider.getByText(/^\d+ of 48$/).innerText();
  await page.clock.runFor(20_000);
  await expect(slider.getByText(/^\d+ of 48$/)).toHaveText(paused);
});

test('the slider loops both ways @cross-browser', async ({ page }) => {
  await page.goto('/home');
  const slider = page.getByRole('region', { name: 'Featured toys' });
  await slider.getByRole('button', { name: 'Pause slides' }).click();
  await slider.getByRole('button', { name: 'Previous slide' }).click();
  await expect(slider.getByRole('heading', { name: toyAt(47).toyName })).toBeInViewport();
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expect(slider.getByRole('heading', { name: toyAt(1).toyName })).toBeInViewport();
});

test("'Top by Category' is the first 6 toys with picture and name, each leading to its card @cross-browser", async ({
  page,
}) => {
  await page.goto('/home');
  await untilLive(page);
  const section = page.getByRole('region', { name: 'Top by Category' });
  await expect(section.getByRole('link')).toHaveText(toys.slice(0, 6).map((toy) => toy.toyName));
  await expect(section.locator('img')).toHaveCount(6);
  await section.getByRole('link', { name: toyAt(5).toyName }).click();
  await expect(page).toHaveURL(/\/alltoy#6$/);
  await expect(page.getByRole('link', { name: `View More: ${toyAt(5).toyName}` })).toBeFocused();
});

test("'Most Top Product' is the first 8 toys as cards", async ({ page }) => {
  await page.goto('/home');
  const section = page.getByRole('region', { name: 'Most Top Product' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    toys.slice(0, 8).map((toy) => toy.toyName),
  );
});

test("'All Toy' leads to all toys @cross-browser", async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'All Toy', exact: true }).click();
  await expect(page).toHaveURL('/alltoy');
});

test('Subscribe does nothing: no request, no message, the text stays', async ({ page }) => {
  await page.goto('/home');
  const block = page.getByRole('region', { name: 'Subscribe & start buying' });
  await expect(page.getByRole('heading', { name: toyAt(7).toyName })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = await block.innerText();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  await block.getByLabel('Email').fill('parent@example.com');
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await block.getByLabel('Email').press('Enter');
  await expect(block.getByLabel('Email')).toHaveValue('parent@example.com');
  expect(await block.innerText()).toBe(before);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/home');
});
