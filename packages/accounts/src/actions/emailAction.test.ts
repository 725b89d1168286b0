import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEmailAction } from './emailAction.ts';

describe('a link in an email', () => {
  test.each(['verifyEmail', 'resetPassword', 'recoverEmail', 'verifyAndChangeEmail'])(
    '%s is understood',
    (mode) => {
      const search = `?apiKey=demo&mode=${mode}&oobCode=aB-1_%2Fx&lang=en`;
      expect(readEmailAction(search)).toEqual({ mode, code: 'aB-1_/x' });
    },
  );

  test('uses the first of several values, unchanged', () => {
    expect(
      readEmailAction('mode=verifyEmail&mode=resetPassword&oobCode=%201%20&oobCode=2'),
    ).toEqual({
      mode: 'verifyEmail',
      code: ' 1 ',
    });
    expect(readEmailAction('?mode=x&mode=verifyEmail&oobCode=1')).toBeUndefined();
    expect(readEmailAction('?mode=verifyEmail&oobCode=&oobCode=1')).toBeUndefined();
  });

  test.each([
    ...['', '?mode=verifyEmail', '?oobCode=1', '?mode=verifyEmail&oobCode=', '?mode=&oobCode=1'],
    ...[
      '?mode=verifyEmail&oobCode=%20%09+',
      '?mode=VerifyEmail&oobCode=1',
      '?mode=signIn&oobCode=1',
    ],
    ...[
      '?mode=__proto__&oobCode=1',
      '?mode=verifyEmail%20&oobCode=1',
      '#mode=verifyEmail&oobCode=1',
    ],
  ])('returns nothing for the incomplete %j', (search) => {
    expect(readEmailAction(search)).toBeUndefined();
  });

  test('returns a code unchanged', () => {
    const modes = constantFrom('verifyEmail', 'resetPassword');
    const codes = string({ unit: 'binary', minLength: 1 }).filter((code) => code.trim() !== '');
    assert(
      property(modes, codes, (mode, oobCode) => {
        const search = new URLSearchParams({ mode, oobCode }).toString();
        expect(readEmailAction(search)).toEqual({ mode, code: oobCode });
      }),
    );
  });

  test('reads any text without an error', () => {
    const pieces = constantFrom(
      ...['?', '&', '=', '%', '%E0%A4', '+', '\0', '\ud800', 'é', ' '],
      ...['mode=', 'oobCode=', 'verifyEmail', 'resetPassword', '__proto__'],
    );
    const searches = oneof(
      string({ unit: 'binary' }),
      array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    );
    assert(
      property(searches, (search) => {
        const action = readEmailAction(search);
        if (action === undefined) return;
        expect(action.mode).toMatch(
          /^(?:verifyEmail|resetPassword|recoverEmail|verifyAndChangeEmail)$/,
        );
        expect(action.code.trim()).not.toBe('');
      }),
    );
  });
});
