import { TEST_SHOP } from '../../addresses.ts';
import { waitForHydration } from '../fixtures.ts';
import { expect, notice, test, visit } from './offlineTest.ts';

// Faults of the service worker, and faults that it handles.

const WORKER = '/service-worker.js';

/** Registers the worker, as the page does, and waits until the registration fails. Runs in the page. */
async function untilRefused(script: string) {
  const { installing } = await navigator.serviceWorker.register(script);
  while (installing?.state !== 'redundant') {
    await new Promise((resolve) => installing?.addEventListener('statechange', resolve));
  }
}

test.describe('The service worker', () => {
  test('has an error in its code', async ({ page, host }) => {
    let code = 'throw new Error("broken");';
    host.answer(WORKER, (_, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(code);
    });
    const warned = page.waitForEvent('console', (message) =>
      message.text().includes('could not be cached'),
    );
    await page.goto('/home');
    await warned;
    await page.getByRole('link', { name: 'All Toy', exact: true }).click();
    await expect(page.getByText('48 Toy Found')).toBeVisible();

    await test.step('finds storage full', async () => {
      const worker = await (await fetch(TEST_SHOP.siteUrl + WORKER)).text();
      const full = "() => { throw new DOMException('Full.', 'QuotaExceededError'); }";
      code = `Cache.prototype.put = async ${full}; ${worker}`;
      await page.goto('/home');
      await page.evaluate(untilRefused, WORKER);
      await page.getByRole('link', { name: 'All Toy', exact: true }).click();
      await expect(page.getByText('48 Toy Found')).toBeVisible();
    });
    await page.context().setOffline(true); // the page shows it, and nothing can be loaded
    await expect(notice(page)).toContainText("You're offline. Prices of");
  });

  test('gets a wrong answer for lost code, such as from a broken CDN', async ({ page, host }) => {
    await visit(page, '/home');
    const main = await page.evaluate(async () => {
      const cache = await caches.open('files');
      const requests = await cache.keys();
      const lost = requests.find(({ url }) => /\/main-[^/]+\.js$/.test(url));
      if (lost) await cache.delete(lost);
      return lost && new URL(lost.url).pathname;
    });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.clearBrowserCache');
    host.answer(`${main}`, (_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' }).end('Try later.');
    });
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes('Failed to load module script'),
    );
    await page.goto('/home');
    await refused;
    host.answer(`${main}`, undefined);
    await page.goto('/home');
    await waitForHydration(page);

    await test.step('loses its caches during a visit', async () => {
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name);
      });
      await page.getByRole('link', { name: 'Register', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register');
      await page.goto('/alltoy');
      await expect(page.getByText('48 Toy Found')).toBeVisible();
      await expect
        .poll(() => page.evaluate(async () => (await caches.match('/myprofile')) !== undefined))
        .toBe(true);
    });
  });
});

test.describe('The network', () => {
  test('answers each request with a captive portal’s login page', async ({
    page,
    host,
    context,
  }) => {
    await visit(page, '/home');
    await test.step('does not answer a page within two seconds', async () => {
      host.answer('/alltoy', () => undefined);
      await page.goto('/alltoy');
      await expect(page.getByText('48 Toy Found')).toBeVisible(); // the page of the last visit
    });
    host.answer('*', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in to the Wi-Fi</h1>');
    });
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to the Wi-Fi');
    await context.setOffline(true);
    await page.goto('/home');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'All Toy', exact: true }).click();
    await expect(page.getByText('48 Toy Found')).toBeVisible();
  });
});

test.describe('The catalogue', () => {
  test('has not been reached for a week', async ({ page, host }) => {
    await page.clock.install();
    const lastWeek = new Date(Date.now() - 7 * 86_400_000);
    const catalogue = await (await fetch(`${TEST_SHOP.siteUrl}/toy.json`)).text();
    host.answer('/toy.json', (_, response) => {
      response.sendDate = false;
      response.writeHead(200, {
        'content-type': 'application/json',
        date: lastWeek.toUTCString(),
      });
      response.end(catalogue);
    });
    await visit(page, '/alltoy');
    host.answer('/toy.json', (_, response) => response.writeHead(503).end());
    await page.goto('/alltoy');
    await expect(page.getByRole('article')).toHaveCount(48);
    const day = lastWeek.toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
    await expect(notice(page)).toContainText(`Prices of ${day}. Today's couldn't be loaded.`);
    host.answer('/toy.json', undefined);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(notice(page)).toHaveCount(0);

    host.answer('/toy.json', (_, response) => response.writeHead(503).end());
    await page.goto('/alltoy');
    await expect(notice(page)).toContainText("Today's couldn't be loaded.");
    host.answer('/toy.json', undefined);
    await page.clock.fastForward(30_000);
    await expect(notice(page)).toHaveCount(0);
  });
});
