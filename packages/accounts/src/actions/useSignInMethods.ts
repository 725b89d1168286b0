'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { AccountDates } from '../firebase/accountDates.ts';
import { useAccounts } from '../provider/AuthContext.ts';
import type { SignedInUser } from '../user.ts';

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

/** What is connected, without its dates until the provider has said them, and the way to request those again. */
export function useSignInMethods(user: SignedInUser) {
  const { run } = useAccounts();
  const [dates, setDates] = useState<AccountDates>({});

  const refreshDates = () => {
    run(({ fetchAccountDates }) => fetchAccountDates()).then(setDates, (error: unknown) => {
      console.warn('The dates of the account are not known.', error); // the page does without
    });
  };
  const onMount = useEffectEvent(refreshDates);
  useEffect(() => onMount(), []);

  return { methods: signInMethodsOf(user, dates), refreshDates };
}
