import {
  EmailAuthProvider,
  linkWithCredential,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  type User,
  updateEmail,
  updatePassword,
} from 'firebase/auth';
import { expect, test } from 'vitest';
import { PASSWORD, REVEALING, sdkEmulator, seedAccount } from '../sdkEmulator.ts';
import { customToken } from '../signInWays.ts';

/* People whom the app's own server signs in, by a token for a user ID of its choice. */

const { newAuth, signIn } = sdkEmulator('demo-custom', [seedAccount('ann')], {
  config: REVEALING,
});
const NEW = 'clerk@b.example';

const changeBoth = async (user: User) => {
  await updateEmail(user, NEW);
  await updatePassword(user, PASSWORD);
};
const link = (user: User) => linkWithCredential(user, EmailAuthProvider.credential(NEW, PASSWORD));

test('signs in with the ID and the claims of the server, which a refreshed token keeps', async () => {
  const auth = newAuth();
  const { user, operationType } = await signInWithCustomToken(
    auth,
    customToken('clerk', { shelf: 7, night: true }),
  );
  expect(operationType).toBe('signIn');
  expect(user).toMatchObject({ uid: 'clerk', isAnonymous: false, providerData: [] });
  for (const refresh of [false, true]) {
    const { claims, signInProvider } = await user.getIdTokenResult(refresh);
    expect(claims).toMatchObject({ sub: 'clerk', shelf: 7, night: true });
    expect(signInProvider).toBe('custom');
  }
});

test('signs in to an existing account by its ID', async () => {
  const { user } = await signInWithCustomToken(newAuth(), customToken('ann'));
  expect(user).toMatchObject({ uid: 'ann', email: 'ann@b.example' });
  expect((await signIn('ann')).user.uid).toBe('ann');
});

test('replaces a guest, or a user with a password, with another user', async () => {
  const auth = newAuth();
  const guest = (await signInAnonymously(auth)).user;
  const clerk = (await signInWithCustomToken(auth, customToken('clerk'))).user;
  expect(auth.currentUser).toBe(clerk);
  expect(guest.uid).not.toBe('clerk');
  expect(guest.isAnonymous).toBe(true);

  expect((await signIn('ann', auth)).user.uid).toBe('ann');
  const again = await signInWithCustomToken(auth, customToken('clerk'));
  expect(again.user).toMatchObject({ uid: 'clerk', email: null });
});

test.each([
  ['setting them', changeBoth],
  ['linking them', link],
])('adds an address and a password by %s', async (_, attach) => {
  const { user } = await signInWithCustomToken(newAuth(), customToken('clerk'));
  await attach(user);
  const byPassword = (await signInWithEmailAndPassword(newAuth(), NEW, PASSWORD)).user;
  const byToken = (await signInWithCustomToken(newAuth(), customToken('clerk'))).user;
  for (const { uid, email, providerData } of [byPassword, byToken]) {
    expect({ uid, email }).toEqual({ uid: 'clerk', email: NEW });
    expect(providerData.map(({ providerId }) => providerId)).toEqual(['password']);
  }
});

test('rejects the address of another account', async () => {
  const auth = newAuth();
  const { user } = await signInWithCustomToken(auth, customToken('clerk'));
  const taken = EmailAuthProvider.credential('ann@b.example', PASSWORD);
  await expect(linkWithCredential(user, taken)).rejects.toMatchObject({
    code: 'auth/email-already-in-use',
  });
  await user.reload();
  expect(user.email).toBeNull();
  expect(auth.currentUser?.uid).toBe('clerk');
});
