import type { AccountDates } from '../../auth/AccountServices.ts';
import type { SignedInUser } from '../../auth/AuthContext.ts';

/**
 * What is connected, and since when, as far as the provider says it. It keeps no date for Google: only an account that
 * never had a password has Google since its first day.
 */
export function signInMethodsOf(
  { hasPassword, google }: SignedInUser,
  { created, passwordChanged }: AccountDates,
) {
  const googleSince = hasPassword || passwordChanged ? undefined : created;
  return {
    password: hasPassword ? { changed: passwordChanged } : undefined,
    google: google && { ...google, since: googleSince },
  };
}
