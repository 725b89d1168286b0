'use client';

import { useState } from 'react';
import { asksForCode, isSignInOver } from '../errors/authErrors.ts';
import type { AccountOperations } from '../firebase/accountOperations.ts';
import { useAccounts } from '../provider/AuthContext.ts';
import type { SignedInUser } from '../user.ts';
import { useAction } from './useAction.ts';

type Method = 'submit' | 'google' | 'code';

/**
 * The state of a dialog that asks a user who it is, by the sign-in methods that the account has, and for a code where the
 * provider wants one.
 */
export function useReauthentication({ email, hasPassword, google }: SignedInUser) {
  const account = useAccounts();
  const { pending, failure, run, cancel } = useAction<Method>();
  const [half, setHalf] = useState<{ error: unknown }>(); // confirmed, but for a code

  const confirm = async (
    method: Method,
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
    /** Forgets what was confirmed so far. What runs by then confirms nothing any more. */
    reset: () => {
      cancel();
      setHalf(undefined);
    },
    /** The dialog's props. */
    propsFor: (onConfirmed: () => void) => ({
      email,
      hasPassword,
      hasGoogle: google !== undefined,
      loading: pending === 'code' ? undefined : pending,
      error: failure,
      /** Set once the provider wants a code. */
      code: half && {
        loading: pending === 'code',
        error: failure,
        onCode: (code: string) =>
          confirm('code', (own) => own.finishSignIn(half.error, code), onConfirmed),
      },
      onPassword: (password: string) =>
        confirm('submit', (own) => own.confirmPassword(password), onConfirmed),
      onGoogle: () => confirm('google', (own) => own.confirmGoogle(), onConfirmed),
      onGoogleIntent: account.warmUpGoogle,
    }),
  };
}
