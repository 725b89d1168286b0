import type { Page } from '@playwright/test';
import { toyAt } from '../catalogue.ts';
import { CATALOGUE } from '../faults/catalogueSteps.ts';
import { expect, MOTION, test } from '../fixtures.ts';
import { pauseRequests } from '../pauseRequests.ts';

// The slider, while somebody presses faster than it moves, and while the catalogue changes under it.

test.use(MOTION);

const slider = (page: Page) => page.getByRole('region', { name: 'Featured toys' });

async function untilItMoves(page: Page) {
  await page.goto('/home');
  await slider(page).getByRole('button', { name: 'Pause slides' }).click();
  await expect(slider(page).locator('.swiper-initialized')).toBeVisible();
  // On a slow machine it has turned before it was paused.
  const first = slider(page).getByRole('group', { name: /^1 of \d+$/ });
  while ((await first.count()) === 0) {
    await slider(page).getByRole('button', { name: 'Previous slide' }).click();
  }
}

/** One slide is on show, at rest and within the slider; its neighbours are out of reach. */
async function seeAtRest(page: Page, name: string, place: string) {
  await expect(slider(page).getByRole('group', { name: place, exact: true })).toHaveCount(1);
  const shown = slider(page).getByRole('heading', { level: 2, name, exact: true });
  await expect(shown).toBeInViewport({ ratio: 1 });
  await expect(slider(page).locator('[role="group"]:not([inert])')).toHaveCount(1);
  await expect(slider(page).locator('[role="group"]')).toHaveCount(3);
}

test('forty presses, faster than it moves, are forty slides', async ({ page }) => {
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

test('Next and Previous against each other end where they cancel out', { tag: '@long' }, async ({
  page,
}) => {
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

test('who leaves in the midst of a move finds a new slider on the way back', {
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

test('the catalogue comes in the midst of a move: the same toy stays, and the next one follows', async ({
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

  test('Try again in the midst of a move: the same toy stays, and the message goes', async ({
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

test('the catalogue comes while slides turn: none is skipped, none comes twice', {
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
