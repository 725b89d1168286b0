import { expect, test } from 'vitest';
import { rows } from './goals.mjs';

test('no row is there twice', () => {
  const keys = rows.map(({ series, goal }) => `${series} ${JSON.stringify(goal)}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a goal is either a figure or rests on another series', () => {
  for (const { what, goal } of rows) {
    if (goal) expect((goal.atMost === undefined) !== (goal.of === undefined), what).toBe(true);
  }
});

test('every wait is held against the floor and the tutorial', () => {
  const ofLcp = rows.filter(({ series }) => series === 'shop / LCP');
  expect(ofLcp.map(({ goal }) => goal?.of)).toEqual(['floor / LCP', 'tutorial / LCP']);
});
