import { expect, test } from 'vitest';
import { summaryOf } from './summary.mjs';

const rowOf = (verdict: 'met' | 'not met' | 'noisy') => ({ verdict, goal: { atMost: 1 } });

test.each([
  [[rowOf('met'), rowOf('met')], false, '2 of 2 goals met'],
  [[rowOf('met'), rowOf('not met')], false, '1 of 2 goals met, 1 not met'],
  [
    [rowOf('met'), rowOf('noisy')],
    false,
    'No result for noisy rows: 1 of 2 goals met, 1 too noisy to tell',
  ],
  [[rowOf('met')], true, 'A smoke run of one round, no result: 1 of 1 goals met'],
])('%#', (judged, quick, words) => {
  expect(summaryOf(judged, quick)).toBe(words);
});
