import type { Page } from '@playwright/test';
import { toyAt } from '../catalogue.ts';
import { CATALOGUE } from '../faults/catalogueSteps.ts';
import { expect, MOTION, test } from '../fixtures.ts';
import { pauseRequests } from '../pauseRequests.ts';

// The slider when it is pressed faster than it moves, and when the catalogue changes under it.

test.use(MOTION);

const slider = (page: Page) => page.getByRole('region', { name: 'Featured toys' });

async function untilItMoves(page: Page) {
  await page.goto('/home');
  await slider(page).getByRole('button', { name: 'Pause slides' }).click();
  await expect(slider(page).locator('.swiper-initialized')).toBeVisible();
  // On a slow machine it has rotated before it was paused.
  const first = slider(page).getByRole('group', { name: /^1 of \d+$/ });
  while ((await first.count()) === 0) {
    await slider(page).getByRole('button', { name: 'Previous slide' }).click();
  }
}

/** Expects one slide at rest within the slider; its neighbours cannot be reached. */
async function seeAtRest(page: Page, name: string, place: string) {
  await expect(slider(page).getByRole('group', { name: place, exact: true })).toHaveCount(1);
  const shown = slider(page).getByRole('heading', { level: 2, name, exact: true });
  await expect(shown).toBeInViewport({ ratio: 1 });
  await expect(slider(page).locator('[role="group"]:not([inert])')).toHaveCount(1);
  await expect(slider(page).locator('[role="group"]')).toHaveCount(3);
}

test('advances by forty slides after forty presses that are faster than it moves', async ({
  page,
}) => {
  await untilItMoves(page);
  await slider(page)
    .getByRole('button', { name: 'Next slide' })
    .evaluate(async (button: HTMLElement) => {
      for (let pressed = 0; pressed < 40; pressed += 1) {
        button.click();
        await new Promise((resolve) => setTimeout(resolve, pressed % 3 === 0 ? 0 : 25));
      }
    });
  await seeAtRest(page, toyAt(40).toyName, '41 of 48');
});

test('ends where alternating Next and Previous cancel out', { tag: '@long' }, async ({ page }) => {
  await untilItMoves(page);
  const next = await slider(page).getByRole('button', { name: 'Next slide' }).elementHandle();
  await slider(page)
    .getByRole('button', { name: 'Previous slide' })
    .evaluate(async (previous: HTMLElement, other) => {
      for (const turn of [1, -1, -1, -1, 1, 1, 1, -1, -1, 1]) {
        if (turn === -1) previous.click();
        else if (other instanceof HTMLElement) other.click();
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    }, next);
  await seeAtRest(page, toyAt(0).toyName, '1 of 48');
});

test('shows a new slider after the page was left during an animation', {
  tag: '@long',
}, async ({ page }) => {
  await untilItMoves(page);
  await slider(page).getByRole('button', { name: 'Next slide' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await page.goBack();
  await slider(page).getByRole('button', { name: 'Pause slides' }).click();
  await expect(slider(page).locator('[role="group"]:not([inert])')).toHaveCount(1);
});

test('keeps the current toy and its order when the catalogue loads during an animation', async ({
  page,
}) => {
  const resume = await pauseRequests(page, CATALOGUE);
  await untilItMoves(page);
  const next = slider(page).getByRole('button', { name: 'Next slide' });
  await next.click();
  resume();
  await expect(page.getByText('Loading toys...')).toHaveCount(0);
  await seeAtRest(page, toyAt(1).toyName, '2 of 48');
  await slider(page).getByRole('button', { name: 'Previous slide' }).click();
  await slider(page).getByRole('button', { name: 'Previous slide' }).click();
  await seeAtRest(page, toyAt(47).toyName, '48 of 48');
});

test.describe('a catalogue that fails', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('keeps the current toy and removes the message when Try again is pressed during an animation', async ({
    page,
  }) => {
    let fails = true;
    await page.route(CATALOGUE, (route) =>
      fails ? route.fulfill({ status: 503 }) : route.fallback(),
    );
    await untilItMoves(page);
    fails = false;
    await slider(page).getByRole('button', { name: 'Next slide' }).click();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await slider(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(page.getByText(/Failed to load/)).toHaveCount(0);
    await seeAtRest(page, toyAt(2).toyName, '3 of 48');
  });
});

test('skips and repeats no slide when the catalogue loads during the rotation', {
  tag: '@long',
}, async ({ page }) => {
  const resume = await pauseRequests(page, CATALOGUE);
  await untilItMoves(page);
  const shown = slider(page)
    .locator('[role="group"]:not([inert])')
    .getByRole('heading', { level: 2 });
  const next = slider(page).getByRole('button', { name: 'Next slide' });
  for (let turn = 1; turn <= 15; turn += 1) {
    await next.click();
    if (turn === 5) resume();
    await expect(shown).toHaveText(toyAt(turn).toyName);
  }
  await expect(page.getByText('Loading toys...')).toHaveCount(0);
  await seeAtRest(page, toyAt(15).toyName, '16 of 48');
});
