import type { Account } from './emulatorAnswers.ts';

/**
 * Signs in with a Google account of the emulator, without the popup: the emulator takes an ID token
 * that nobody signed.
 */
export async function signInAsGoogle(account: Account): Promise<void> {
  const { signInWithIdToken } = await import('../auth/firebase.ts');
  if (signInWithIdToken === undefined) throw new Error('Only the emulator takes such a sign-in.');
  await signInWithIdToken(
    JSON.stringify({
      sub: account.googleId,
      email: account.email,
      email_verified: true,
      name: account.displayName,
    }),
  );
}
