import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { PROJECT } from '../addresses.mjs';
import { readSeed, readSeedConfig } from '../seed.mjs';
import { readWhole } from './exchange.mjs';
import { ask, frontBefore, serve } from './trial.ts';

const OWNER = { method: 'POST', headers: { authorization: 'Bearer owner' } };
type Account = Record<string, unknown>;

/** As much of the emulator as a reset needs: it keeps accounts, e-mails and settings, and hashes nothing. */
function smallEmulator({ leavesOut = '' } = {}) {
  const state = {
    accounts: [{ email: 'stranger@toystore.example' }] as Account[],
    codes: [
      { oobCode: 'one', requestType: 'PASSWORD_RESET' },
      { oobCode: 'two', requestType: 'VERIFY_EMAIL' },
    ],
    config: {},
    log: [] as string[],
  };
  const useUp = ({ oobCode = '' }) => {
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
    'POST /identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=any': useUp,
    'POST /identitytoolkit.googleapis.com/v1/accounts:update?key=any': useUp,
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
    const text = (await readWhole(request)).toString('utf8');
    const answer = operations[operation]?.(JSON.parse(text || '{}') as never); // each knows its own body
    response.writeHead(answer ? 200 : 400).end(JSON.stringify(answer ?? {}));
  };
  return { state, listener };
}

test('a reset leaves the demo accounts, their settings, and no links that still count', async () => {
  const { state, listener } = smallEmulator();
  const front = await frontBefore(await serve(listener));
  const answer = await ask(`${front.url}/toystore/reset`, OWNER);
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toEqual({ accounts: readSeed().length });
  expect(state.accounts.map(({ email }) => email)).toEqual(readSeed().map(({ email }) => email));
  expect(state.codes).toEqual([]);
  expect(state.config).toMatchObject(readSeedConfig());
  expect(state.config).toHaveProperty('emailPrivacyConfig.enableImprovedEmailPrivacy', false);
});

test('two resets at once happen one after the other', async () => {
  const { state, listener } = smallEmulator();
  const front = await frontBefore(await serve(listener));
  const url = `${front.url}/toystore/reset`;
  const answers = await Promise.all([ask(url, OWNER), ask(url, OWNER)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const begins = state.log.flatMap((line, at) => (line.startsWith('DELETE') ? [at] : []));
  const first = state.log.findIndex((line) => line.endsWith(':query'));
  expect(begins).toEqual([0, first + 1]);
});

test('an account that the emulator leaves out is told', async () => {
  const { listener } = smallEmulator({ leavesOut: 'photo@toystore.example' });
  const front = await frontBefore(await serve(listener));
  const answer = await ask(`${front.url}/toystore/reset`, OWNER);
  expect(answer.status).toBe(500);
  expect(JSON.parse(answer.text).error.message).toContain('photo@toystore.example is missing.');
});

test.each([{}, { authorization: 'Bearer someone' }])(
  'only the owner resets: %o',
  async (headers) => {
    const { state, listener } = smallEmulator();
    const front = await frontBefore(await serve(listener));
    const answer = await ask(`${front.url}/toystore/reset`, { method: 'POST', headers });
    expect(answer.status).toBe(403);
    expect(state.log).toEqual([]);
  },
);

test('a reset without an emulator is a dead connection, and the next one works', async () => {
  const front = await frontBefore('http://127.0.0.1:1');
  const reset = () => ask(`${front.url}/toystore/reset`, OWNER);
  await expect(reset()).rejects.toThrow('socket hang up');
  await expect(reset()).rejects.toThrow('socket hang up');
});
