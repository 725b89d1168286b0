import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  signInAnonymously,
  signInWithEmailAndPassword,
  type User,
  updateEmail,
  updatePassword,
} from 'firebase/auth';
import { expect, test } from 'vitest';
import { PASSWORD, sdkEmulator, seedAccount } from '../sdkEmulator.ts';

/* Guests: people who are signed in without an account, and may get one. */

const { emulator, newAuth, signIn } = sdkEmulator('demo-guests', [seedAccount('ann')]);
const NEW = 'guest@b.example';

const changeBoth = async (guest: User) => {
  await updateEmail(guest, NEW);
  await updatePassword(guest, PASSWORD);
};
const link = (guest: User) =>
  linkWithCredential(guest, EmailAuthProvider.credential(NEW, PASSWORD));

test('keeps the guest of a browser until signing out', async () => {
  const auth = newAuth();
  const { user, operationType } = await signInAnonymously(auth);
  expect(operationType).toBe('signIn');
  expect(user).toMatchObject({ isAnonymous: true, email: null, providerData: [] });
  expect((await user.getIdTokenResult()).signInProvider).toBe('anonymous');
  expect((await signInAnonymously(auth)).user.uid).toBe(user.uid);
  await auth.signOut();
  expect((await signInAnonymously(auth)).user.uid).not.toBe(user.uid);
});

test('replaces a guest with the user that signs up or in', async () => {
  const auth = newAuth();
  const guest = (await signInAnonymously(auth)).user;
  const created = (await createUserWithEmailAndPassword(auth, NEW, PASSWORD)).user;
  const nextGuest = (await signInAnonymously(auth)).user;
  const ann = (await signIn('ann', auth)).user;
  expect(auth.currentUser).toBe(ann);
  expect(new Set([guest, created, nextGuest, ann].map(({ uid }) => uid)).size).toBe(4);
  const again = await signInWithEmailAndPassword(newAuth(), NEW, PASSWORD);
  expect(again.user.uid).toBe(created.uid);
});

test.each([
  ['setting an address and a password', changeBoth],
  ['linking them', link],
])('turns a guest into an account by %s', async (_, upgrade) => {
  const { user } = await signInAnonymously(newAuth());
  await upgrade(user);
  await user.reload();
  expect(user).toMatchObject({ isAnonymous: false, email: NEW });
  expect(user.providerData).toMatchObject([{ providerId: 'password', uid: NEW }]);
  const again = await signInWithEmailAndPassword(newAuth(), NEW, PASSWORD);
  expect(again.user.uid).toBe(user.uid);
});

test('links no address of another account to a guest', async () => {
  const auth = newAuth();
  const { user } = await signInAnonymously(auth);
  const taken = EmailAuthProvider.credential('ann@b.example', PASSWORD);
  await expect(linkWithCredential(user, taken)).rejects.toMatchObject({
    code: 'auth/email-already-in-use',
  });
  expect(auth.currentUser).toBe(user);
  await user.reload();
  expect(user.isAnonymous).toBe(true);
  expect((await emulator().client.account('ann@b.example'))?.localId).toBe('ann');
});
