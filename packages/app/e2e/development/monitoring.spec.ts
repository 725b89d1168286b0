import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

// docs/monitoring.md: what a shop's reporter receives.

/** Adds a reporter to the shop, as its operator would, and returns what it receives; later reports are appended. */
async function reportsOf(page: Page): Promise<unknown[]> {
  const reports: unknown[] = [];
  await page.exposeFunction('tellTest', (report: unknown) => void reports.push(report));
  const body = 'export const reporter = (report) => { window.tellTest(report); };';
  await page.route('**/src/monitoring/reporter.ts*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  return reports;
}

const LOAD_FAILED = /could(n't| not) be loaded|dynamically imported module|ERR_FAILED/;
test.use({ expectedErrors: { each: [/lost its marbles/, /never heard/, LOAD_FAILED] } });

test('reports vitals, a screen that fails, an uncaught error and an unhandled rejection, with the route but without its address', async ({
  page,
}) => {
  const reports = await reportsOf(page);
  const expectReport = (report: Record<string, unknown>) =>
    expect.poll(() => reports).toContainEqual(expect.objectContaining(report));
  await page.route('**/src/screens/AllToys/AllToys.tsx*', (route) => route.abort());
  await page.goto('/alltoy?email=bear@toys.example#1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something broke on this page');
  const route = '/alltoy';
  await expectReport({ kind: 'error', noticed: 'screen', name: 'ChunkLoadError', route });
  for (const name of ['TTFB', 'FCP']) await expectReport({ kind: 'vital', name, route });
  await page.keyboard.press('Tab'); // ends the measurement of LCP
  const element = expect.stringMatching(/^[a-z0-9 >[\]=-]+$/);
  await expectReport({ kind: 'vital', name: 'LCP', element });
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('lost its marbles for bear@toys.example');
    });
    void Promise.reject(new Error('never heard'));
  });
  const message = 'lost its marbles for [email]';
  await expectReport({ noticed: 'script', name: 'RangeError', message, route });
  await expectReport({ noticed: 'promise', message: 'never heard' });
  expect(JSON.stringify(reports)).not.toContain('bear@');
});
