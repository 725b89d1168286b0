import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

// docs/monitoring.md: what a shop's reporter receives.

/** Adds a reporter to the shop, as its operator would. */
async function withReporter(page: Page, body: string): Promise<void> {
  await page.route('**/src/monitoring/reporter.ts*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const reporter = (report) => { ${body} };`,
    }),
  );
}

/** Returns the reports that such a reporter receives; later ones are appended. */
async function reportsOf(page: Page): Promise<unknown[]> {
  const reports: unknown[] = [];
  await page.exposeFunction('tellTest', (report: unknown) => {
    reports.push(report);
  });
  await withReporter(page, 'window.tellTest(report)');
  return reports;
}

test.describe(() => {
  test.use({ expectedErrors: /could(n't| not) be loaded|dynamically imported module|ERR_FAILED/ });

  test('reports a screen that fails with its route, without its address', async ({ page }) => {
    const reports = await reportsOf(page);
    await page.route('**/src/screens/AllToys/AllToys.tsx*', (route) => route.abort());
    await page.goto('/alltoy?email=bear@toys.example#1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Something broke on this page',
    );
    await expect
      .poll(() => reports)
      .toContainEqual(
        expect.objectContaining({
          kind: 'error',
          noticed: 'screen',
          name: 'ChunkLoadError',
          route: '/alltoy',
        }),
      );
    expect(JSON.stringify(reports)).not.toContain('bear@');
  });
});
test.describe(() => {
  test.use({ expectedErrors: { each: [/lost its marbles/, /never heard/] } });

  test('reports vitals, an uncaught error and an unhandled rejection', async ({ page }) => {
    const reports = await reportsOf(page);
    await page.goto('/home');
    for (const name of ['TTFB', 'FCP']) {
      const vital = { kind: 'vital', name, route: '/home' };
      await expect.poll(() => reports).toContainEqual(expect.objectContaining(vital));
    }
    await page.keyboard.press('Tab'); // ends the measurement of LCP
    const lcp = {
      kind: 'vital',
      name: 'LCP',
      element: expect.stringMatching(/^[a-z0-9 >[\]=-]+$/),
    };
    await expect.poll(() => reports).toContainEqual(expect.objectContaining(lcp));
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('lost its marbles for bear@toys.example');
      });
      void Promise.reject(new Error('never heard'));
    });
    const script = {
      noticed: 'script',
      name: 'RangeError',
      message: 'lost its marbles for [email]',
      route: '/home',
    };
    await expect.poll(() => reports).toContainEqual(expect.objectContaining(script));
    await expect
      .poll(() => reports)
      .toContainEqual(expect.objectContaining({ noticed: 'promise', message: 'never heard' }));
  });
});
