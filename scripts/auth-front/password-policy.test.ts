import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../addresses.mjs';
import { missingRequirements, POLICY } from './password-policy.mjs';
import { ask, trial } from './trial.ts';

const API = '/identitytoolkit.googleapis.com';
const LENGTH = 'Password must contain at least 8 characters';
const LOWER = 'Password must contain a lower case character';
const UPPER = 'Password must contain an upper case character';
const NUMERIC = 'Password must contain a numeric character';
const SPECIAL = 'Password must contain a non-alphanumeric character';

test('the policy is served in the form of the provider, to pages of any origin', async () => {
  const { front, asked } = await trial();
  const question = { headers: { origin: 'http://localhost:4173' } };
  const answer = await ask(`${front.url}${API}/v2/passwordPolicy?key=k`, question);
  expect(answer.status).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBe('http://localhost:4173');
  expect(JSON.parse(answer.text)).toEqual({
    customStrengthOptions: {
      minPasswordLength: 8,
      containsLowercaseCharacter: true,
      containsUppercaseCharacter: true,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: true,
    },
    allowedNonAlphanumericCharacters: POLICY.allowedNonAlphanumericCharacters,
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  });
  expect(asked).toEqual([]);
});

test('each special character of the shop counts, and no letter, digit or space', () => {
  expect(POLICY.allowedNonAlphanumericCharacters).toEqual(expect.arrayContaining([...'@$!%*?&']));
  for (const character of POLICY.allowedNonAlphanumericCharacters) {
    expect(character).toMatch(/^[^a-zA-Z0-9\s]$/);
    expect(missingRequirements(`Toybox20${character}`)).toEqual([]);
  }
});

test.each([
  ['', [LENGTH, LOWER, UPPER, NUMERIC, SPECIAL]],
  ['Toy$202', [LENGTH]],
  ['Toy$2026', []],
  ['TOYBOX$2026', [LOWER]],
  ['toybox$2026', [UPPER]],
  ['Toybox$toy', [NUMERIC]],
  ['Toybox2026', [SPECIAL]],
  ['Toybox-2026+', [SPECIAL]], // allowed characters, but none that the provider counts
  ['äöüÄÖÜ12$', [LOWER, UPPER]], // nor these letters
  ['Toybox-2026+$', []],
  [DEMO_PASSWORD, []],
])('%o lacks %o', (password, missing) => {
  expect(missingRequirements(password)).toEqual(missing);
});

test.each([
  ['signUp', { email: 'a@b.example', password: 'toybox' }],
  ['update', { idToken: 'x', password: 'toybox' }],
  ['resetPassword', { oobCode: 'x', newPassword: 'toybox' }],
])(
  '%s refuses a password that does not meet it, with the words of the provider',
  async (operation, body) => {
    const { front, asked } = await trial();
    const answer = await ask(`${front.url}${API}/v1/accounts:${operation}?key=k`, {
      method: 'POST',
      headers: { origin: 'http://localhost:5173' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
    expect(answer.headers['access-control-allow-origin']).toBe('http://localhost:5173');
    expect(JSON.parse(answer.text).error).toMatchObject({
      code: 400,
      message: `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${LENGTH}, ${UPPER}, ${NUMERIC}, ${SPECIAL}]`,
    });
    expect(asked).toEqual([]);
  },
);

test.each([
  ['a good password', 'signUp', { email: 'a@b.example', password: DEMO_PASSWORD }, {}],
  ['a good new password', 'resetPassword', { oobCode: 'x', newPassword: DEMO_PASSWORD }, {}],
  ['a check of a code', 'resetPassword', { oobCode: 'x' }, {}],
  ['a new name', 'update', { idToken: 'x', displayName: 'Zoë' }, {}],
  ['an anonymous account', 'signUp', {}, {}],
  ['the owner', 'signUp', { password: 'short' }, { authorization: 'Bearer owner' }],
  ['a server', 'update', { password: 'short' }, { authorization: 'bearer ya29.abc' }],
  ['an old password', 'signInWithPassword', { password: 'short' }, {}],
])('%s passes, as it was written', async (_, operation, content, headers) => {
  const { front, asked } = await trial({ body: 'the answer of the emulator' });
  const body = `${JSON.stringify(content, null, 3)}\n`;
  const url = `${front.url}${API}/v1/accounts:${operation}?key=k`;
  const length = String(Buffer.byteLength(body));
  const answer = await ask(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': length },
    body,
  });
  expect(answer.text).toBe('the answer of the emulator');
  expect(asked[0]?.body.toString('utf8')).toBe(body);
  expect(asked[0]?.headers['content-length']).toBe(length);
});

test.each(['', 'null', '[]', '{"password":', '{"password":12}', '\u0000'])(
  'a body that makes no sense is left to the emulator: %o',
  async (body) => {
    const { front, asked } = await trial();
    await ask(`${front.url}${API}/v1/accounts:signUp`, { method: 'POST', body });
    expect(asked.map((request) => request.body.toString('utf8'))).toEqual([body]);
  },
);

test('no other rights pass for those of the owner', async () => {
  const { front, asked } = await trial();
  for (const authorization of ['Bearer owners', 'owner', 'Bearer x owner', 'Basic owner']) {
    const body = JSON.stringify({ password: 'short' });
    const url = `${front.url}${API}/v1/accounts:signUp`;
    const answer = await ask(url, { method: 'POST', headers: { authorization }, body });
    expect(answer.status).toBe(400);
  }
  expect(asked).toEqual([]);
});
