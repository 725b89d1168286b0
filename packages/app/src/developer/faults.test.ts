import { expect, test } from 'vitest';
import { applyFault, FAULT_NAMES, type FaultName, readFaultName } from './faults.ts';

const PROVIDER = 'http://127.0.0.1:9099';
const API = `${PROVIDER}/identitytoolkit.googleapis.com`;
const OPERATIONS = [
  'delete',
  'lookup',
  'resetPassword',
  'sendOobCode',
  'signInWithIdp',
  'signInWithPassword',
  'signUp',
  'update',
];

const request = (operation: string, body: object = {}) => ({
  url: `${API}/v1/accounts:${operation}?key=demo-key`,
  body: JSON.stringify(body),
});
const policy = { url: `${API}/v2/passwordPolicy?key=demo-key` };
const token = { url: `${PROVIDER}/securetoken.googleapis.com/v1/token?key=demo-key` };

async function refusalBy(fault: FaultName, operation: string, body?: object) {
  const effect = applyFault(fault, request(operation, body), PROVIDER);
  if (!(effect instanceof Response)) return effect;
  const { error } = await effect.json();
  expect(effect.status).toBe(400);
  expect(error.code).toBe(400);
  return error.message;
}

const refused = (fault: FaultName) =>
  OPERATIONS.filter((operation) => applyFault(fault, request(operation), PROVIDER) !== 'forward');

test('without a fault everything goes on', () => {
  expect(refused('none')).toEqual([]);
  expect(applyFault('none', policy, PROVIDER)).toBe('forward');
});

test('wrong password: sign-in alone is refused, as the provider does', async () => {
  expect(refused('wrong-password')).toEqual(['signInWithPassword']);
  expect(await refusalBy('wrong-password', 'signInWithPassword')).toBe('INVALID_LOGIN_CREDENTIALS');
});

test('too many requests: all but looking up an account is refused, so that nobody is signed out', async () => {
  expect(refused('too-many-requests')).toEqual(OPERATIONS.filter((name) => name !== 'lookup'));
  expect(await refusalBy('too-many-requests', 'sendOobCode')).toMatch(
    /^TOO_MANY_ATTEMPTS_TRY_LATER : \S/,
  );
  expect(applyFault('too-many-requests', token, PROVIDER)).toBe('forward');
});

test('network down: every request fails as the browser words it', () => {
  for (const asked of [...OPERATIONS.map((name) => request(name)), policy, token]) {
    expect(applyFault('network-down', asked, PROVIDER)).toEqual(new TypeError('Failed to fetch'));
  }
});

test('slow network: every request goes on after three seconds', () => {
  for (const asked of [...OPERATIONS.map((name) => request(name)), policy, token]) {
    expect(applyFault('slow-network', asked, PROVIDER)).toEqual({ delay: 3000 });
  }
});

test.each([
  ['signUp', 'password'],
  ['update', 'password'],
  ['resetPassword', 'newPassword'],
])(
  'policy failure: %s is refused for a password of fewer than 12 characters',
  async (operation, field) => {
    const short = { [field]: 'Toybox$2026' };
    expect(await refusalBy('policy-failure', operation, short)).toBe(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters]',
    );
    const long = { [field]: 'Toybox$20266' };
    expect(await refusalBy('policy-failure', operation, long)).toBe('forward');
  },
);

test('policy failure: what sets no password goes on, and so does a sign-in', async () => {
  expect(await refusalBy('policy-failure', 'update', { displayName: 'Robin' })).toBe('forward');
  expect(await refusalBy('policy-failure', 'resetPassword', { oobCode: 'code' })).toBe('forward');
  expect(await refusalBy('policy-failure', 'signInWithPassword', { password: 'x' })).toBe(
    'forward',
  );
});

test('policy failure: the provider tells its rule', async () => {
  const answer = applyFault('policy-failure', policy, PROVIDER);
  expect(answer).toBeInstanceOf(Response);
  expect(answer instanceof Response && (await answer.json())).toMatchObject({
    customStrengthOptions: { minPasswordLength: 12 },
    enforcementState: 'ENFORCE',
    schemaVersion: 1,
  });
});

test.each([
  'http://localhost:5173/toy.json',
  'https://identitytoolkit.googleapis.com/v1/accounts:signUp',
  `${PROVIDER}/emulator/v1/projects/demo-toystore/oobCodes`,
  'http://localhost:5173/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key',
  `${API}/v1/projects/demo-toystore/accounts:update`,
  '/toy.json',
])('%s is met by no fault', (url) => {
  for (const fault of FAULT_NAMES) expect(applyFault(fault, { url }, PROVIDER)).toBe('forward');
});

test.each([null, '', 'rain', 'toString'])('the name %s means no fault', (name) => {
  expect(readFaultName(name)).toBe('none');
});

test('each fault is read back by its name', () => {
  expect(FAULT_NAMES.map(readFaultName)).toEqual(FAULT_NAMES);
});
