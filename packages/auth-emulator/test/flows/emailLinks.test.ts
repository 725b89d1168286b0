import {
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  isSignInWithEmailLink,
  linkWithCredential,
  reauthenticateWithCredential,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailLink,
  type User,
  updatePassword,
} from 'firebase/auth';
import { describe, expect, test } from 'vitest';
import { PASSWORD, REVEALING, sdkEmulator, seedAccount } from '../sdkEmulator.ts';
import { customToken, emailOf, signInLink } from '../signInWays.ts';

/* Links in e-mails that sign in, and what else such a link proves. */

const { emulator, newAuth, signIn } = sdkEmulator('demo-mail-links', [seedAccount('ann')], {
  config: REVEALING,
});

const linkTo = (email: string) => signInLink(newAuth(), emulator().client, email);
const proofOf = async (email: string) =>
  EmailAuthProvider.credentialWithLink(email, await linkTo(email));

test.each([
  ['itself', async (email: string) => signInWithEmailLink(newAuth(), email, await linkTo(email))],
  [
    'a credential of it',
    async (email: string) => signInWithCredential(newAuth(), await proofOf(email)),
  ],
])('signs in by %s, and verifies the address', async (_, enter) => {
  const { user, operationType } = await enter('new@b.example');
  expect(operationType).toBe('signIn');
  expect(user).toMatchObject({ email: 'new@b.example', emailVerified: true, isAnonymous: false });
  expect((await enter('new@b.example')).user.uid).toBe(user.uid);
  expect((await enter('ann@b.example')).user.uid).toBe('ann');
});

test('accepts a link once, for the address that it was sent to', async () => {
  const auth = newAuth();
  const link = await linkTo('new@b.example');
  expect(isSignInWithEmailLink(auth, link)).toBe(true);
  await expect(signInWithEmailLink(auth, 'ann@b.example', link)).rejects.toMatchObject({
    code: 'auth/invalid-email',
  });
  await signInWithEmailLink(auth, 'new@b.example', link);
  await auth.signOut();
  await expect(signInWithEmailLink(auth, 'new@b.example', link)).rejects.toMatchObject({
    code: 'auth/invalid-action-code',
  });
  expect(auth.currentUser).toBeNull();
});

test('does not sign in by a link with an unknown code', async () => {
  const auth = newAuth();
  const made = new URL(await linkTo('new@b.example'));
  made.searchParams.set('oobCode', 'made-up');
  await expect(signInWithEmailLink(auth, 'new@b.example', made.href)).rejects.toMatchObject({
    code: 'auth/invalid-action-code',
  });
  expect(auth.currentUser).toBeNull();
});

test('lists the sign-in methods of an address: a link, and a password once it is set', async () => {
  const auth = newAuth();
  const methods = async () => (await fetchSignInMethodsForEmail(auth, 'new@b.example')).sort();
  expect(await methods()).toEqual([]);
  const { user } = await signInWithCredential(newAuth(), await proofOf('new@b.example'));
  expect(await methods()).toEqual(['emailLink']);
  await updatePassword(user, PASSWORD);
  expect(await methods()).toEqual(['emailLink', 'password']);
});

describe('a signed-in user', () => {
  test('reauthenticates the user', async () => {
    const { user } = await signIn('ann');
    const result = await reauthenticateWithCredential(user, await proofOf(emailOf('ann')));
    expect(result.operationType).toBe('reauthenticate');
    expect(result.user.uid).toBe('ann');
  });

  test('does not reauthenticate by another user’s link', async () => {
    const { user } = await signIn('ann');
    const other = await proofOf('new@b.example');
    await expect(reauthenticateWithCredential(user, other)).rejects.toMatchObject({
      code: 'auth/user-mismatch',
    });
  });

  test('does not reauthenticate after the account is deleted', async () => {
    const { user } = await signIn('ann');
    const proof = await proofOf(emailOf('ann'));
    await deleteUser(user);
    await expect(reauthenticateWithCredential(user, proof)).rejects.toMatchObject({
      code: 'auth/user-mismatch',
    });
  });

  test.each([
    ['a guest', () => signInAnonymously(newAuth())],
    ['a user with a custom token', () => signInWithCustomToken(newAuth(), customToken('clerk'))],
  ])('adds the address: %s', async (_, enter) => {
    const { user } = await enter();
    const { operationType } = await linkWithCredential(user, await proofOf('new@b.example'));
    expect(operationType).toBe('link');
    await user.reload();
    expect(user).toMatchObject({ email: 'new@b.example', emailVerified: true, isAnonymous: false });
    const again = await signInWithCredential(newAuth(), await proofOf('new@b.example'));
    expect(again.user.uid).toBe(user.uid);
  });

  test('adds no address after the account is deleted', async () => {
    const { user }: { user: User } = await signInAnonymously(newAuth());
    const proof = await proofOf('new@b.example');
    await deleteUser(user);
    await expect(linkWithCredential(user, proof)).rejects.toMatchObject({
      code: 'auth/user-token-expired',
    });
    expect(await emulator().client.account('new@b.example')).toBeUndefined();
  });
});
