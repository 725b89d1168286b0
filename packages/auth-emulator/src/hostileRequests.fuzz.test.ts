import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { emulatorRoutes, legacyRoutes } from '../test/emulatorRoutes.ts';
import { LEGACY } from '../test/requestForms.ts';
import { startSharedEmulator } from '../test/sharedEmulator.ts';
import { send } from '../test/testServer.ts';
import { writeSeed } from '../test/writeSeed.ts';
import {
  clockPath,
  type EmulatorAccount,
  faultsPath,
  mailPath,
  passwordOf,
  passwordPolicyPath,
  recentLoginPath,
  resetPath,
  totpPath,
} from './client.ts';

/* Any request to any address is answered, the emulator keeps running, and a reset removes every effect. */

const PROJECT = 'demo-hostile';
const OWN_PATHS = [
  clockPath,
  faultsPath,
  mailPath,
  passwordPolicyPath,
  recentLoginPath,
  totpPath,
  resetPath(PROJECT),
];
const OTHER_PATHS = [
  '',
  'emulator/action',
  'gapi.js',
  '.well-known/jwks.json',
  '%',
  '//',
  'v1/projects//x',
];

/** Every address of the proxy and of the emulator. */
const routes = [
  ...emulatorRoutes(PROJECT),
  ...legacyRoutes().map(({ legacy }) => ({
    method: 'POST',
    path: `${LEGACY}/${legacy}`,
    fields: [],
  })),
  ...[...OWN_PATHS, ...OTHER_PATHS].map((path) => ({
    method: 'POST',
    path: `/${path}`,
    fields: [],
  })),
];
const OWN_FIELDS = ['account', 'error', 'offset', 'operation', 'seconds', 'times'];
const fieldNames = [
  ...new Set(routes.flatMap(({ fields }) => fields)),
  ...OWN_FIELDS,
  ...['__proto__', 'constructor', ''],
];

const tokens = fc
  .record({
    localId: fc.string(),
    projectId: fc.string(),
    authTime: fc.double(),
    user_id: fc.string(),
  })
  .map((claims) => Buffer.from(JSON.stringify(claims)).toString('base64url'))
  .chain((text) => fc.constantFrom(text, `e30.${text}.`, `${text}.${text}`, '..'));

const values = fc.oneof(
  fc.jsonValue(),
  tokens,
  fc.constantFrom(
    null,
    -1,
    2 ** 60,
    '\u0000',
    '\ud800',
    'a@b.example',
    'x'.repeat(100_000),
    [[[]]],
    {},
  ),
);

const objects = fc
  .array(fc.tuple(fc.constantFrom(...fieldNames), values), { maxLength: 6 })
  .map((entries) => JSON.stringify(Object.fromEntries(entries)));

const bodies = fc.oneof(
  { weight: 6, arbitrary: objects.map((json) => Buffer.from(json)) },
  { weight: 2, arbitrary: objects.map((json) => Buffer.from(json.slice(0, json.length / 2))) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: objects.map((json) => gzipSync(json)) },
);

const requests = fc.record({
  route: fc.constantFrom(...routes),
  method: fc.option(fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD')),
  query: fc.constantFrom(
    '',
    '?key=k',
    '?key=demo-test',
    '?apiKey=k&oobCode=x&mode=resetPassword',
    '?%',
  ),
  owner: fc.boolean(),
  type: fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'a/b',
  ),
  encoding: fc.constantFrom('identity', 'gzip', 'br'),
  body: bodies,
});

test('junk, truncated and hostile bodies are answered, and nothing is left of them', async () => {
  const users = [{ localId: 'ann', email: 'ann@b.example', rawPassword: 'ToyBox#2026' }];
  const { url, client, stop } = await startSharedEmulator(PROJECT, { seed: writeSeed({ users }) });
  onTestFinished(stop);
  const before = await client.accounts();

  await fc.assert(
    fc.asyncProperty(requests, async ({ route, query, owner, type, encoding, body, ...sent }) => {
      const method = sent.method ?? route.method;
      const answer = send(url, {
        method,
        path: `${route.path}${query}`,
        headers: {
          'content-type': type,
          'content-encoding': encoding,
          'content-length': String(body.length),
          ...(owner && { authorization: 'Bearer owner' }),
        },
        body,
      });
      // Without the emulator, the proxy ends the connection, which rejects.
      expect((await answer).status).toBeGreaterThanOrEqual(200);
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 500) }, // enough to request the routes that docs/coverage.md names
  );

  await client.reset();
  const kept = (account: EmulatorAccount) => ({
    localId: account.localId,
    email: account.email,
    password: passwordOf(account),
  });
  expect((await client.accounts()).map(kept)).toEqual(before.map(kept));
  expect([
    await client.clock(),
    await client.faults(),
    await client.mail(),
    await client.totpFactors(),
  ]).toEqual([0, [], [], []]);
}, 600_000);
