import { expect, test } from 'vitest';
import { parseAccounts, parseEmails, parseError, parseReset } from './emulatorAnswers.ts';
import { bySeed } from './seedOrder.ts';

test('an account with a password that holds an equals sign and a colon', () => {
  const [account] = parseAccounts({
    recordsCount: '1',
    userInfo: [
      {
        localId: 'a',
        email: 'a@toystore.example',
        emailVerified: true,
        displayName: 'A',
        passwordHash: 'fakeHash:salt=fakeSaltX:password=a=b:password=c',
        providerUserInfo: [{ providerId: 'password', rawId: 'a@toystore.example' }],
        createdAt: '1790000000000',
      },
    ],
  });
  expect(account).toEqual({
    localId: 'a',
    email: 'a@toystore.example',
    displayName: 'A',
    isVerified: true,
    isDisabled: false,
    password: 'a=b:password=c',
    googleId: undefined,
    createdAt: 1_790_000_000_000,
  });
});

test('an account with Google alone, and one with next to nothing', () => {
  const accounts = parseAccounts({
    userInfo: [
      {
        localId: 'g',
        disabled: true,
        providerUserInfo: [{ providerId: 'google.com', rawId: '7' }],
      },
      { localId: 'n' },
    ],
  });
  expect(accounts).toMatchObject([
    { googleId: '7', password: undefined, isDisabled: true, isVerified: false },
    { googleId: undefined, email: undefined, displayName: undefined, createdAt: 0 },
  ]);
});

test('no accounts at all', () => {
  expect(parseAccounts({ recordsCount: '0' })).toEqual([]);
});

test('seeded accounts come first, as written, then the newest', () => {
  const userInfo = [
    { localId: 'older', createdAt: '1' },
    { localId: 'demo-google' },
    { localId: 'newer', createdAt: '2' },
    { localId: 'demo-shopper' },
  ];
  const ids = parseAccounts({ userInfo })
    .sort(bySeed)
    .map(({ localId }) => localId);
  expect(ids).toEqual(['demo-shopper', 'demo-google', 'newer', 'older']);
});

const mail = (requestType: string, code: string) => ({
  email: 'a@toystore.example',
  requestType,
  oobCode: code,
  oobLink: `http://127.0.0.1:9099/emulator/action?mode=verifyEmail&lang=en&oobCode=${code}&apiKey=demo-key`,
});

test("e-mails: the newest first, in plain text, with a link to the shop's own page", () => {
  const emails = parseEmails({
    oobCodes: [mail('VERIFY_EMAIL', 'one'), mail('PASSWORD_RESET', 'two'), mail('NEW_KIND', 'x')],
  });
  expect(emails.map(({ kind }) => kind)).toEqual([
    'NEW_KIND',
    'Set a new password',
    'Verify the address',
  ]);
  expect(emails[2]).toEqual({
    code: 'one',
    kind: 'Verify the address',
    to: 'a@toystore.example',
    href: '/auth/action?mode=verifyEmail&lang=en&oobCode=one&apiKey=demo-key',
  });
});

test.each([
  [parseAccounts, { userInfo: [{ email: 'no id' }] }],
  [parseAccounts, 'accounts'],
  [parseEmails, {}],
  [parseEmails, { oobCodes: [{ ...mail('VERIFY_EMAIL', 'one'), oobLink: 'nowhere' }] }],
  [parseReset, { accounts: 'six' }],
])('%o refuses %j', (parse, answer) => {
  expect(() => parse(answer)).toThrow();
});

test('a reset tells how many accounts there are', () => {
  expect(parseReset({ accounts: 6 })).toBe(6);
});

test('the message of a refusal is read, anything else is not', () => {
  expect(parseError({ error: { code: 400, message: 'USER_NOT_FOUND' } })).toBe('USER_NOT_FOUND');
  expect(parseError('<html>')).toBeUndefined();
  expect(parseError(undefined)).toBeUndefined();
});
