import { readFileSync } from 'node:fs';
import * as firebaseApp from 'firebase/app';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { englishHelpTexts } from '../errors/englishHelpTexts.ts';
import type { SignedInUser } from '../user.ts';
import { createAccountService } from './accountService.ts';

// The real SDK, whose build for Node keeps a stored session in memory.

afterAll(() => vi.resetModules()); // test files share modules, and others mock these

const HOUR_MS = 3_600_000;
const RESTORE_LIMIT_MS = 10_000;
const SDK_LIMIT_MS = 30_000;

type Answer = (signal: AbortSignal) => Response | Promise<Response>;

const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status });
const html =
  (status: number): Answer =>
  () =>
    new Response('<!doctype html>', { status });
const code = (message: string, status = 400) => json({ error: { code: status, message } }, status);
const onAbort = (signal: AbortSignal, reject: (reason: unknown) => void) =>
  signal.addEventListener('abort', () => reject(signal.reason));
const body = (start: (stream: ReadableStreamDefaultController) => void) =>
  new Response(new ReadableStream({ start }));

const FAILING = [500, 502, 503, 429];

/** Answers that are no verdict about the account. */
const FAULTS: Record<string, Answer[]> = {
  '500, 502, 503, 429 with JSON': FAILING.map((status) => code('Sorry.', status)),
  '500, 502, 503, 429 with other JSON': FAILING.map((status) => json({ error: 'Sorry.' }, status)),
  '500, 502, 503, 429 with HTML': FAILING.map(html),
  '`TOO_MANY_ATTEMPTS_TRY_LATER`, `QUOTA_EXCEEDED`': [
    code('TOO_MANY_ATTEMPTS_TRY_LATER'),
    code('QUOTA_EXCEEDED : Exceeded quota.'),
  ],
  '`INVALID_ID_TOKEN`, another or an unknown code': [
    code('INVALID_ID_TOKEN'),
    code('API key not valid. Please pass a valid API key.'),
    code('Requests from referer https://site.example are blocked.', 403),
  ],
  'an empty 200': [() => new Response('')],
  'a captive portal’s page or JSON with 200': [html(200), json({}), json([]), json('Log in')],
  'a 200 without an account or token': [
    json({ users: [], access_token: '' }),
    json({ users: [{}] }),
  ],
  'a connection that ends before or within the answer': [
    () => Promise.reject(new TypeError('fetch failed')),
    () => body((stream) => stream.error(new TypeError('terminated'))),
  ],
  'no answer, or one that does not end': [
    (signal) => new Promise((_, reject) => onAbort(signal, reject)),
    (signal) => body((stream) => onAbort(signal, (reason) => stream.error(reason))),
  ],
};

/** Answers that end the session, and the reason that the shopper sees. */
const VERDICTS: Record<string, { answer: Answer; endedBy: string; only?: Operation }> = {
  '`USER_DISABLED`': { answer: code('USER_DISABLED'), endedBy: 'auth/user-disabled' },
  '`USER_NOT_FOUND`': { answer: code('USER_NOT_FOUND'), endedBy: 'auth/user-token-expired' },
  '`TOKEN_EXPIRED`': { answer: code('TOKEN_EXPIRED'), endedBy: 'auth/user-token-expired' },
  '`INVALID_REFRESH_TOKEN`': {
    answer: code('INVALID_REFRESH_TOKEN'),
    endedBy: 'auth/user-token-expired',
  },
};

type Operation = 'lookup' | 'token';
let answers: Partial<Record<Operation, Answer>> = {};
let tokens = 0;

/** The provider: it is well, except for `answers`. */
const provider = async (url: string, { signal }: { signal: AbortSignal }) => {
  const operation = /\w+$/.exec(new URL(url).pathname)?.[0];
  if (operation === 'lookup' || operation === 'token') {
    const answer = answers[operation];
    if (answer) return answer(signal);
  }
  tokens += 1;
  return Response.json({
    users: [{ localId: 'ann', email: 'ann@site.example' }],
    ...{ idToken: `id-${tokens}`, refreshToken: 'refresh', expiresIn: '3600' }, // of a login
    ...{ access_token: `id-${tokens}`, refresh_token: 'refresh', expires_in: '3600' },
  });
};

