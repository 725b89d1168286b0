import { expect, test } from 'vitest';
import { toErrorReport } from './report.ts';

test('an error is reported with its class, message, stack and route', () => {
  const error = new TypeError('lost its marbles');
  expect(toErrorReport(error, 'screen', '/toys/:id')).toEqual({
    kind: 'error',
    noticed: 'screen',
    name: 'TypeError',
    message: 'lost its marbles',
    stack: error.stack?.slice(0, 2000),
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

test('it identifies nobody', () => {
  const error = new Error('bear@toys.example is taken');
  const { message, stack } = toErrorReport(error, 'script', '/register');
  expect(message).toBe('[email] is taken');
  expect(stack).not.toContain('bear@');
});

test('long messages are cut', () => {
  expect(toErrorReport(new Error('x'.repeat(9000)), 'script', '/').message).toHaveLength(2000);
});
