import {
  createUserWithEmailAndPassword,
  FacebookAuthProvider,
  getAdditionalUserInfo,
  linkWithCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
  type User,
  unlink,
  updateEmail,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import { expect, test } from 'vitest';
import { PASSWORD, REVEALING, sdkEmulator, seedAccount } from '../sdkEmulator.ts';
import { emailOf, googleProof } from '../signInWays.ts';

/* Accounts of Google and Facebook, without their windows: an app that has a token of theirs already. */

const { emulator, newAuth } = sdkEmulator('demo-providers', [seedAccount('ann')], {
  config: REVEALING,
});

const facebookProof = (person: string) =>
  FacebookAuthProvider.credential(
    JSON.stringify({ sub: `facebook-${person}`, email: emailOf(person), name: 'At Facebook' }),
  );

const providersOf = ({ providerData }: User) =>
  providerData.map(({ providerId }) => providerId).sort();

test('creates an account from the token of a first sign-in', async () => {
  const auth = newAuth();
  const proof = googleProof('cat', { name: 'Cat', picture: 'https://b.example/cat.avif' });
  const first = await signInWithCredential(auth, proof);
  expect(auth.currentUser).toBe(first.user);
  expect(first.user).toMatchObject({
    email: 'cat@b.example',
    emailVerified: true,
    displayName: 'Cat',
    photoURL: 'https://b.example/cat.avif',
    providerData: [{ providerId: 'google.com', uid: 'google-cat' }],
  });
  expect(getAdditionalUserInfo(first)).toMatchObject({ isNewUser: true, providerId: 'google.com' });
  const again = await signInWithCredential(newAuth(), proof);
  expect(again.user.uid).toBe(first.user.uid);
  expect(getAdditionalUserInfo(again)?.isNewUser).toBe(false);
});

test('keeps the account’s name, address and password at the next sign-in by the provider', async () => {
  const { user } = await signInWithCredential(newAuth(), googleProof('cat', { name: 'Cat' }));
  await updateProfile(user, { displayName: 'Cat of Toys' });
  await updateEmail(user, 'new@b.example');
  await updatePassword(user, PASSWORD);
  const byPassword = await signInWithEmailAndPassword(newAuth(), 'new@b.example', PASSWORD);
  const byGoogle = await signInWithCredential(newAuth(), googleProof('cat'));
  for (const { uid, email, displayName } of [byPassword.user, byGoogle.user])
    expect({ uid, email, displayName }).toEqual({
      uid: user.uid,
      email: 'new@b.example',
      displayName: 'Cat of Toys',
    });
  expect(providersOf(byGoogle.user)).toEqual(['google.com', 'password']);
});

test('signs in by each of several providers until it is unlinked', async () => {
  const { user } = await signInWithCredential(newAuth(), googleProof('cat'));
  const linked = await linkWithCredential(user, facebookProof('cat-at-facebook'));
  expect(linked.operationType).toBe('link');
  expect(providersOf(user)).toEqual(['facebook.com', 'google.com']);
  const byFacebook = await signInWithCredential(newAuth(), facebookProof('cat-at-facebook'));
  expect(byFacebook.user.uid).toBe(user.uid);

  await unlink(user, 'facebook.com');
  expect(providersOf(user)).toEqual(['google.com']);
  const other = await signInWithCredential(newAuth(), facebookProof('cat-at-facebook'));
  expect(other.user.uid).not.toBe(user.uid);
});

test('takes a verified address from an account that has not verified it', async () => {
  const email = emailOf('cat');
  const claimed = await createUserWithEmailAndPassword(newAuth(), email, PASSWORD);
  expect(claimed.user.emailVerified).toBe(false);
  const { user } = await signInWithCredential(newAuth(), googleProof('cat'));
  expect(user).toMatchObject({ uid: claimed.user.uid, emailVerified: true });
  expect(providersOf(user)).toEqual(['google.com']);
  await expect(signInWithEmailAndPassword(newAuth(), email, PASSWORD)).rejects.toMatchObject({
    code: 'auth/wrong-password',
  });
});

test('joins accounts whose address both sides have verified', async () => {
  const { user } = await signInWithCredential(newAuth(), googleProof('ann'));
  expect(user.uid).toBe('ann');
  expect(providersOf(user)).toEqual(['google.com', 'password']);
  const byPassword = await signInWithEmailAndPassword(newAuth(), emailOf('ann'), PASSWORD);
  expect(byPassword.user.uid).toBe('ann');
  expect(await emulator().client.accounts()).toHaveLength(1);
});

test('requires the signed-in user to link a provider that does not verify addresses', async () => {
  const auth = newAuth();
  await expect(signInWithCredential(auth, facebookProof('ann'))).rejects.toMatchObject({
    code: 'auth/account-exists-with-different-credential',
    customData: { email: emailOf('ann') },
  });
  const { user } = await signInWithEmailAndPassword(auth, emailOf('ann'), PASSWORD);
  await linkWithCredential(user, facebookProof('ann'));
  expect((await signInWithCredential(newAuth(), facebookProof('ann'))).user.uid).toBe('ann');
});
