import { expect, test } from 'vitest';
import { rows, rowsFor } from './goals.ts';
import { listScenarios } from './scenarios.ts';

const measured = (only: string) => listScenarios(only).flatMap(({ series }) => series);

test('has each series once, and a scenario for each', () => {
  const names = rows.map(({ series }) => series);
  expect(new Set(names).size).toBe(names.length);
  expect(rowsFor(measured(''))).toEqual(rows);
});

test.each(['/', '/alltoy', '/login'])('compares the paints of %s with the floor', (page) => {
  const goalOf = (metric: string) =>
    rows.find(({ series }) => series === `shop ${page} ${metric}`)?.goal;
  for (const paint of ['LCP', 'FCP']) {
    expect(goalOf(paint)).toEqual({ times: 1.1, of: `floor ${page} ${paint}` });
  }
  expect([goalOf('CLS'), goalOf('TBT')]).toEqual([0.01, 150]);
});

test('leaves out rows that were not measured', () => {
  const alone = rowsFor(measured('load shop /alltoy'));
  expect(alone.map(({ label }) => label)).toEqual(['CLS of /alltoy', 'TBT of /alltoy']);
});

test('measures another build by the same scenarios', () => {
  const of = (site: string) =>
    measured(site)
      .filter((series) => series.startsWith(`${site} `))
      .map((series) => series.slice(site.length));
  expect(of('other')).toEqual(of('shop'));
});

test('rejects a word that no scenario has, and lists their names', () => {
  expect(() => measured('logn')).toThrow(/"logn"[\s\S]*load shop \/login/);
});
