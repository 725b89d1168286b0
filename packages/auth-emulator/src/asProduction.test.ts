import {
  applyActionCode,
  fetchSignInMethodsForEmail,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateEmail,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { expect, test } from 'vitest';
import { asOwner } from '../test/rest.ts';
import { PASSWORD, sdkEmulator, seedAccount } from '../test/sdkEmulator.ts';

/* Differences between the bare emulator and production that the proxy removes, tested with Firebase's SDK. */

const users = [seedAccount('ann'), seedAccount('bob')];
const { emulator, newAuth, signIn } = sdkEmulator('demo-production', users);
const client = () => emulator().client;
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fine',
    (error) => error.code,
  );

const setConfig = (path: string, body: object) =>
  asOwner(emulator().url, path, { method: 'PATCH', body });

test('ends every session by a reset, even one of a later time', async () => {
  await client().setClock(3600);
  const { user } = await signIn('ann');
  await client().reset();
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
});

test('ends all sessions of an account but its own after a new address', async () => {
  await client().updateConfig({ emailPrivacyConfig: { enableImprovedEmailPrivacy: false } });
  const [own, other] = [await signIn('ann'), await signIn('ann')];
  await client().setClock(60);
  await updateEmail(own.user, 'new@b.example');
  expect(await codeOf(own.user.getIdToken(true))).toBe('fine');
  expect(await codeOf(other.user.getIdToken(true))).toBe('auth/user-token-expired');
});

/** The code in the last e-mail to an address. */
async function lastCode(to: string) {
  const { link = '' } = (await client().mail(to)).at(-1) ?? {};
  return new URL(link).searchParams.get('oobCode') ?? '';
}

test('ends every session when a link changes or restores an address', async () => {
  const [own, other, bob] = [await signIn('ann'), await signIn('ann'), await signIn('bob')];
  await verifyBeforeUpdateEmail(own.user, 'new@b.example');
  const code = await lastCode('new@b.example');
  await client().setClock(60);
  expect(await codeOf(applyActionCode(newAuth(), 'wrong'))).toBe('auth/invalid-action-code');
  expect(await codeOf(other.user.getIdToken(true))).toBe('fine');
  await client().setClock(120);
  await applyActionCode(newAuth(), code);
  for (const { user } of [own, other])
    expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
  expect(await codeOf(bob.user.getIdToken(true))).toBe('fine');

  await client().updateConfig({ emailPrivacyConfig: { enableImprovedEmailPrivacy: false } });
  const { user } = await signInWithEmailAndPassword(newAuth(), 'new@b.example', PASSWORD);
  await updateEmail(user, 'third@b.example');
  await client().setClock(180);
  await applyActionCode(newAuth(), await lastCode('new@b.example'));
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
});

test.each([
  ['changes', 'new@b.example', 'verifyEmail'],
  ['verifies', 'ann@b.example', 'verifyAndChangeEmail'],
  ['restores', 'ann@b.example', 'verifyEmail'],
])('rejects the altered mode of a link that %s an address', async (kind, to, mode) => {
  const { user } = await signIn('ann');
  await client().updateConfig({ emailPrivacyConfig: { enableImprovedEmailPrivacy: false } });
  if (kind === 'changes') await verifyBeforeUpdateEmail(user, to);
  else if (kind === 'verifies') await sendEmailVerification(user);
  else await updateEmail(user, 'new@b.example');
  const before = await client().accounts();
  const [{ link = '' } = {}] = await client().mail(to);
  const altered = new URL(link);
  altered.searchParams.set('mode', mode);
  const answer = await fetch(altered);
  expect(answer.status).toBe(400);
  const error = 'Requested mode does not match the OOB code provided.';
  expect(await answer.json()).toEqual({ authEmulator: { error } });
  expect(await client().accounts()).toEqual(before);
  expect((await fetch(link)).status).toBe(200); // the code was not used
});

test('ends no session when a link verifies an address', async () => {
  const { user } = await signIn('ann');
  await sendEmailVerification(user);
  await client().setClock(60);
  await applyActionCode(newAuth(), await lastCode('ann@b.example'));
  expect(await codeOf(user.getIdToken(true))).toBe('fine');
});

test('reveals in no answer whether an address has an account', async () => {
  const auth = newAuth();
  for (const email of ['ann@b.example', 'stranger@b.example']) {
    const failed = signInWithEmailAndPassword(auth, email, 'wrong');
    expect(await codeOf(failed)).toBe('auth/invalid-credential');
    expect(await codeOf(sendPasswordResetEmail(auth, email))).toBe('fine');
    expect(await fetchSignInMethodsForEmail(auth, email)).toEqual([]);
  }
  expect((await client().mail()).map(({ to }) => to)).toEqual(['ann@b.example']);

  const { user } = await signIn('ann');
  expect(await codeOf(updateEmail(user, 'new@b.example'))).toBe('auth/operation-not-allowed');
  expect(await codeOf(verifyBeforeUpdateEmail(user, 'bob@b.example'))).toBe('fine');
  expect(await client().mail('bob@b.example')).toEqual([]);
  await verifyBeforeUpdateEmail(user, 'new@b.example');
  await applyActionCode(auth, await lastCode('new@b.example'));
  expect((await client().account('new@b.example'))?.localId).toBe('ann');
});

test('keeps the settings when an update names none of them', async () => {
  await client().updateConfig({ signIn: { allowDuplicateEmails: true } });
  const before = await client().config();
  for (const settings of [{}, { signIn: {} }, { unknown: true }]) {
    const answer = await setConfig('emulator/v1/projects/demo-production/config', settings);
    expect(answer.body).toEqual(before);
    expect(await client().config()).toEqual(before);
  }
});

test('switches the protection off, by both addresses of the setting', async () => {
  const off = { emailPrivacyConfig: { enableImprovedEmailPrivacy: false } };
  const guess = () => codeOf(signInWithEmailAndPassword(newAuth(), 'stranger@b.example', PASSWORD));
  for (const path of ['identitytoolkit.googleapis.com/admin/v2', 'v2']) {
    const address = `${path}/projects/demo-production/config?updateMask=emailPrivacyConfig`;
    expect((await setConfig(address, off)).status).toBe(200);
    expect(await guess()).toBe('auth/user-not-found');
    await client().reset();
    expect(await guess()).toBe('auth/invalid-credential');
  }
});