/** Opens a page, which restores the session of the one before. */
async function openPage() {
  await Promise.all(firebaseApp.getApps().map(firebaseApp.deleteApp));
  const firebase = { apiKey: 'key', authDomain: 'site.example', projectId: 'site' };
  const service = createAccountService({ firebase, issuer: 'Site' }, englishHelpTexts);
  const reports: { user: SignedInUser | null; endedBy: string | undefined }[] = [];
  const onSignOut = vi.fn();
  service.observeUser((user, endedBy) => reports.push({ user, endedBy }), onSignOut);
  await vi.advanceTimersByTimeAsync(RESTORE_LIMIT_MS);
  await vi.waitFor(() => expect(reports).not.toEqual([]));
  return {
    service,
    onSignOut,
    report: () => reports.at(-1),
    /** The user returns to the page. @returns whether the account could be checked */
    async check(): Promise<boolean> {
      const done = service.refreshUser().then(
        () => true,
        () => false,
      );
      await vi.advanceTimersByTimeAsync(SDK_LIMIT_MS);
      return done;
    },
  };
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('fetch', provider);
  answers = {};
  const { service } = await openPage();
  await service.signInUser('ann@site.example', 'password');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const signedIn = { user: expect.objectContaining({ uid: 'ann' }) };

describe.each(['lookup', 'token'] as const)('%s', (operation) => {
  describe.each(Object.entries(FAULTS))('%s', (_, list) => {
    test.each(list.map((answer, index) => [index, answer] as const))(
      '%i: keeps the session on load and an hour later, until the provider is well',
      async (_index, answer) => {
        answers = { [operation]: answer };
        await vi.advanceTimersByTimeAsync(operation === 'token' ? HOUR_MS : 0);
        const page = await openPage();
        expect(page.report()).toMatchObject(signedIn);
        await vi.advanceTimersByTimeAsync(HOUR_MS);
        expect(await page.check()).toBe(false);
        expect(await page.check()).toBe(false); // the failure has left nothing behind
        expect(page.report()).toMatchObject(signedIn);

        answers = {};
        expect(await page.check()).toBe(true);
        expect((await openPage()).report()).toMatchObject(signedIn);
      },
    );
  });

  describe.each(Object.entries(VERDICTS))('%s', (_, { answer, endedBy }) => {
    const ended = { user: null, endedBy };

    test('ends the session on load, with its reason', async () => {
      answers = { [operation]: answer };
      await vi.advanceTimersByTimeAsync(operation === 'token' ? HOUR_MS : 0);
      expect((await openPage()).report()).toEqual(ended);
      answers = {};
      expect((await openPage()).report()).toMatchObject({ user: null });
    });

    test('ends the session an hour later, with its reason', async () => {
      const page = await openPage();
      await vi.advanceTimersByTimeAsync(HOUR_MS);
      answers = { [operation]: answer };
      expect(await page.check()).toBe(false);
      expect(page.report()).toEqual(ended);
      expect(page.onSignOut).not.toHaveBeenCalled();
    });
  });
});

test('reports a sign-out before the session ends, and no reason', async () => {
  const { service, onSignOut, report } = await openPage();
  onSignOut.mockImplementation(() => expect(report()).toMatchObject(signedIn));
  await service.logOut();
  expect(onSignOut).toHaveBeenCalledOnce();
  expect(report()).toEqual({ user: null, endedBy: undefined });
});

const GUIDE = '../../../../docs/auth.md';
const BEGIN = '<!-- `npm run accept -- tables` writes this table. -->';

/** The table of the guide: every answer above. */
function table(): string {
  const sees = (endedBy: string) =>
    endedBy === 'auth/user-disabled'
      ? '“This account can no longer be used.”'
      : '“Please log in again.”';
  const rows = [
    ...Object.keys(FAULTS).map((answer) => [answer, 'stays signed in']),
    ...Object.entries(VERDICTS).map(([answer, { endedBy }]) => [
      answer,
      `signed out: ${sees(endedBy)}`,
    ]),
  ];
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return ['| answer to `lookup` or `token` | the shopper |', '| --- | --- |', ...lines].join('\n');
}

test('docs/auth.md lists every answer with what it does to the session', async () => {
  const guide = readFileSync(new URL(GUIDE, import.meta.url), 'utf8');
  const [before, after = ''] = guide.split(BEGIN);
  const rest = after.replace(/^\n\n(?:\|.*\n)*/, '');
  await expect(`${before}${BEGIN}\n\n${table()}\n${rest}`).toMatchFileSnapshot(GUIDE);
});
