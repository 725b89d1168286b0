import type { Page } from '@playwright/test';
import { untilLive } from '../fixtures.ts';
import { holdBack } from '../holdBack.ts';
import { test } from './catalogueHost.ts';
import {
  beOnline,
  CATALOGUE,
  KEEPS,
  numberedToys,
  seeEveryToy,
  seeFailure,
  seeInSearch,
  WORKS,
} from './catalogueSteps.ts';
import { expect, seen } from './faultTest.ts';

// How the catalogue comes, or does not. Rows of the table of faults, as those in catalogue.spec.ts.

/** Opens Home, where the request is sent by what waits for its answer: the 30 seconds have begun by then. */
async function waitAtHome(page: Page) {
  const asked = page.waitForRequest(CATALOGUE);
  await page.goto('/home');
  await asked;
}

const RECOVERS = 'The message goes, and every toy is there.';

test.describe('The catalogue', () => {
  test(
    'a catalogue that never answers: fails after 30 seconds, and keeps the toys',
    seen(KEEPS),
    async ({ page }) => {
      await page.clock.install();
      await page.route(CATALOGUE, () => {});
      await waitAtHome(page);
      await page.clock.runFor(31_000);
      await seeFailure(page, 'no answer within 30 seconds');
    },
  );

  test(
    'a catalogue that answers after 20 seconds: is waited for',
    seen(WORKS),
    async ({ page }) => {
      await page.clock.install();
      const letGo = await holdBack(page, CATALOGUE);
      await waitAtHome(page);
      await page.clock.runFor(20_000);
      await expect(page.getByText('Loading toys...')).toBeVisible();
      letGo();
      await expect(page.getByText('Loading toys...')).toHaveCount(0);
      await untilLive(page);
      await page.getByRole('link', { name: 'All Toy', exact: true }).click();
      await seeEveryToy(page);
    },
  );

  test(
    'a large catalogue on a slow line: its first toys show before its last byte has come, however long it takes',
    seen('Toys show as they come, beside Loading...; the count comes with the last of them.'),
    async ({ page, catalogueHost }) => {
      const text = JSON.stringify(numberedToys(400));
      const waiting: (() => void)[] = [];
      await catalogueHost(async (_request, response) => {
        for (const from of [0, 0.25, 0.5, 0.75]) {
          response.write(text.slice(from * text.length, (from + 0.25) * text.length));
          await new Promise<void>((resolve) => waiting.push(resolve));
        }
        response.end();
      });
      await page.clock.install();
      await page.goto('/alltoy');
      await seeInSearch(page, 'Toy number 24.');
      for (const pieces of [1, 2, 3]) {
        await expect.poll(() => waiting.length).toBe(pieces);
        await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
        await page.clock.runFor(20_000);
        await expect(page.getByText(/Toy Found/)).toHaveCount(0);
        waiting[pieces - 1]?.();
      }
      await expect(page.getByText('400 Toy Found')).toBeVisible();
      await expect(page.getByText('Loading...', { exact: true })).toBeVisible(); // the answer may still break off
      await seeInSearch(page, 'Toy number 400.');
      waiting[3]?.();
      await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
    },
  );

  test(
    'a catalogue that falls silent in the middle: fails after 30 seconds, and keeps what has come',
    seen('The toys that have come stay, under a message with the reason and Try again.'),
    async ({ page, catalogueHost }) => {
      const text = JSON.stringify(numberedToys(60));
      await catalogueHost((_request, response) => {
        response.write(text.slice(0, text.length * 0.75));
      });
      await page.clock.install();
      await page.goto('/alltoy');
      await seeInSearch(page, 'Toy number 24.');
      await page.clock.runFor(31_000);
      await expect(
        page.getByText('Failed to load toys: nothing more came within 30 seconds'),
      ).toBeVisible();
      await seeInSearch(page, 'Toy number 40.');
    },
  );
});

