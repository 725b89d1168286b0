import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { expect, test } from 'vitest';
import { PASSWORD, sdkEmulator, seedAccount } from '../sdkEmulator.ts';

/* E-mails by which an address is verified or changed, and a password reset. */

const EMAIL = 'ann@b.example';
const { emulator, newAuth, signIn } = sdkEmulator('demo-codes', [
  { ...seedAccount('ann'), emailVerified: false },
]);

/** The code in the newest e-mail, which may be opened in another browser. */
async function sentCode(): Promise<string> {
  const [code] = (await emulator().client.oobCodes()).slice(-1);
  if (code === undefined) throw new Error('No e-mail was sent.');
  return code.oobCode;
}

test('verifies an address by a link', async () => {
  const { user } = await signIn('ann');
  await sendEmailVerification(user);
  expect(user.emailVerified).toBe(false);
  const code = await sentCode();
  const reader = newAuth();
  expect(await checkActionCode(reader, code)).toMatchObject({
    operation: 'VERIFY_EMAIL',
    data: { email: EMAIL },
  });
  await applyActionCode(reader, code);
  await user.reload();
  expect(user.emailVerified).toBe(true);
  expect((await user.getIdTokenResult(true)).claims.email_verified).toBe(true);
});

test('sets a new password by a link, and invalidates the old one', async () => {
  const auth = newAuth();
  await sendPasswordResetEmail(auth, EMAIL);
  const code = await sentCode();
  expect(await verifyPasswordResetCode(auth, code)).toBe(EMAIL);
  await confirmPasswordReset(auth, code, 'ToyBox#2027');
  await expect(signInWithEmailAndPassword(auth, EMAIL, PASSWORD)).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  });
  expect((await signInWithEmailAndPassword(auth, EMAIL, 'ToyBox#2027')).user.uid).toBe('ann');
});

test('changes an address when the new one is verified, and not before', async () => {
  const { user } = await signIn('ann');
  await verifyBeforeUpdateEmail(user, 'new@b.example');
  await user.reload();
  expect(user.email).toBe(EMAIL);
  await applyActionCode(newAuth(), await sentCode());
  const again = await signInWithEmailAndPassword(newAuth(), 'new@b.example', PASSWORD);
  expect(again.user).toMatchObject({ uid: 'ann', email: 'new@b.example', emailVerified: true });
});
