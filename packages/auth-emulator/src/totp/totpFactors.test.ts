import { expect, test } from 'vitest';
import { V1 } from '../../test/requestForms.ts';
import { send, startTestServer } from '../../test/testServer.ts';
import { factorsOf } from './index.ts';
import { totpOf } from './totpFactor.ts';
import { createTotpFactors } from './totpFactors.ts';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const ANN = { localId: 'ann', createdAt: '1' };
const NOW = 1_800_000_015_000;

/** Factors with a clock of their own, and ann's in them. */
function annsFactor() {
  const clock = { now: NOW };
  const totp = createTotpFactors(() => clock.now);
  const seed = { ...ANN, mfaInfo: [{ totpInfo: { sharedSecretKey: SECRET } }] };
  expect(totp.load([seed], [ANN])).toEqual([]);
  const [factor] = totp.of(ANN);
  if (factor === undefined) throw new Error('The seed has a factor.');
  return { clock, totp, factor };
}

const codeAt = (timestamp: number) => totpOf(SECRET).generate({ timestamp });

test.each([
  [-60, false],
  [-30, true],
  [0, true],
  [30, true],
  [60, false],
])('the code of %i s from now counts: %s', (seconds, counts) => {
  const { totp, factor } = annsFactor();
  expect(totp.takeCode(factor, codeAt(NOW + seconds * 1000))).toBe(counts);
});

test('accepts a code once, also in the next period', () => {
  const { clock, totp, factor } = annsFactor();
  expect(totp.takeCode(factor, codeAt(NOW))).toBe(true);
  expect(totp.takeCode(factor, codeAt(NOW))).toBe(false);
  clock.now += 30_000;
  expect(totp.takeCode(factor, codeAt(NOW))).toBe(false);
  expect(totp.takeCode(factor, codeAt(clock.now))).toBe(true);
});

test('the code that is returned counts, as long as one is left', () => {
  const { totp, factor } = annsFactor();
  const codes = [0, 1, 2].map(() => {
    const code = totp.list()[0]?.code ?? '';
    expect(totp.takeCode(factor, code)).toBe(true);
    return code;
  });
  expect(new Set(codes).size).toBe(3);
});

test('the RFC 6238 example', () => {
  expect(codeAt(59_000)).toBe('287082');
});

test.each(['', '1', '28708', 'abcdef', '2870822', '２８７０８２'])('is no code: %s', (code) => {
  const { totp, factor } = annsFactor();
  expect(totp.takeCode(factor, code)).toBe(false);
});

test('a new account with the ID of a deleted one has no factors', () => {
  const { totp } = annsFactor();
  expect(totp.of({ ...ANN, createdAt: '2' })).toEqual([]);
});

test('accounts of two tenants with the same ID have factors of their own', () => {
  const { totp, factor } = annsFactor();
  const inTenant = { ...ANN, tenantId: 't' };
  expect(totp.of(inTenant)).toEqual([]);
  const info = { totpInfo: { sharedSecretKey: SECRET } };
  totp.load([{ ...inTenant, mfaInfo: [info] }], [ANN, inTenant]);
  expect(totp.of(inTenant)).toMatchObject([{ tenantId: 't' }]);
  totp.keep({ localId: 'ann', tenantId: 't' }, []);
  expect(totp.of(inTenant)).toEqual([]);
  expect(totp.of(ANN)).toEqual([factor]);
});

test('an enrollment expires after five minutes, and belongs to the user who started it', () => {
  const { clock, totp } = annsFactor();
  const { sessionInfo, secret } = totp.startEnrollment(ANN);
  const finish = (owner = ANN) =>
    totp.finishEnrollment(owner, sessionInfo, totpOf(secret).generate({ timestamp: clock.now }));
  expect(finish({ ...ANN, localId: 'bob' })).toBe('INVALID_SESSION_INFO');
  clock.now += 300_001;
  expect(finish()).toBe('SESSION_EXPIRED');
  expect(totp.listEnrollments()).toEqual([]);
  clock.now -= 1;
  expect(totp.listEnrollments()).toMatchObject([{ localId: 'ann', sharedSecretKey: secret }]);
  expect(finish()).toMatchObject({ localId: 'ann', sharedSecretKey: secret });
});

test('an invalid secret is reported', () => {
  const totp = createTotpFactors(Date.now);
  const seed = { ...ANN, mfaInfo: [{ totpInfo: { sharedSecretKey: 'short' } }] };
  expect(totp.load([seed], [ANN])).toEqual([
    'ann: its TOTP secret must be base32, with 16 characters or more.',
  ]);
});

const ACCOUNT = {
  localId: 'a',
  createdAt: '1',
  mfaInfo: [{ totpInfo: { sharedSecretKey: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' } }],
};
const REFRESH = Buffer.from('{"localId":"a","projectId":"demo-test"}').toString('base64');
const ANSWER = { users: [ACCOUNT], localId: 'a', idToken: 'e30.e30.', refreshToken: REFRESH };

async function start() {
  const { proxy, received } = await startTestServer({ body: JSON.stringify(ANSWER) });
  factorsOf(proxy.project).load([ACCOUNT], [ACCOUNT]);
  const post = async (path: string, body: object, headers = {}) => {
    const options = { method: 'POST', headers, body: JSON.stringify(body) };
    return JSON.parse((await send(`${proxy.url}${V1}${path}`, options)).text);
  };
  return { project: proxy.project, received, post };
}

test.each([
  {},
  { idToken: '' },
  { id_token: '' },
  { idToken: null },
  { id_token: '', ID_TOKEN_: 'x' },
])('a sign-in that links nothing asks for the code: %j', async (fields) => {
  const { post } = await start();
  const body = { requestUri: 'http://localhost', postBody: 'id_token={}', ...fields };
  const answer = await post('/accounts:signInWithIdp?key=k', body);
  expect(answer.refreshToken).toBeUndefined();
  expect(answer.idToken).toBeUndefined();
});

test.each(['localId', 'local_id', 'LOCAL_ID'])(
  'the owner removes a factor, whether the account is named by %s',
  async (name) => {
    const { post, project, received } = await start();
    const owner = { authorization: 'Bearer owner' };
    const path = '/projects/demo-test/accounts:update';
    await post(path, { [name]: 'a', mfa: { enrollments: [] } }, owner);
    expect(factorsOf(project).isEmpty()).toBe(true);
    expect(received.at(-1)?.body.toString()).toBe('{"localId":"a","mfa":{"enrollments":[]}}');
  },
);
