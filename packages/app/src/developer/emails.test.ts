import { expect, test } from 'vitest';
import { hrefOf, kindOf } from './emails.ts';

const email = (requestType: string) => ({
  email: 'a@toystore.example',
  requestType,
  oobCode: 'one',
  oobLink: 'http://127.0.0.1:9099/emulator/action?mode=verifyEmail&oobCode=one&apiKey=demo-key',
});

test.each([
  ['VERIFY_EMAIL', 'Verify the address'],
  ['PASSWORD_RESET', 'Set a new password'],
  ['NEW_KIND', 'NEW_KIND'],
])('%s is described in plain text', (requestType, kind) => {
  expect(kindOf(email(requestType))).toBe(kind);
});

test("returns the link to the shop's own page", () => {
  expect(hrefOf(email('VERIFY_EMAIL'))).toBe(
    '/auth/action?mode=verifyEmail&oobCode=one&apiKey=demo-key',
  );
});
