import { expect, test } from 'vitest';
import { LEGACY, V1 } from '../../test/requestForms.ts';
import { send, startTestServer } from '../../test/testServer.ts';

const MFA = '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:start';

async function post(path: string, body: object) {
  const { proxy, received } = await startTestServer({ body: '{}' });
  const options = { method: 'POST', body: JSON.stringify(body) };
  const { status } = await send(`${proxy.url}${path}?key=k`, options);
  return { status, forwarded: received.length };
}

const PATHS: [path: string, bodyOf: (phoneNumber: unknown) => object][] = [
  [`${V1}/accounts:sendVerificationCode`, (phoneNumber) => ({ phoneNumber })],
  [`${LEGACY}/sendVerificationCode`, (phone_number) => ({ phone_number })],
  [`${V1}/accounts:update`, (phoneNumber) => ({ idToken: 'x', phoneNumber })],
  [MFA, (phoneNumber) => ({ idToken: 'x', phoneEnrollmentInfo: { phoneNumber } })],
  [MFA, (phone_number) => ({ idToken: 'x', phone_enrollment_info: { phone_number } })],
];

test.each(PATHS)('an invalid telephone number is refused: %s', async (path, bodyOf) => {
  for (const number of ['+', '+12', '5550100', '+1555010x', 15550100]) {
    expect(await post(path, bodyOf(number))).toEqual({ status: 400, forwarded: 0 });
  }
  expect(await post(path, bodyOf('+1 555-0100'))).toMatchObject({ status: 200 });
});

test('accepts a masked number of a second factor, which the iOS SDK sends', async () => {
  const body = { phoneNumber: '+*******0300' };
  expect(await post(`${V1}/accounts:sendVerificationCode`, body)).toMatchObject({ status: 200 });
  expect((await post(`${V1}/accounts:update`, { idToken: 'x', ...body })).status).toBe(400);
});
