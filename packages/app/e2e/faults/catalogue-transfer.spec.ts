import type { Page } from '@playwright/test';
import { KEEPS, RECOVERS } from '../../test/faults/fault.ts';
import { toyAt, toys } from '../catalogue.ts';
import { waitForHydration } from '../fixtures.ts';
import { pauseRequests } from '../pauseRequests.ts';
import { test } from './catalogueHost.ts';
import { beOnline, CATALOGUE, seeEveryToy, seeFailure } from './catalogueSteps.ts';
import { expect, faultDetails } from './faultTest.ts';

// Faults of the catalogue request. For faults of its content see catalogue.spec.ts.

const whole = JSON.stringify(toys);

/** Opens Home and waits for the request: its 30 seconds have started. */
async function waitAtHome(page: Page) {
  const requested = page.waitForRequest(CATALOGUE);
  await page.goto('/home');
  await requested;
}

/** Moves the clock forward by 30 seconds without an answer; some real time passes first. */
async function seeStall(page: Page) {
  await page.clock.runFor(25_000);
  await expect(page.getByText('Loading toys...')).toBeVisible();
  await page.clock.runFor(6_000);
  await seeFailure(page, 'no answer within 30 seconds');
}

test.describe('The catalogue', () => {
  test(
    'is on its way: each section shows it next to its toys, and other pages open',
    faultDetails('The prerendered toys and their count show next to Loading...'),
    async ({ page }) => {
      const resume = await pauseRequests(page, CATALOGUE);
      await page.goto('/home');
      await waitForHydration(page);
      await expect(page.getByText('Loading toys...')).toBeVisible();
      await expect(page.getByText('Loading categories...')).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: toyAt(7).toyName })).toBeVisible();
      await page.getByRole('link', { name: 'Login' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
      await page.goto('/alltoy');
      await waitForHydration(page);
      await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toBeVisible();
      await expect(page.getByText('48 Toy Found')).toBeVisible();
      resume();
      await seeEveryToy(page);
      await page.goto('/home');
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
    },
  );

  test(
    'stops in the middle: fails after 30 seconds, and keeps the toys',
    faultDetails(KEEPS),
    async ({ page, catalogueHost }) => {
      await catalogueHost((_request, response) => {
        response.write(whole.slice(0, whole.length * 0.75));
      });
      await page.clock.install();
      const responded = page.waitForResponse(CATALOGUE);
      await waitAtHome(page);
      await responded;
      await seeStall(page);
    },
  );
});

test.describe('The catalogue', () => {
  test.use({ expectedErrors: /Failed to load resource.*\/toy\.json/ });

  test.describe(() => {
    test.use({
      expectedErrors: /Content Security Policy/,
      expectedViolations: /connect-src|Content Security Policy/,
    }); // the content policy does not allow that host

    test(
      'leads to another site: shows that it could not be fetched, and keeps the toys',
      faultDetails(KEEPS),
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
    'breaks off in the middle: shows it, keeps the toys, and Try again loads all',
    faultDetails('The prerendered toys stay, under a message; Try again loads the others.'),
    async ({ page, catalogueHost }) => {
      let isFirst = true;
      let breakOff = () => {};
      await catalogueHost((_request, response) => {
        if (!isFirst) return response.end(whole);
        isFirst = false;
        breakOff = () => response.destroy();
        response.write(whole.slice(0, whole.length / 2));
      });
      const responded = page.waitForResponse(CATALOGUE);
      await page.goto('/alltoy');
      await responded;
      breakOff();
      await expect(page.getByText('Failed to load toys: Failed to fetch')).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(12);
      await page.getByRole('button', { name: 'Try again' }).click();
      await seeEveryToy(page);
      await expect(page.getByRole('article')).toHaveCount(48);
    },
  );

  test.describe(() => {
    test.use({
      expectedErrors: /Failed to load resource.*\/toy\.json/,
      // Chromium fetches lazy pictures, screens ahead of time and the icon at any time, also while a test is offline.
      possibleErrors: /ERR_INTERNET_DISCONNECTED .*\/(?:pictures\/|brands\/|assets\/|favicon\.svg)/,
    });

    test(
      'failed without a network: is requested again when the browser is back online',
      faultDetails(RECOVERS),
      async ({ page, context }) => {
        const resume = await pauseRequests(page, CATALOGUE);
        const requested = page.waitForRequest(CATALOGUE);
        await page.goto('/alltoy');
        await requested;
        await context.setOffline(true);
        resume();
        await expect(page.getByText('Failed to load toys: Failed to fetch')).toBeVisible();
        await context.setOffline(false);
        await beOnline(page);
        await seeEveryToy(page);
      },
    );
  });
  test(
    'failed and still fails when the browser is back online: is requested once more, not in a loop',
    faultDetails(KEEPS),
    async ({ page }) => {
      let requests = 0;
      await page.clock.install();
      await page.route(CATALOGUE, (route) => {
        requests += 1;
        return route.fulfill({ status: 503 });
      });
      await page.goto('/home');
      await seeFailure(page, 'HTTP 503');
      await beOnline(page);
      await expect.poll(() => requests).toBe(2);
      await seeFailure(page, 'HTTP 503');
      for (let minute = 1; minute <= 5; minute += 1) await page.clock.runFor(60_000);
      await seeFailure(page, 'HTTP 503');
      expect(requests).toBe(2);
    },
  );

  test(
    'failed before the page was restored by Back: is requested again',
    faultDetails(RECOVERS),
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
