import type { FirebaseError } from 'firebase/app';
import type { Auth, User } from 'firebase/auth';
import { expect, test } from 'vitest';
import { connectSdk, sdk, VERIFIER } from '../firebaseSdk.ts';
import { sdkEmulator } from '../sdkEmulator.ts';
import { smsCode } from '../signInWays.ts';

/* Accounts with a telephone number: what a code in a text message proves. */

const HOME = '+15550120';
const SHOP = '+15550121';
const { emulator } = sdkEmulator('demo-phone', []);
const browser = () => connectSdk(emulator().url);

/** Proof of having a telephone: the code that was sent to it. */
async function proofOf(auth: Auth, phoneNumber: string) {
  const id = await new sdk.PhoneAuthProvider(auth).verifyPhoneNumber(phoneNumber, VERIFIER);
  return sdk.PhoneAuthProvider.credential(id, await smsCode(emulator().client, phoneNumber));
}

const enter = async (phoneNumber: string, auth = browser()) =>
  sdk.signInWithCredential(auth, await proofOf(auth, phoneNumber));

const providersOf = ({ providerData }: User) => providerData.map(({ providerId }) => providerId);

test('signs up by a telephone number, and then in', async () => {
  const auth = browser();
  const confirmation = await sdk.signInWithPhoneNumber(auth, HOME, VERIFIER);
  const first = await confirmation.confirm(await smsCode(emulator().client, HOME));
  expect(auth.currentUser).toBe(first.user);
  expect(first.user).toMatchObject({ phoneNumber: HOME, isAnonymous: false, email: null });
  expect(providersOf(first.user)).toEqual(['phone']);
  expect(sdk.getAdditionalUserInfo(first)?.isNewUser).toBe(true);

  const again = await enter(HOME);
  expect(again.user.uid).toBe(first.user.uid);
  expect(sdk.getAdditionalUserInfo(again)?.isNewUser).toBe(false);
  expect((await enter(SHOP)).user.uid).not.toBe(first.user.uid);
});

test('links a number to a guest, signs in by it, and unlinks it', async () => {
  const auth = browser();
  const { user } = await sdk.signInAnonymously(auth);
  const confirmation = await sdk.linkWithPhoneNumber(user, HOME, VERIFIER);
  const linked = await confirmation.confirm(await smsCode(emulator().client, HOME));
  expect(linked.operationType).toBe('link');
  expect(linked.user).toMatchObject({ uid: user.uid, phoneNumber: HOME, isAnonymous: false });
  expect((await enter(HOME)).user.uid).toBe(user.uid);

  await sdk.unlink(user, 'phone');
  expect(user.phoneNumber).toBeNull();
  expect(providersOf(user)).toEqual([]);
  expect((await enter(HOME)).user.uid).not.toBe(user.uid);
});

test('replaces a number with another one', async () => {
  const auth = browser();
  const { user } = await enter(HOME, auth);
  await sdk.updatePhoneNumber(user, await proofOf(auth, SHOP));
  expect(user.phoneNumber).toBe(SHOP);
  expect((await enter(SHOP)).user.uid).toBe(user.uid);
  expect((await enter(HOME)).user.uid).not.toBe(user.uid);
});

test('reauthenticates by the same number only', async () => {
  const auth = browser();
  const { user } = await enter(HOME, auth);
  const confirmation = await sdk.reauthenticateWithPhoneNumber(user, HOME, VERIFIER);
  const again = await confirmation.confirm(await smsCode(emulator().client, HOME));
  expect(again).toMatchObject({ operationType: 'reauthenticate', user: { uid: user.uid } });

  await enter(SHOP); // another user
  const other = await sdk.reauthenticateWithPhoneNumber(user, SHOP, VERIFIER);
  const code = await smsCode(emulator().client, SHOP);
  await expect(other.confirm(code)).rejects.toMatchObject({ code: 'auth/user-mismatch' });
  expect(auth.currentUser?.phoneNumber).toBe(HOME);
});

test('links no number of another account, but signs in to that account by its credential', async () => {
  const owner = (await enter(HOME)).user;
  const auth = browser();
  const guest = (await sdk.signInAnonymously(auth)).user;
  const error: unknown = await sdk.linkWithCredential(guest, await proofOf(auth, HOME)).then(
    () => 'linked',
    (reason) => reason,
  );
  expect(error).toMatchObject({ code: 'auth/account-exists-with-different-credential' });
  expect(auth.currentUser).toBe(guest);
  const proof = sdk.PhoneAuthProvider.credentialFromError(error as FirebaseError); // by its code
  expect(proof).not.toBeNull();
  const { user } = await sdk.signInWithCredential(auth, proof ?? (await proofOf(auth, HOME)));
  expect(user.uid).toBe(owner.uid);
});

test('does not sign in by a wrong code', async () => {
  const auth = browser();
  const confirmation = await sdk.signInWithPhoneNumber(auth, HOME, VERIFIER);
  const wrong = (await smsCode(emulator().client, HOME)) === '000000' ? '000001' : '000000';
  await expect(confirmation.confirm(wrong)).rejects.toMatchObject({
    code: 'auth/invalid-verification-code',
  });
  expect(auth.currentUser).toBeNull();
});
