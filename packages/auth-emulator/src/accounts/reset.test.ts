import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { proxyBefore, send, serve } from '../../test/testServer.ts';
import { createClient } from '../client.ts';
import { importSeed } from '../seed/importSeed.ts';
import { createTotpFactors } from '../totp/totpFactors.ts';

const PROJECT = 'demo-test';
const RESET = `/emulator/v1/projects/${PROJECT}/accounts:reset`;
const SEED = {
  accounts: [
    { localId: 'a', email: 'a@b.example', emailVerified: true, rawPassword: 'ToyBox#2026' },
    { localId: 'b', email: 'b@b.example', emailVerified: true, rawPassword: 'ToyBox#2026' },
  ],
  config: { signIn: { allowDuplicateEmails: true } },
};
const OWNER = { method: 'POST', headers: { authorization: 'Bearer owner' } };
type Account = Record<string, unknown>;

/** As much of the emulator as a reset needs: it keeps accounts, e-mails and settings, and hashes nothing. */
function smallEmulator({ leavesOut = '' } = {}) {
  const state = {
    accounts: [{ email: 'stranger@b.example' }] as Account[],
    codes: [
      { oobCode: 'one', requestType: 'PASSWORD_RESET' },
      { oobCode: 'two', requestType: 'VERIFY_EMAIL' },
    ],
    config: {},
    log: [] as string[],
  };
  const consumeOobCode = ({ oobCode = '' }) => {
    state.codes = state.codes.filter((code) => code.oobCode !== oobCode);
    return undefined; // refused, as there is no account for it any more
  };
  const operations: Record<string, (body: never) => unknown> = {
    [`DELETE /emulator/v1/projects/${PROJECT}/accounts`]: () => {
      state.accounts = [];
      return {};
    },
    [`GET /emulator/v1/projects/${PROJECT}/oobCodes`]: () => ({ oobCodes: state.codes }),
    [`PATCH /emulator/v1/projects/${PROJECT}/config`]: (config: object) => {
      state.config = config;
      return config;
    },
    'POST /identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=any': consumeOobCode,
    'POST /identitytoolkit.googleapis.com/v1/accounts:update?key=any': consumeOobCode,
    [`POST /identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:batchCreate`]: ({
      users,
    }: {
      users: Account[];
    }) => {
      const taken = users.filter(({ email }) => email !== leavesOut);
      state.accounts.push(
        ...taken.map(({ rawPassword, ...account }) => ({
          ...account,
          ...(rawPassword
            ? { salt: 's', passwordHash: `fakeHash:salt=s:password=${rawPassword}` }
            : {}),
        })),
      );
      return { error: taken.length < users.length ? [{ index: 0, message: 'no good' }] : [] };
    },
    [`POST /identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:query`]: () => ({
      userInfo: state.accounts,
    }),
  };
  const listener: RequestListener = async (request, response) => {
    const operation = `${request.method} ${request.url}`;
    state.log.push(operation);
    const sent = await text(request);
    const answer = operations[operation]?.(JSON.parse(sent || '{}') as never); // each knows its own body
    response.writeHead(answer ? 200 : 400).end(JSON.stringify(answer ?? {}));
  };
  return { state, listener };
}

/** The proxy before such an emulator. */
async function startProxy(listener: RequestListener) {
  const url = await serve(listener);
  return proxyBefore(url, {
    reset: () => importSeed(createClient({ url, projectId: PROJECT }), SEED, createTotpFactors()),
  });
}

test('a reset leaves the accounts of the seed, their settings, and no links that still count', async () => {
  const { state, listener } = smallEmulator();
  const proxy = await startProxy(listener);
  const answer = await send(`${proxy.url}${RESET}`, OWNER);
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toEqual({ accounts: 2 });
  expect(state.accounts.map(({ email }) => email)).toEqual(['a@b.example', 'b@b.example']);
  expect(state.codes).toEqual([]);
  expect(state.config).toEqual({
    ...SEED.config,
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true }, // the seed says nothing of it
  });
});

test('a reset puts back for how long a login is recent', async () => {
  const proxy = await startProxy(smallEmulator().listener);
  const client = createClient({ url: proxy.url, projectId: PROJECT });
  await client.setRecentLogin(7);
  await client.reset();
  expect(await client.recentLogin()).toBe(300);
});

test('two resets at once happen one after the other', async () => {
  const { state, listener } = smallEmulator();
  const proxy = await startProxy(listener);
  const url = `${proxy.url}${RESET}`;
  const answers = await Promise.all([send(url, OWNER), send(url, OWNER)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const begins = state.log.flatMap((line, at) => (line.startsWith('DELETE') ? [at] : []));
  const first = state.log.findIndex((line) => line.endsWith(':query'));
  expect(begins).toEqual([0, first + 1]);
});

test('an account that the emulator leaves out is reported', async () => {
  const { listener } = smallEmulator({ leavesOut: 'b@b.example' });
  const proxy = await startProxy(listener);
  const answer = await send(`${proxy.url}${RESET}`, OWNER);
  expect(answer.status).toBe(500);
  expect(JSON.parse(answer.text).error.message).toContain('b@b.example is missing.');
});

test.each([{}, { authorization: 'Bearer someone' }])(
  'only the owner resets: %o',
  async (headers) => {
    const { state, listener } = smallEmulator();
    const proxy = await startProxy(listener);
    const answer = await send(`${proxy.url}${RESET}`, { method: 'POST', headers });
    expect(answer.status).toBe(403);
    expect(state.log).toEqual([]);
  },
);

test('a reset without an emulator is a dead connection, and the next one works', async () => {
  const url = 'http://127.0.0.1:1';
  const proxy = await proxyBefore(url, {
    reset: () => importSeed(createClient({ url, projectId: PROJECT }), SEED, createTotpFactors()),
  });
  const reset = () => send(`${proxy.url}${RESET}`, OWNER);
  await expect(reset()).rejects.toThrow('socket hang up');
  await expect(reset()).rejects.toThrow('socket hang up');
});
