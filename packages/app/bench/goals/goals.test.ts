import { expect, test } from 'vitest';
import { listScenarios } from '../scenarios.mjs';
import { seriesOf } from './evaluate.mjs';
import { rows, rowsFor } from './goals.mjs';

const measured = (only: string) =>
  listScenarios({ quick: false, only }).flatMap(({ series }) => series);

test('no row is there twice', () => {
  const keys = rows.map(({ series, goal }) => `${series} ${JSON.stringify(goal)}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a goal is either a number or depends on another series', () => {
  for (const { label, goal } of rows) {
    if (goal) expect((goal.atMost === undefined) !== (goal.of === undefined), label).toBe(true);
  }
});

test('the vitals are shown beside those of the floor and the tutorial', () => {
  const vitals = rows.filter(({ series }) => /^shop \/\w* (?:LCP|FCP|CLS|TBT)$/.test(series));
  expect(vitals).toHaveLength(10);
  for (const { series, floor, tutorial } of vitals) {
    expect([floor, tutorial]).toEqual(
      ['floor', 'tutorial'].map((site) => series.replace('shop', site)),
    );
  }
});

test.each(['/', '/alltoy'])('the goals of %s', (page) => {
  const goalsOf = (metric: string) =>
    rows.filter(({ series }) => series === `shop ${page} ${metric}`).map(({ goal }) => goal);
  const { floor, tutorial } = { floor: `floor ${page}`, tutorial: `tutorial ${page}` };
  expect(goalsOf('LCP')).toEqual([
    { times: 1.1, of: `${floor} LCP` },
    { times: 0.35, of: `${tutorial} LCP` },
  ]);
  expect(goalsOf('LCP without scripts')).toEqual([{ times: 1.1, of: `${floor} LCP` }]);
  expect(goalsOf('FCP')).toEqual([{ times: 1.1, of: `${floor} FCP` }]);
  expect(goalsOf('CLS')).toEqual([{ atMost: 0.01 }]);
  expect(goalsOf('TBT')).toEqual([{ atMost: 150 }]);
});

test('every interaction and every route has a goal', () => {
  const goalsOf = (kind: string) =>
    rows.filter(({ series }) => series.startsWith(kind)).map(({ goal }) => goal?.atMost);
  expect(goalsOf('shop INP')).toEqual([...Array.from({ length: 32 }, () => 150), 100]);
  expect(goalsOf('shop route')).toEqual([150, 150, 150, 150, 150, 600, 600]);
});

test('every row is measured by some scenario, with all that it is compared with', () => {
  const all = new Set(measured(''));
  for (const row of rows) {
    const named = [...seriesOf(row), row.floor, row.tutorial].filter((name) => name !== undefined);
    expect(named.filter((series) => !all.has(series))).toEqual([]);
  }
});

test('rows that were not measured are left out', () => {
  expect(rowsFor(measured(''))).toEqual(rows);
  expect(rowsFor(measured('login')).map(({ series }) => series)).toEqual([
    'shop /login JavaScript',
  ]);
  const alone = rowsFor(measured('load shop /alltoy'));
  expect(alone.length).toBeGreaterThan(5);
  expect(alone.filter(({ goal }) => goal?.of !== undefined)).toEqual([]);
});

test('a word that no scenario has is refused, with the names there are', () => {
  expect(() => measured('logn')).toThrow(/"logn"[\s\S]*sign in at shop \/login/);
});
