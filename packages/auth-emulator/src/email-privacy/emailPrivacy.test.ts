import { expect, test } from 'vitest';
import { asApp, asOwner } from '../../test/rest.ts';
import { PASSWORD, sdkEmulator, seedAccount } from '../../test/sdkEmulator.ts';

/* No combination of parameters reveals whether an address has an account, or a disabled one. */

const PROJECT = 'demo-privacy';
const { emulator } = sdkEmulator(PROJECT, [
  seedAccount('ann'),
  seedAccount('taken'),
  { ...seedAccount('off'), disabled: true },
]);
const ADDRESSES = ['taken@b.example', 'off@b.example', 'free@b.example'];

type Values = Record<string, unknown>;

/** Every combination of one value for each name. */
const combinations = (values: Record<string, readonly unknown[]>): Values[] =>
  Object.entries(values).reduce<Values[]>(
    (rows, [name, options]) =>
      rows.flatMap((row) => options.map((option) => ({ ...row, [name]: option }))),
    [{}],
  );

const SENDERS = { key: ['any', undefined], bearer: [undefined, 'wrong'] };
const URLS = ['x', 'http://localhost:5173/'];

const OPERATIONS: Record<string, Record<string, readonly unknown[]>> = {
  sendOobCode: {
    requestType: [
      ...['PASSWORD_RESET', 'EMAIL_SIGNIN', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', undefined],
    ],
    continueUrl: URLS,
    returnOobLink: [undefined, true],
    linkDomain: [undefined, 'other.example'],
    idToken: [undefined, 'none', 'of a user'],
  },
  createAuthUri: {
    continueUri: URLS,
    providerId: [undefined, 'google.com'],
    sessionId: [undefined, 's'],
    context: [undefined, 'c'],
  },
  signInWithPassword: {
    password: ['wrong', undefined, ''],
    returnSecureToken: [undefined, true],
    captchaResponse: [undefined, 'c'],
    pendingIdToken: [undefined, 'p'],
    tenantId: [undefined, 'toys'],
  },
};

test.each(Object.entries(OPERATIONS))(
  'answers %s alike for every address',
  async (name, values) => {
    const { url } = emulator();
    const account = { email: 'ann@b.example', password: PASSWORD };
    const { idToken } = (await asApp(url, 'v1/accounts:signInWithPassword', { body: account }))
      .body;

    async function answerTo({ key, bearer, ...row }: Values, address: string) {
      const fields = { ...row, ...(row.idToken === 'of a user' && { idToken }) };
      const query = key === undefined ? '' : `?key=${key}`;
      const answer = await fetch(
        `${url}/identitytoolkit.googleapis.com/v1/accounts:${name}${query}`,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
          },
          body: JSON.stringify({
            email: address,
            newEmail: address,
            identifier: address,
            ...fields,
          }),
        },
      );
      const body = (await answer.text()).replaceAll(address, 'the address');
      return { status: answer.status, body: body.replace(/"sessionId": "[^"]*"/, '') };
    }

    const statuses = new Set<number>();
    // The sender does not change how a parameter is read: one value of each is enough for every sender.
    const first = Object.fromEntries(
      Object.entries(values).map(([key, [value]]) => [key, [value]]),
    );
    const rows = [
      ...combinations({ ...values, key: ['any'] }),
      ...combinations({ ...first, ...SENDERS }),
    ];
    for (const row of rows) {
      const [taken, ...others] = await Promise.all(ADDRESSES.map((one) => answerTo(row, one)));
      for (const other of others) expect(other, JSON.stringify(row)).toEqual(taken);
      if (taken) statuses.add(taken.status);
    }
    expect(statuses.size).toBeGreaterThan(1);
  },
);

test('reveals a taken address to a sign-up, and a disabled account to its password', async () => {
  const { url, client } = emulator();
  const post = async (operation: string, email: string, password = PASSWORD) => {
    const body = { email, password };
    return (await asApp(url, `v1/accounts:${operation}`, { body })).body.error?.message;
  };
  expect(await post('signUp', 'taken@b.example')).toBe('EMAIL_EXISTS');
  expect(await post('signInWithPassword', 'OFF@b.example')).toBe('USER_DISABLED');
  await client.updateConfig({ emailPrivacyConfig: { enableImprovedEmailPrivacy: false } });
  expect(await post('signInWithPassword', 'off@b.example', 'wrong')).toBe('USER_DISABLED');
  await client.reset();
  const users = [
    {
      ...{ localId: 'imported', email: 'imported@b.example', disabled: true, salt: '' },
      passwordHash: 'XohImNooBHFR0OVvjcYpJ3NgPQ1qq73WKhHvch0VQtg', // SHA-256 of "password"
    },
  ];
  const body = { users, hashAlgorithm: 'SHA256', rounds: 1 };
  await asOwner(url, `v1/projects/${PROJECT}/accounts:batchCreate`, { body });
  const signIn = (password: string) => post('signInWithPassword', 'imported@b.example', password);
  expect(await signIn('wrong')).toBe('INVALID_LOGIN_CREDENTIALS');
  expect(await signIn('password')).toBe('USER_DISABLED');
});
