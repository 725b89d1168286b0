import { afterEach, expect, test, vi } from 'vitest';
import type { Report, Reporter } from './reports.ts';

const vital: Report = { kind: 'vital', name: 'LCP', value: 1, rating: 'good', route: '/' };

/** `report` with a shop's own reporter in place of none. */
async function reportTo(reporter: Reporter | undefined) {
  vi.resetModules();
  vi.doMock('./reporter.ts', () => ({ reporter }));
  return (await import('./report.ts')).report;
}

afterEach(() => {
  vi.doUnmock('./reporter.ts');
  vi.restoreAllMocks();
});

test('without a reporter nothing happens', async () => {
  const report = await reportTo(undefined);
  expect(() => report(vital)).not.toThrow();
});

test('a reporter takes each report, until a page has told thirty', async () => {
  const told: Report[] = [];
  const report = await reportTo((what) => {
    told.push(what);
  });
  report(vital);
  expect(told).toEqual([vital]);
  for (let more = 0; more < 100; more += 1) report(vital);
  expect(told).toHaveLength(30);
});

test('a reporter that throws is only warned of', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const report = await reportTo(() => {
    throw new Error('fell over');
  });
  expect(() => report(vital)).not.toThrow();
  expect(warn).toHaveBeenCalledWith('A report could not be handed on.', expect.any(Error));
});
