import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

// docs/monitoring.md: what the reporter of a shop receives.

/** Puts a reporter into the shop, as somebody who runs one would. */
async function withReporter(page: Page, body: string): Promise<void> {
  await page.route('**/src/monitoring/reporter.ts*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const reporter = (report) => { ${body} };`,
    }),
  );
}

/** The reports that such a reporter receives; the array grows. */
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

  test('a screen that breaks is reported, with its route and nothing of its address', async ({
    page,
  }) => {
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

  test('vitals, a script that throws and a promise that nobody hears are reported', async ({
    page,
  }) => {
    const reports = await reportsOf(page);
    await page.goto('/home');
    for (const name of ['TTFB', 'FCP']) {
      const vital = { kind: 'vital', name, route: '/home' };
      await expect.poll(() => reports).toContainEqual(expect.objectContaining(vital));
    }
    await page.keyboard.press('Tab'); // ends the LCP
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
