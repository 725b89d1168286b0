import { expect, test } from 'vitest';
import type { MetricWithAttribution } from 'web-vitals/attribution';
import { toErrorReport, toVitalReport } from './report.ts';

test('reports an error with its class, message, stack and route', () => {
  const error = new TypeError('lost its marbles');
  expect(toErrorReport(error, 'screen', '/toys/:id')).toEqual({
    kind: 'error',
    noticed: 'screen',
    name: 'TypeError',
    message: 'lost its marbles',
    stack: expect.stringMatching(/^TypeError: lost its marbles\n\s+at /),
    route: '/toys/:id',
  });
});

test.each([
  ['a string', 'a string'],
  [undefined, 'undefined'],
  [{ code: 7 }, '[object Object]'],
  [Object.create(null), 'Something without a message was thrown.'],
])('%j can be thrown too', (thrown, message) => {
  const report = toErrorReport(thrown, 'promise', undefined);
  expect(report).toMatchObject({ name: 'Error', message });
  expect(report).not.toHaveProperty('stack'); // that of the report itself would mislead
});

test('contains no personal data', () => {
  const error = new Error('bear@toys.example is taken');
  const { message, stack } = toErrorReport(error, 'script', '/register');
  expect(message).toBe('[email] is taken');
  expect(stack).not.toContain('bear@');
  const named = Object.assign(new Error(), { name: 'bear@toys.example' });
  expect(toErrorReport(named, 'script', '/').name).toBe('[email]');
});

test('cuts long messages', () => {
  expect(toErrorReport(new Error('x'.repeat(9000)), 'script', '/').message).toHaveLength(2000);
});

const routeOf = (pathname: string) => (pathname.startsWith('/toys/') ? '/toys/:id' : pathname);

test.each([
  ['INP', { interactionTarget: 'main > button' }],
  ['LCP', { target: 'main > button' }],
  ['CLS', { largestShiftTarget: 'main > button' }],
])(
  'reports %s with its element and the route of its page, never an id or a code',
  (name, attribution) => {
    const metric = {
      name,
      value: 7,
      rating: 'good',
      attribution,
      navigationURL: 'https://shop.example/toys/7?oobCode=secret',
    } as MetricWithAttribution; // all that is read
    expect(toVitalReport(metric, routeOf)).toEqual({
      kind: 'vital',
      name,
      value: 7,
      rating: 'good',
      route: '/toys/:id',
      element: 'main > button',
    });
  },
);

test('reports a vital without an element', () => {
  const metric = {
    name: 'FCP',
    value: 7,
    rating: 'good',
    attribution: { loadState: 'loading' },
    navigationURL: 'https://shop.example/home',
  } as MetricWithAttribution; // all that is read
  expect(toVitalReport(metric, routeOf)).not.toHaveProperty('element');
});
