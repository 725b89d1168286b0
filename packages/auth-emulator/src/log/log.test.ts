import { signInAnonymously } from 'firebase/auth';
import { expect, test } from 'vitest';
import { sdkEmulator, seedAccount } from '../../test/sdkEmulator.ts';
import { send, startTestServer } from '../../test/testServer.ts';
import { createClient } from '../client.ts';
import { completePolicy } from '../policy.ts';
import { readBodyText } from './bodyText.ts';
import { createLog } from './createLog.ts';

/* The log shows a developer why an operation failed. */

const policy = completePolicy({ customStrengthOptions: { minPasswordLength: 8 } });
const { emulator, newAuth, signIn } = sdkEmulator('demo-log', [seedAccount('ann')], { policy });
const failed = (work: Promise<unknown>) =>
  work.then(
    () => 'fine',
    () => 'failed',
  );

test('logs each operation with its account, its answer and its bodies', async () => {
  await signIn('ann');
  const [signedIn, lookedUp] = (await emulator().client.log()).slice(-2);
  expect(signedIn).toMatchObject({
    operation: 'signInWithPassword',
    caller: 'app',
    account: { localId: 'ann', email: 'ann@b.example' },
    status: 200,
    effects: [],
    request: { email: 'ann@b.example', password: '••••••••' },
    response: { localId: 'ann', idToken: '••••••••' },
  });
  expect(lookedUp).toMatchObject({ operation: 'lookup', id: Number(signedIn?.id) + 1 });
});

test('masks every field that proves who an account is', () => {
  const proofs = {
    ...{ password: 'x', passwordHash: 'x', salt: 'x', signerKey: 'x', newPassword: 'x' },
    ...{ idToken: 'x', refresh_token: 'x', sessionCookie: 'x', temporaryProof: 'x' },
    ...{ oobCode: 'x', oobLink: 'x', code: 'x', verificationCode: 'x', sessionInfo: 'x' },
    ...{ mfaPendingCredential: 'x', sharedSecretKey: 'x', clientSecret: 'x', privateKey: 'x' },
    ...{ requestUri: 'x', postBody: 'x', samlResponse: 'x' },
  };
  const body = JSON.stringify({ users: [proofs] });
  expect(JSON.stringify(readBodyText(body, false))).not.toContain('"x"');
  const others = {
    localId: 'x',
    temporaryProofExpiresIn: 'x',
    apiKey: 'x',
    users: [{ email: 'x' }],
  };
  expect(readBodyText(JSON.stringify(others), false)).toEqual(others);
});

test('distinguishes simulated failures from refusals, and names the feature', async () => {
  const { client } = emulator();
  await client.failNext('signInWithPassword', 'QUOTA_EXCEEDED : Slow down.');
  await client.failNext('signInWithPassword', 'close');
  await failed(signIn('ann'));
  await failed(signIn('ann'));
  await client.updateAccount('ann', { disableUser: true });
  await failed(signIn('ann'));
  const { user } = await signInAnonymously(newAuth());
  const { url } = emulator();
  await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:update?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken: await user.getIdToken(), password: 'short' }),
  });
  const results = (await client.log())
    .slice(-7)
    .filter(({ operation }) => ['signInWithPassword', 'update'].includes(operation))
    .map(({ caller, status, error, effects }) => ({ caller, status, error, effects }));
  const simulated = (text: string) => [{ feature: 'faults', text }];
  expect(results).toEqual([
    {
      caller: 'app',
      status: 400,
      error: 'QUOTA_EXCEEDED',
      effects: simulated('failed as simulated'),
    },
    {
      caller: 'app',
      status: 0,
      error: undefined,
      effects: simulated('closed the connection as simulated'),
    },
    { caller: 'tool', status: 200, error: undefined, effects: [] },
    { caller: 'app', status: 400, error: 'USER_DISABLED', effects: [] },
    {
      caller: 'app',
      status: 400,
      error: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      effects: [{ feature: 'policy', text: 'refused the password' }],
    },
  ]);
});

test('keeps the log during a reset, by the project’s clock', async () => {
  const { client } = emulator();
  await client.setClock(86_400);
  await failed(signIn('nobody'));
  await client.reset();
  const last = (await client.log()).at(-1);
  expect(last).toMatchObject({
    operation: 'signInWithPassword',
    account: { email: 'nobody@b.example' },
  });
  expect(Number(last?.at) - Date.now()).toBeGreaterThan(86_000_000);
});

const post = (url: string, body: object, path = 'accounts:signUp?key=any') =>
  send(`${url}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('keeps the last 1,000 operations', () => {
  const { add, after } = createLog();
  const operation = { at: 0, operation: 'signUp', caller: 'app', status: 200 } as const;
  for (let count = 0; count < 1003; count += 1) {
    add({ ...operation, milliseconds: 1, effects: [], requestText: '{}', responseText: '{}' });
  }
  const ids = after(0).map(({ id }) => id);
  expect(ids).toHaveLength(1000);
  expect([ids[0], ids.at(-1)]).toEqual([4, 1003]);
  expect(after(1001).map(({ id }) => id)).toEqual([1002, 1003]);
});

test('cuts long bodies', async () => {
  const { proxy } = await startTestServer({ body: JSON.stringify({ localId: 'x'.repeat(5000) }) });
  const client = createClient({ url: proxy.url, projectId: 'demo-test' });
  await post(proxy.url, { displayName: 'Ann' });
  const [logged] = await client.log();
  expect(logged).toMatchObject({ request: { displayName: 'Ann' }, response: { cut: true } });
});

test('never serves text of an account as HTML', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const { proxy } = await startTestServer({ body: JSON.stringify({ displayName: name }) });
  await post(proxy.url, { displayName: name });
  for (const path of ['toystore/log', 'toystore/projects', 'toystore/start']) {
    const { headers } = await send(`${proxy.url}/${path}`, {
      headers: { authorization: 'Bearer owner', accept: 'text/html' },
    });
    expect(headers['content-type']).toContain('application/json');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  const page = await send(proxy.url, { headers: { accept: 'text/html' } });
  expect(page.text).not.toContain('onerror');
});
