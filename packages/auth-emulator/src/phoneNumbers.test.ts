import { expect, test } from 'vitest';
import { LEGACY, V1 } from '../test/requestForms.ts';
import { send, startTestServer } from '../test/testServer.ts';

const MFA = '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:start';

async function post(path: string, body: object, accounts = {}) {
  const { proxy, received } = await startTestServer({ body: JSON.stringify(accounts) });
  const options = { method: 'POST', body: JSON.stringify(body) };
  const { status } = await send(`${proxy.url}${path}?key=k`, options);
  return { status, forwarded: received.length, last: received.at(-1)?.body.toString() };
}

const PATHS: [path: string, bodyOf: (phoneNumber: unknown) => object][] = [
  [`${V1}/accounts:sendVerificationCode`, (phoneNumber) => ({ phoneNumber })],
  [`${LEGACY}/sendVerificationCode`, (phone_number) => ({ phone_number })],
  [`${V1}/accounts:update`, (phoneNumber) => ({ idToken: 'x', phoneNumber })],
  [MFA, (phoneNumber) => ({ idToken: 'x', phoneEnrollmentInfo: { phoneNumber } })],
  [MFA, (phone_number) => ({ idToken: 'x', phone_enrollment_info: { phone_number } })],
  [`${V1}/accounts:signUp`, (phoneInfo) => ({ mfaInfo: [{ phoneInfo }] })],
  [`${V1}/accounts:update`, (phoneInfo) => ({ mfa: { enrollments: [{ phoneInfo }] } })],
];

test.each(PATHS)('an invalid telephone number is refused: %s', async (path, bodyOf) => {
  const invalid = ['+', '+12', '5550100', '+1555010x', 15550100, '+1555\n0100', '+1555\u00a00100'];
  for (const number of invalid) {
    expect(await post(path, bodyOf(number))).toMatchObject({ status: 400, forwarded: 0 });
  }
  const { status, last } = await post(path, bodyOf('+1 (555) 01.0-0'));
  expect(status).toBe(200);
  expect(last).toContain('"+15550100"');
});

test.each([
  ['signUp', { phoneNumber: '+1 555-0100', mfaInfo: [{ phoneInfo: '+1 555-0200' }] }],
  ['batchCreate', { users: [{ localId: 'a', phoneNumber: '+1 555-0100' }] }],
  ['lookup', { phoneNumber: ['+1 555-0100'] }],
])('a number that the Admin SDK sends is normalized: %s', async (name, body) => {
  const path = `${V1}/projects/demo-test/accounts${name === 'signUp' ? '' : `:${name}`}`;
  const { proxy, received } = await startTestServer({ body: '{}' });
  const headers = { authorization: 'Bearer owner' };
  await send(`${proxy.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(received.at(-1)?.body.toString()).toContain('"+15550100"');
  expect(received.at(-1)?.body.toString()).not.toContain('+1 555');
});

test.each(['phoneNumber', 'mfaInfo'])(
  'an import skips an account with an invalid %s',
  async (field) => {
    const number = '+1555\n0100';
    const account = { phoneNumber: number, mfaInfo: [{ phoneInfo: number }] };
    const users = [{ localId: 'a', [field]: Object(account)[field] }];
    const { last } = await post(`${V1}/projects/demo-test/accounts:batchCreate`, { users });
    expect(last).toContain('"none"'); // the emulator reports it
  },
);

test('accepts a masked number of a second factor, which the iOS SDK sends', async () => {
  const body = { phoneNumber: '+*******0300' };
  const accounts = { userInfo: [{ localId: 'ann', mfaInfo: [{ phoneInfo: '+15550300' }] }] };
  const sent = await post(`${V1}/accounts:sendVerificationCode`, body, accounts);
  expect(sent).toMatchObject({ status: 200 });
  const foreign = await post(`${V1}/accounts:sendVerificationCode`, body, { userInfo: [] });
  expect(foreign).toMatchObject({ status: 400 });
  expect((await post(`${V1}/accounts:update`, { idToken: 'x', ...body })).status).toBe(400);
});
