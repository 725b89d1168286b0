import { expect, test } from 'vitest';
import { callOf, type FailureForm, problemsOf, testLine } from './ownFailure.ts';

const FORM: FailureForm = {
  operation: 'token',
  error: '503',
  times: '1',
  delay: '0',
  email: '',
  admin: false,
};

test('writes the line of a test that does the same', () => {
  expect(testLine(callOf(FORM))).toBe("await client.failNext('token', 503);");
  const form: FailureForm = {
    ...FORM,
    error: 'close',
    times: '3',
    email: 'ann@b.example',
    admin: true,
  };
  expect(testLine(callOf(form))).toBe(
    "await client.failNext('token', 'close', { times: 3, account: { email: 'ann@b.example' }, admin: true });",
  );
});

test('names what is wrong with each field', () => {
  expect(Object.values(problemsOf(FORM))).toEqual([undefined, undefined, undefined, undefined]);
  const wrong = { ...FORM, operation: 'a b', times: '0', delay: '-1', email: 'ann' };
  expect(problemsOf(wrong)).toEqual({
    operation: expect.stringContaining('REST API'),
    times: expect.stringContaining('from 1 on'),
    delay: expect.stringContaining('milliseconds'),
    email: expect.stringContaining('e-mail address'),
  });
});
