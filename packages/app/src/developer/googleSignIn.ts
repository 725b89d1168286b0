import type { EmulatorAccount } from '@toystore/auth-emulator/client';

/** Returns the Google id of an account that is linked to Google. */
export const googleIdOf = ({ providerUserInfo = [] }: EmulatorAccount): string | undefined =>
  providerUserInfo.find(({ providerId }) => providerId === 'google.com')?.rawId;

/**
 * Signs in with a Google account of the emulator without the popup: the emulator accepts an unsigned ID token.
 */
export async function signInAsGoogle(account: EmulatorAccount): Promise<void> {
  const { getAuth, GoogleAuthProvider, signInWithCredential } = await import('firebase/auth');
  const idToken = JSON.stringify({
    sub: googleIdOf(account),
    email: account.email,
    email_verified: true,
    name: account.displayName,
  });
  await signInWithCredential(getAuth(), GoogleAuthProvider.credential(idToken));
}
