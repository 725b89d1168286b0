import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getAdditionalUserInfo,
  signInWithCredential,
} from 'firebase/auth';
import { expect, test } from 'vitest';
import { PASSWORD, sdkEmulator, seedAccount } from '../sdkEmulator.ts';

/* Accounts with an e-mail and a password. What they share with others is in `everyWay.test.ts`. */

const { newAuth, signIn } = sdkEmulator('demo-passwords', [seedAccount('ann')]);

test('who signs up is new and signed in, with an address that is not verified', async () => {
  const auth = newAuth();
  const created = await createUserWithEmailAndPassword(auth, 'new@b.example', PASSWORD);
  expect(auth.currentUser).toBe(created.user);
  expect(created).toMatchObject({ operationType: 'signIn', providerId: null });
  expect(created.user).toMatchObject({
    email: 'new@b.example',
    emailVerified: false,
    isAnonymous: false,
    displayName: null,
    providerData: [{ providerId: 'password', uid: 'new@b.example' }],
  });
  expect(getAdditionalUserInfo(created)?.isNewUser).toBe(true);
});

test('an address signs up once, however it is written', async () => {
  const auth = newAuth();
  for (const email of ['ann@b.example', 'ANN@b.example'])
    await expect(createUserWithEmailAndPassword(auth, email, 'Other#2026')).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    });
  expect(auth.currentUser).toBeNull();
});

test('an account signs in by its password or by a credential', async () => {
  const auth = newAuth();
  const credential = EmailAuthProvider.credential('ann@b.example', PASSWORD);
  for (const enter of [() => signIn('ann', auth), () => signInWithCredential(auth, credential)]) {
    const result = await enter();
    expect(result.operationType).toBe('signIn');
    expect(result.user).toMatchObject({ uid: 'ann', email: 'ann@b.example', emailVerified: true });
    expect(getAdditionalUserInfo(result)).toMatchObject({
      isNewUser: false,
      providerId: 'password',
    });
    expect(auth.currentUser?.uid).toBe('ann');
    await auth.signOut();
  }
});

test('a wrong password does not sign in', async () => {
  const auth = newAuth();
  const wrong = EmailAuthProvider.credential('ann@b.example', 'Wrong#2026');
  await expect(signInWithCredential(auth, wrong)).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  });
  expect(auth.currentUser).toBeNull();
});
