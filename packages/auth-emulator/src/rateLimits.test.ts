import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { expect, test } from 'vitest';
import { PASSWORD, sdkEmulator, seedAccount } from '../test/sdkEmulator.ts';

/* The provider's limits, as an app meets them: by Firebase's own SDK. */

const users = [seedAccount('ann'), seedAccount('bob')];
const { emulator, newAuth, signIn } = sdkEmulator('demo-limits', users, { rateLimits: true });
const tooMany = { code: 'auth/too-many-requests' };

/** Signs in by a text message, which the SDK does in browsers only; returns the error's message. */
async function signInByPhone(phoneNumber: string): Promise<string | undefined> {
  const call = async (name: string, body: object) => {
    const path = `identitytoolkit.googleapis.com/v1/accounts:${name}?key=any`;
    const headers = { 'content-type': 'application/json' };
    const options = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${emulator().url}/${path}`, options)).json();
  };
  const { sessionInfo } = await call('sendVerificationCode', { phoneNumber });
  const [{ code = '' } = {}] = await emulator().client.smsCodes(phoneNumber);
  return (await call('signInWithPhoneNumber', { sessionInfo, code })).error?.message;
}

async function failToSignIn(times: number) {
  const auth = newAuth();
  for (let count = 0; count < times; count += 1) {
    await expect(signInWithEmailAndPassword(auth, 'ann@b.example', 'wrong')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  }
}

test('blocks an account, and no other, after ten wrong passwords', async () => {
  await failToSignIn(10);
  await expect(signIn('ann')).rejects.toMatchObject(tooMany);
  expect((await signIn('bob')).user.uid).toBe('bob');
  await emulator().client.setClock(301);
  expect((await signIn('ann')).user.uid).toBe('ann');
});

test('resets the count after a right password, or a new one', async () => {
  await failToSignIn(9);
  await signIn('ann');
  await failToSignIn(10);
  const auth = newAuth();
  await sendPasswordResetEmail(auth, 'ann@b.example');
  const [{ oobCode = '' } = {}] = await emulator().client.oobCodes();
  await confirmPasswordReset(auth, oobCode, PASSWORD);
  expect((await signIn('ann')).user.uid).toBe('ann');
});

test('creates a hundred accounts an hour for a machine', async () => {
  const auth = newAuth();
  const signUp = (count: number) =>
    createUserWithEmailAndPassword(auth, `new${count}@b.example`, PASSWORD);
  for (let count = 0; count < 100; count += 1) await signUp(count);
  await expect(signUp(100)).rejects.toMatchObject(tooMany);
  await emulator().client.createAccount({ email: 'by@owner.example', password: PASSWORD });
  await emulator().client.setClock(3601);
  await signUp(100);
});

test('counts every way to create an account, and no sign-in to one that exists', async () => {
  const auth = newAuth();
  const withToken = (uid: string) => signInWithCustomToken(auth, JSON.stringify({ uid }));
  for (let count = 0; count < 97; count += 1) await withToken(`new${count}`);
  for (let count = 0; count < 5; count += 1) await withToken('ann');
  await signInAnonymously(newAuth());
  const google = GoogleAuthProvider.credential(JSON.stringify({ sub: '7', email: 'g@b.example' }));
  await signInWithCredential(newAuth(), google);
  await signInWithCredential(newAuth(), google);
  expect(await signInByPhone('+15550100')).toBeUndefined();
  expect(await signInByPhone('+15550101')).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/);
  await expect(withToken('another')).rejects.toMatchObject(tooMany);
});

test('sends five sign-in links a day', async () => {
  const auth = newAuth();
  const settings = { url: 'http://localhost:5173/', handleCodeInApp: true };
  const send = () => sendSignInLinkToEmail(auth, 'ann@b.example', settings);
  for (const _ of [1, 2, 3, 4, 5]) await send();
  await expect(send()).rejects.toMatchObject({ code: 'auth/quota-exceeded' });
  await emulator().client.reset();
  await send();
});
