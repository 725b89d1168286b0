import type { FaultError, FaultOptions } from '../../../src/client.ts';

/** Operations of the REST API that apps call; the field accepts any other. */
export const OPERATIONS = [
  'signInWithPassword',
  'signUp',
  'token',
  'lookup',
  'update',
  'delete',
  'sendOobCode',
  'resetPassword',
  'signInWithIdp',
  'signInWithEmailLink',
  'signInWithPhoneNumber',
  'sendVerificationCode',
  'mfaEnrollment:start',
  'mfaEnrollment:finalize',
  'mfaSignIn:start',
  'mfaSignIn:finalize',
  '*',
];

/** Answers, in the words of the form. */
export const ANSWERS = {
  503: '503 Service unavailable',
  500: '500 Internal error',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'TOO_MANY_ATTEMPTS_TRY_LATER',
  INVALID_LOGIN_CREDENTIALS: 'INVALID_LOGIN_CREDENTIALS',
  USER_DISABLED: 'USER_DISABLED',
  QUOTA_EXCEEDED: 'QUOTA_EXCEEDED',
  TOKEN_EXPIRED: 'TOKEN_EXPIRED',
  hang: 'No answer (hang)',
  close: 'Closed connection (close)',
  delay: 'Only late (delay)',
};

/** The values of the form. */
export interface FailureForm {
  operation: string;
  error: `${keyof typeof ANSWERS}`;
  times: string;
  delay: string;
  email: string;
  admin: boolean;
}

export interface OwnFailureCall {
  operation: string;
  error: FaultError;
  options: FaultOptions;
}

const isWhole = (text: string, min: number, max: number) =>
  /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;

/** Returns what is wrong with a field. */
export const problemsOf = ({ operation, times, delay, email }: FailureForm) => ({
  operation: /^(?:\*|[\w:]+)$/.test(operation)
    ? undefined
    : 'Write an operation of the REST API, such as signUp, or * for any.',
  times: isWhole(times, 1, 1_000_000) ? undefined : 'Write a whole number from 1 on.',
  delay: isWhole(delay, 0, 3_600_000) ? undefined : 'Write milliseconds, at most an hour.',
  email: email === '' || email.includes('@') ? undefined : 'Write an e-mail address, or nothing.',
});

/** Returns the client's call for a form without problems. */
export function callOf({
  operation,
  error,
  times,
  delay,
  email,
  admin,
}: FailureForm): OwnFailureCall {
  return {
    operation,
    error: /^\d+$/.test(error) ? Number(error) : error,
    options: {
      ...(times !== '1' && { times: Number(times) }),
      ...(delay !== '0' && { delay: Number(delay) }),
      ...(email !== '' && { account: { email } }),
      ...(admin && { admin }),
    },
  };
}

const literal = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{ ${Object.entries(value)
        .map(([name, part]) => `${name}: ${literal(part)}`)
        .join(', ')} }`
    : JSON.stringify(value).replaceAll('"', "'");

/** Returns the line of a test that does the same. */
export function testLine({ operation, error, options }: OwnFailureCall): string {
  const values = [operation, error, ...(Object.keys(options).length > 0 ? [options] : [])];
  return `await client.failNext(${values.map(literal).join(', ')});`;
}
