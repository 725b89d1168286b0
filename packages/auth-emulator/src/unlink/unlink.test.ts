import {
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  linkWithCredential,
  unlink,
  updatePassword,
} from 'firebase/auth';
import { expect, test } from 'vitest';
import { PASSWORD, sdkEmulator, seedAccount } from '../../test/sdkEmulator.ts';

/* Unlinking a password keeps the address: firebase-tools 10517, 10524. */

const { emulator, newAuth, signIn } = sdkEmulator('demo-unlink', [seedAccount('ann')]);
const google = () =>
  GoogleAuthProvider.credential(JSON.stringify({ sub: '7', email: 'g@b.example' }));

const account = async () => (await emulator().client.accounts())[0];

async function cannotRegister() {
  const registered = createUserWithEmailAndPassword(newAuth(), 'ann@b.example', PASSWORD);
  await expect(registered).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
}

test('keeps the address when the app unlinks the password', async () => {
  const { user } = await signIn('ann');
  await linkWithCredential(user, google());
  await emulator().client.setClock(5); // sessions end by whole seconds
  await unlink(user, 'password');
  expect(user).toMatchObject({ email: 'ann@b.example', emailVerified: true });
  expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
  await cannotRegister();
  await expect(signIn('ann')).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  await updatePassword(user, PASSWORD);
  expect((await signIn('ann')).user.uid).toBe('ann');
});

test('keeps the address when the Admin SDK unlinks the password', async () => {
  const { user } = await signIn('ann');
  await linkWithCredential(user, google());
  await emulator().client.updateAccount('ann', { deleteProvider: ['password'] });
  const { email, emailVerified, passwordHash, providerUserInfo } = { ...(await account()) };
  expect({ email, emailVerified, passwordHash }).toEqual({
    ...{ email: 'ann@b.example', emailVerified: true },
    passwordHash: undefined,
  });
  expect(providerUserInfo?.map(({ providerId }) => providerId)).toEqual(['google.com']);
  await cannotRegister();
});

test.each([
  ['another deleted attribute', { deleteAttribute: ['DISPLAY_NAME'] }, 'ann@b.example', true],
  ['a change of the address', { email: 'New@b.example' }, 'new@b.example', false],
  ['the deletion of the address', { deleteAttribute: ['EMAIL'] }, undefined, undefined],
])('unlinks the password together with %s', async (_, change, email, emailVerified) => {
  await emulator().client.updateAccount('ann', { deleteProvider: ['password'], ...change });
  const { passwordHash, ...changed } = { ...(await account()) };
  expect(passwordHash).toBeUndefined();
  expect([changed.email, changed.emailVerified]).toEqual([email, emailVerified]);
});
