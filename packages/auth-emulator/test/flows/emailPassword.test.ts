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

test('signs up and in a new user, with an unverified address', async () => {
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

test('signs up an address once, in any spelling', async () => {
  const auth = newAuth();
  for (const email of ['ann@b.example', 'ANN@b.example'])
    await expect(createUserWithEmailAndPassword(auth, email, 'Other#2026')).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    });
  expect(auth.currentUser).toBeNull();
});

test('signs in by a password or by a credential', async () => {
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

test('does not sign in by a wrong password', async () => {
  const auth = newAuth();
  const wrong = EmailAuthProvider.credential('ann@b.example', 'Wrong#2026');
  await expect(signInWithCredential(auth, wrong)).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  });
  expect(auth.currentUser).toBeNull();
});
