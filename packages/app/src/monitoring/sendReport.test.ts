import { afterEach, expect, test, vi } from 'vitest';
import type { Report, Reporter } from './report.ts';

const vital: Report = { kind: 'vital', name: 'LCP', value: 1, rating: 'good', route: '/' };

/** Loads `sendReport` with a reporter. */
async function sendReportTo(reporter: Reporter | undefined) {
  vi.resetModules();
  vi.doMock('./reporter.ts', () => ({ reporter }));
  return (await import('./sendReport.ts')).sendReport;
}

afterEach(() => {
  vi.doUnmock('./reporter.ts');
  vi.resetModules(); // test files share modules
  vi.restoreAllMocks();
});

test('does nothing without a reporter', async () => {
  const sendReport = await sendReportTo(undefined);
  expect(() => sendReport(vital)).not.toThrow();
});

test('passes each report to the reporter, up to thirty per page', async () => {
  const sent: Report[] = [];
  const sendReport = await sendReportTo((report) => {
    sent.push(report);
  });
  sendReport(vital);
  expect(sent).toEqual([vital]);
  for (let more = 0; more < 100; more += 1) sendReport(vital);
  expect(sent).toHaveLength(30);
});

test('only logs a warning if the reporter throws', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const sendReport = await sendReportTo(() => {
    throw new Error('fell over');
  });
  expect(() => sendReport(vital)).not.toThrow();
  expect(warn).toHaveBeenCalledWith('A report could not be sent.', expect.any(Error));
});