test.describe('The catalogue', () => {
  test.use({
    // Chromium fetches the icon when it likes, also while a test is offline.
    expectedErrors:
      /Failed to load resource.*\/(?:toy\.json|pictures\/|brands\/|assets\/)|ERR_INTERNET_DISCONNECTED .*\/favicon\.svg|CORS policy/,
  });

  for (const status of [404, 500, 503]) {
    test(
      `a catalogue that is refused with ${status}: says so, and keeps the toys`,
      seen(KEEPS),
      async ({ page }) => {
        await page.route(CATALOGUE, (route) => route.fulfill({ status }));
        await page.goto('/home');
        await seeFailure(page, `HTTP ${status}`);
      },
    );
  }

  test(
    'a catalogue whose host is dead: says that it could not be fetched, and keeps the toys',
    seen(KEEPS),
    async ({ page }) => {
      await page.route(CATALOGUE, (route) => route.abort());
      await page.goto('/home');
      await seeFailure(page, 'Failed to fetch');
    },
  );

  test.describe(() => {
    test.use({
      expectedErrors: /Failed to load resource|Content Security Policy/,
      expectedViolations: /connect-src|Content Security Policy/,
    }); // the policy names no such host

    test(
      'a catalogue that leads to another site: says that it could not be fetched, and keeps the toys',
      seen(KEEPS),
      async ({ page, catalogueHost }) => {
        await catalogueHost(({ url }, response) => {
          if (url === '/toy.json')
            response.writeHead(302, { location: 'http://127.0.0.1:9/toy.json' });
          response.end();
        });
        await page.goto('/home');
        await seeFailure(page, 'Failed to fetch');
      },
    );
  });

  test(
    'a catalogue that breaks off in mid-stream: says so, keeps what has come, and Try again brings all',
    seen(
      'The toys that have come stay, under a message with the reason; Try again brings the others.',
    ),
    async ({ page, catalogueHost }) => {
      const text = JSON.stringify(numberedToys(60));
      let breakOff: (() => void) | undefined;
      await catalogueHost((_request, response) => {
        if (breakOff !== undefined) return response.end(text);
        breakOff = () => response.destroy();
        response.write(text.slice(0, text.length / 2));
      });
      await page.goto('/alltoy');
      await seeInSearch(page, 'Toy number 24.');
      breakOff?.();
      await expect(page.getByText('Failed to load toys: network error')).toBeVisible();
      await seeInSearch(page, 'Toy number 25.');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('60 Toy Found')).toBeVisible();
      await expect(page.getByText(/Failed to load/)).toHaveCount(0);
    },
  );

  test('a catalogue that failed: Try again brings the toys', seen(RECOVERS), async ({ page }) => {
    await page.route(CATALOGUE, (route) => route.fulfill({ status: 503 }));
    await page.goto('/alltoy');
    await expect(page.getByText('Failed to load toys: HTTP 503')).toBeVisible();
    await page.unroute(CATALOGUE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await seeEveryToy(page);
  });

  test(
    'a catalogue that failed without a network: comes by itself once the browser is online',
    seen(RECOVERS),
    async ({ page, context }) => {
      const letGo = await holdBack(page, CATALOGUE);
      const asked = page.waitForRequest(CATALOGUE);
      await page.goto('/alltoy');
      await asked;
      await context.setOffline(true);
      letGo();
      await expect(page.getByText('Failed to load toys: Failed to fetch')).toBeVisible();
      await context.setOffline(false);
      await beOnline(page);
      await seeEveryToy(page);
    },
  );

  test(
    'a catalogue that failed and still fails when the browser is online: is asked for once, not in a loop',
    seen(KEEPS),
    async ({ page }) => {
      let asked = 0;
      await page.clock.install();
      await page.route(CATALOGUE, (route) => {
        asked += 1;
        return route.fulfill({ status: 503 });
      });
      await page.goto('/home');
      await seeFailure(page, 'HTTP 503');
      await beOnline(page);
      await expect.poll(() => asked).toBe(2);
      await seeFailure(page, 'HTTP 503');
      for (let minute = 1; minute <= 5; minute += 1) await page.clock.runFor(60_000);
      await seeFailure(page, 'HTTP 503');
      expect(asked).toBe(2);
    },
  );

  test(
    'a catalogue that failed before the visitor went Back to the page: is asked for again',
    seen(RECOVERS),
    async ({ page }) => {
      await page.route(CATALOGUE, (route) => route.fulfill({ status: 503 }));
      await page.goto('/alltoy');
      await expect(page.getByText('Failed to load toys: HTTP 503')).toBeVisible();
      await page.unroute(CATALOGUE);
      await page.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
      await seeEveryToy(page);
    },
  );
});
