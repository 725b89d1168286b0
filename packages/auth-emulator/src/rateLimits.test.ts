import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { expect, test } from 'vitest';
import { PASSWORD, sdkEmulator, seedAccount } from '../test/sdkEmulator.ts';

/* The provider's limits, as an app meets them: by Firebase's own SDK. */

const users = [seedAccount('ann'), seedAccount('bob')];
const { emulator, newAuth, signIn } = sdkEmulator('demo-limits', users, { rateLimits: true });
const tooMany = { code: 'auth/too-many-requests' };

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

test('sends five sign-in links a day', async () => {
  const auth = newAuth();
  const settings = { url: 'http://localhost:5173/', handleCodeInApp: true };
  const send = () => sendSignInLinkToEmail(auth, 'ann@b.example', settings);
  for (const _ of [1, 2, 3, 4, 5]) await send();
  await expect(send()).rejects.toMatchObject({ code: 'auth/quota-exceeded' });
  await emulator().client.reset();
  await send();
});
