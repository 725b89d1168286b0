'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { AccountDates } from '../firebase/accountDates.ts';
import { useAccounts } from '../provider/AuthContext.ts';
import type { SignedInUser } from '../user.ts';

/**
 * Returns the connected sign-in methods with their dates. Firebase has no date for another provider: only for an account that
 * never had another method it is the account's creation.
 */
export function signInMethodsOf(
  { hasPassword, providers }: SignedInUser,
  { created, passwordChanged }: AccountDates,
) {
  const isOnlyOne = !hasPassword && !passwordChanged && providers.length === 1;
  return {
    password: hasPassword ? { changed: passwordChanged } : undefined,
    providers: providers.map((provider) => ({
      ...provider,
      since: isOnlyOne ? created : undefined,
    })),
  };
}

/** Returns the sign-in methods, without dates until they are loaded, and a function that requests those again. */
export function useSignInMethods(user: SignedInUser) {
  const { run } = useAccounts();
  const [dates, setDates] = useState<AccountDates>({});

  const refreshDates = () => {
    run(({ fetchAccountDates }) => fetchAccountDates()).then(setDates, (error: unknown) => {
      console.warn('The dates of the account are not known.', error); // the page shows no dates
    });
  };
  const onMount = useEffectEvent(refreshDates);
  useEffect(() => onMount(), []);

  return { methods: signInMethodsOf(user, dates), refreshDates };
}
