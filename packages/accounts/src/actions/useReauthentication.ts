'use client';

import { useState } from 'react';
import { asksForCode, isSignInOver } from '../errors/authErrors.ts';
import type { AccountOperations } from '../firebase/accountOperations.ts';
import { useAccounts } from '../provider/AuthContext.ts';
import type { SignedInUser } from '../user.ts';
import { useAction } from './useAction.ts';

/**
 * Returns the state of a dialog in which the user signs in again, with the account's sign-in methods and, if the provider
 * requires one, a code.
 */
export function useReauthentication({ email, hasPassword, providers }: SignedInUser) {
  const account = useAccounts();
  const { pending, failure, run, cancel } = useAction<string>();
  const [half, setHalf] = useState<{ error: unknown }>(); // confirmed except for the code

  const confirm = async (
    method: string,
    operation: (own: AccountOperations) => Promise<void>,
    onConfirmed: () => void,
  ) => {
    let next: typeof half;
    const isDone = await run(method, async () => {
      try {
        await account.run(operation);
      } catch (error) {
        if (isSignInOver(error)) setHalf(undefined);
        if (!asksForCode(error)) throw error;
        next = { error };
      }
    });
    if (!isDone) return;
    setHalf(next);
    if (next === undefined) onConfirmed();
  };

  return {
    /** Discards the confirmation, also one that is still in progress. */
    reset: () => {
      cancel();
      setHalf(undefined);
    },
    /** The dialog's props. */
    propsFor: (onConfirmed: () => void) => ({
      email,
      hasPassword,
      /** The ids of the connected providers. */
      providers: providers.map(({ id }) => id),
      loading: pending === 'code' ? undefined : pending,
      error: failure,
      /** Set once the provider requires a code. */
      code: half && {
        loading: pending === 'code',
        error: failure,
        onCode: (code: string) =>
          confirm('code', (own) => own.finishSignIn(half.error, code), onConfirmed),
      },
      onPassword: (password: string) =>
        confirm('submit', (own) => own.confirmPassword(password), onConfirmed),
      onProvider: (id: string) => confirm(id, (own) => own.confirmProvider(id), onConfirmed),
      onProviderIntent: account.preparePopup,
    }),
  };
}
