import { expect, test } from 'vitest';
import { listScenarios } from '../scenarios.ts';
import { seriesOf } from './evaluate.ts';
import { rows, rowsFor } from './goals.ts';

const measured = (only: string) =>
  listScenarios({ quick: false, only }).flatMap(({ series }) => series);

test('has each row once', () => {
  const keys = rows.map(({ series, goal }) => `${series} ${JSON.stringify(goal)}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(['/', '/alltoy'])('compares the vitals of %s with the floor and the tutorial', (page) => {
  const vitals = rows.filter(({ series }) => /^shop \/\w* (?:LCP|FCP|CLS|TBT)$/.test(series));
  const own = vitals.filter(({ series }) => series.startsWith(`shop ${page} `));
  expect(own).toHaveLength(5);
  for (const { series, floor, tutorial } of own) {
    const expected = ['floor', 'tutorial'].map((site) => series.replace('shop', site));
    expect([floor, tutorial]).toEqual(expected);
  }
});

test.each(['/', '/alltoy'])('has the goals of %s', (page) => {
  const goalsOf = (metric: string) =>
    rows.filter(({ series }) => series === `shop ${page} ${metric}`).map(({ goal }) => goal);
  const floor = `floor ${page} LCP`;
  expect(goalsOf('LCP')).toEqual([
    { times: 1.1, of: floor },
    { times: 0.35, of: `tutorial ${page} LCP` },
  ]);
  expect(goalsOf('LCP without scripts')).toEqual([{ times: 1.1, of: floor }]);
  expect(goalsOf('FCP')).toEqual([{ times: 1.1, of: `floor ${page} FCP` }]);
  expect(goalsOf('CLS')).toEqual([0.01]);
  expect(goalsOf('TBT')).toEqual([150]);
});

test('has a goal for every interaction and every route', () => {
  const goalsOf = (start: string) =>
    rows.filter(({ series }) => series.startsWith(start)).map(({ goal }) => goal);
  expect(goalsOf('shop INP')).toEqual([...Array.from({ length: 32 }, () => 150), 100]);
  expect(goalsOf('shop route')).toEqual([150, 150, 150, 150, 150, 600, 600]);
});

test('has a scenario for every row and everything that it is compared with', () => {
  const all = new Set(measured(''));
  for (const row of rows) {
    const named = [...seriesOf(row), row.floor, row.tutorial].filter((name) => name !== undefined);
    expect(named.filter((series) => !all.has(series))).toEqual([]);
  }
});

test('leaves out rows that were not measured', () => {
  expect(rowsFor(measured(''))).toEqual(rows);
  expect(rowsFor(measured('login')).map(({ series }) => series)).toEqual([
    'shop /login JavaScript',
  ]);
  const alone = rowsFor(measured('load shop /alltoy'));
  expect(alone.length).toBeGreaterThan(2);
  expect(alone.filter(({ goal }) => typeof goal === 'object')).toEqual([]);
});

test('rejects a word that no scenario has, and lists their names', () => {
  expect(() => measured('logn')).toThrow(/"logn"[\s\S]*sign in at shop \/login/);
});
