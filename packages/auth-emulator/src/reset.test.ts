import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { proxyBefore, send, serve } from '../test/testServer.ts';
import { createClient } from './client.ts';

const PROJECT = 'demo-test';
const RESET = `/emulator/v1/projects/${PROJECT}/accounts:reset`;
const SEED = {
  accounts: [
    { localId: 'a', email: 'a@b.example', emailVerified: true, rawPassword: 'ToyBox#2026' },
    { localId: 'b', email: 'b@b.example', emailVerified: true, rawPassword: 'ToyBox#2026' },
  ],
  config: { signIn: { allowDuplicateEmails: true } },
  tenants: [],
};
const OWNER = { method: 'POST', headers: { authorization: 'Bearer owner' } };
type Account = Record<string, unknown>;

const NEW = '/toystore/new';

/** As much of the emulator as a reset needs: it keeps accounts and settings, and hashes nothing. */
function smallEmulator({ leavesOut = '', refusesConfig = false } = {}) {
  const state = {
    accounts: [{ email: 'stranger@b.example' }] as Account[],
    next: [] as Account[],
    config: {},
    log: [] as string[],
  };
  const operations: Record<string, (body: never) => unknown> = {
    [`DELETE ${NEW}`]: () => {
      state.next = [];
      return {};
    },
    [`PUT ${NEW}`]: () => {
      state.accounts = state.next;
      return {};
    },
    [`PATCH ${NEW}/identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config?updateMask=blockingFunctions`]:
      () => ({}),
    [`PATCH ${NEW}/emulator/v1/projects/${PROJECT}/config`]: (config: object) => {
      if (refusesConfig) return undefined;
      state.config = config;
      return config;
    },
    [`POST ${NEW}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:batchCreate`]: ({
      users,
    }: {
      users: Account[];
    }) => {
      const taken = users.filter(({ email }) => email !== leavesOut);
      state.next.push(
        ...taken.map(({ rawPassword, ...account }) => ({
          ...account,
          ...(rawPassword
            ? { salt: 's', passwordHash: `fakeHash:salt=s:password=${rawPassword}` }
            : {}),
        })),
      );
      return { error: taken.length < users.length ? [{ index: 0, message: 'no good' }] : [] };
    },
    [`POST ${NEW}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:query`]: () => ({
      userInfo: state.next,
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
  return proxyBefore(url, { readSeed: () => SEED });
}

test('a reset leaves the accounts of the seed and their settings', async () => {
  const { state, listener } = smallEmulator();
  const proxy = await startProxy(listener);
  const answer = await send(`${proxy.url}${RESET}`, OWNER);
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toEqual({ accounts: 2 });
  expect(state.accounts.map(({ email }) => email)).toEqual(['a@b.example', 'b@b.example']);
  expect(state.config).toEqual({
    ...SEED.config,
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true }, // the default
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
  const first = state.log.findIndex((line) => line.startsWith('PUT'));
  expect(begins).toEqual([0, first + 1]);
});

test('a seed that the emulator refuses is reported, and changes nothing', async () => {
  const { state, listener } = smallEmulator({ refusesConfig: true });
  const proxy = await startProxy(listener);
  const answer = await send(`${proxy.url}${RESET}`, OWNER);
  expect(answer.status).toBe(500);
  expect(JSON.parse(answer.text).error.message).toMatch(/The emulator refused PATCH .*config/);
  expect(state.accounts).toEqual([{ email: 'stranger@b.example' }]);
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
  const proxy = await proxyBefore(url, { readSeed: () => SEED });
  const reset = () => send(`${proxy.url}${RESET}`, OWNER);
  await expect(reset()).rejects.toThrow('socket hang up');
  await expect(reset()).rejects.toThrow('socket hang up');
});
