import { expect, test } from 'vitest';
import { formatValue, table } from './table.ts';

test.each([
  [1234.4, 'ms', '1,234 ms'],
  [1.26, 'ms', '1.3 ms'],
  [56, 'count', '56'],
  [0.00312, 'score', '0.003'],
  [undefined, 'ms', ''],
] as const)('formats %j in %s as %j', (value, unit, text) => {
  expect(formatValue(value, unit)).toBe(text);
});

test('aligns the columns', () => {
  const lines = table([
    {
      ...{ label: 'LCP of /', series: 'shop / LCP', unit: 'ms' },
      ...{ median: 1000, min: 990, max: 1010, toFloor: 1.05, limit: 1142.4, status: 'met' },
    },
    { ...{ label: 'without any goal', series: 'x', unit: 'count' }, median: 7, status: '' },
  ]);
  expect(lines).toEqual([
    '                    median     min       max  to floor  to other   at most',
    'LCP of /          1,000 ms  990 ms  1,010 ms     1.05×            1,142 ms  met',
    'without any goal         7',
  ]);
});
