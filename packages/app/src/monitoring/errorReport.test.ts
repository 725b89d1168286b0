import { expect, test } from 'vitest';
import { errorReport } from './errorReport.ts';

test('an error is told with its class, words, calls and route', () => {
  const error = new TypeError('lost its marbles');
  expect(errorReport(error, 'screen', '/toys/:id')).toEqual({
    kind: 'error',
    noticed: 'screen',
    name: 'TypeError',
    message: 'lost its marbles',
    stack: error.stack?.slice(0, 2000),
    route: '/toys/:id',
  });
});

test.each([
  ['words', 'words'],
  [undefined, 'undefined'],
  [{ code: 7 }, '[object Object]'],
  [Object.create(null), 'Something without words was thrown.'],
])('%j can be thrown too', (thrown, message) => {
  const report = errorReport(thrown, 'promise', undefined);
  expect(report).toMatchObject({ name: 'Error', message });
  expect(report).not.toHaveProperty('stack'); // that of the report itself would mislead
});

test('nobody is named', () => {
  const error = new Error('bear@toys.example is taken');
  const { message, stack } = errorReport(error, 'script', '/register');
  expect(message).toBe('[email] is taken');
  expect(stack).not.toContain('bear@');
});

test('words without end are cut', () => {
  expect(errorReport(new Error('x'.repeat(9000)), 'script', '/').message).toHaveLength(2000);
});
