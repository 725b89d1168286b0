import { expect, test } from 'vitest';
import { summarizeResults } from './report.ts';

const met = { status: 'met', goal: 1 } as const;
const informative = { status: '' } as const;

test.each([
  [[met, met, informative], false, '2 of 2 goals met'],
  [[met, { ...met, status: 'not met' }], false, '1 of 2 goals met, 1 not met'],
  [[met, { ...met, status: 'unstable' }], false, '1 of 2 goals met, 1 unstable'],
  [[{ ...met, status: 'not measured' }], false, '0 of 1 goals met, 1 not measured'],
  [[met], true, 'A smoke test of one round, not a result: 1 of 1 goals met'],
] as const)('summarizes run %#', (results, quick, sentence) => {
  expect(summarizeResults(results, quick)).toBe(sentence);
});
