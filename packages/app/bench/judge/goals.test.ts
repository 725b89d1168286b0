import { expect, test } from 'vitest';
import { listScenarios } from '../scenarios.mjs';
import { rows, rowsOf } from './goals.mjs';
import { basisOf } from './verdict.mjs';

const seriesOf = (only: string, quick = false) =>
  listScenarios({ quick, only }).flatMap(({ series }) => series);

test('no row is there twice', () => {
  const keys = rows.map(({ series, goal }) => `${series} ${JSON.stringify(goal)}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a goal is either a figure or rests on another series', () => {
  for (const { what, goal } of rows) {
    if (goal) expect((goal.atMost === undefined) !== (goal.of === undefined), what).toBe(true);
  }
});

test('every wait for a page is shown beside those for the floor and the tutorial', () => {
  const waits = rows.filter(({ series }) => /^shop \/\w* (?:LCP|FCP|CLS|TBT)$/.test(series));
  expect(waits).toHaveLength(10);
  for (const { series, floor, tutorial } of waits) {
    expect([floor, tutorial]).toEqual(
      ['floor', 'tutorial'].map((site) => series.replace('shop', site)),
    );
  }
});

test.each(['/', '/alltoy'])('what the waits for %s are held against', (page) => {
  const goalsOf = (metric: string) =>
    rows
      .filter(({ series }) => series === `shop ${page} ${metric}`)
      .map(({ goal }) => goal?.of ?? goal?.atMost);
  expect(goalsOf('LCP')).toEqual([`floor ${page} LCP`, `tutorial ${page} LCP`]);
  expect(goalsOf('FCP')).toEqual([`floor ${page} FCP`]);
  expect(goalsOf('CLS')).toEqual([0.01]);
  expect(goalsOf('TBT')).toEqual([150]);
});

test('every row is measured by some scenario, with all that it is shown beside', () => {
  const measured = new Set(seriesOf(''));
  for (const row of rows) {
    const named = [...basisOf(row), row.floor, row.tutorial].filter(
      (series) => series !== undefined,
    );
    expect(named.filter((series) => !measured.has(series))).toEqual([]);
  }
});

test('what was left out is not judged', () => {
  expect(rowsOf(seriesOf(''))).toEqual(rows);
  expect(rowsOf(seriesOf('login')).map(({ series }) => series)).toEqual(['shop /login JavaScript']);
  const alone = rowsOf(seriesOf('load shop /alltoy'));
  expect(alone.length).toBeGreaterThan(5);
  expect(alone.filter(({ goal }) => goal?.of !== undefined)).toEqual([]);
  const left = rows.filter((row) => !rowsOf(seriesOf('', true)).includes(row));
  expect(left.map(({ what }) => what)).toEqual(['Usable /alltoy with 100,000 toys']);
});

test('a word that no scenario has is refused, with the names there are', () => {
  expect(() => seriesOf('logn')).toThrow(/"logn"[\s\S]*sign in at shop \/login/);
});
