'use client';

import { useState } from 'react';
import { authErrorCode } from '../errors/authErrors.ts';
import type { AccountOperations } from '../firebase/accountOperations.ts';
import { useAccounts } from '../provider/AuthContext.ts';
import type { SignedInUser } from '../user.ts';
import { useAction } from './useAction.ts';
import { useReauthentication } from './useReauthentication.ts';

/**
 * Starts an action of an account. The user may cancel it, which aborts its signal; the operation itself still completes.
 * @returns whether it succeeded, was not cancelled and is still on screen
 */
export type StartAction<Name extends string> = (
  name: Name,
  operation: (own: AccountOperations, signal: AbortSignal) => Promise<void>,
) => Promise<boolean>;

/**
 * Runs changes to the user's account, one at a time. If the provider requires a recent sign-in, the action waits until the
 * user has signed in again.
 */
export function useAccountAction<Name extends string>(user: SignedInUser) {
  const account = useAccounts();
  const { pending, failure, run, cancel: cancelRun } = useAction<Name>();
  const [interrupted, setInterrupted] = useState<{ name: Name; resume: () => void }>();
  const { reset, propsFor } = useReauthentication(user);

  const interrupt = (by: typeof interrupted) => {
    reset();
    setInterrupted(by);
  };
  const start: StartAction<Name> = (name, operation) => {
    interrupt(undefined);
    return run(name, async function attempt(signal): Promise<void> {
      try {
        await account.run((own) => operation(own, signal));
      } catch (error) {
        if (signal.aborted || authErrorCode(error) !== 'auth/requires-recent-login') throw error;
        await new Promise<void>((resume) => interrupt({ name, resume }));
        interrupt(undefined);
        await attempt(signal);
      }
    });
  };
  const cancel = () => {
    interrupt(undefined);
    cancelRun();
  };

  return {
    pending: interrupted ? undefined : pending,
    failure,
    start,
    cancel,
    /** The props of a dialog in which the user signs in again, and the action that waits for it (`purpose`). */
    reauthentication: interrupted && {
      ...propsFor(interrupted.resume),
      purpose: interrupted.name,
      onClose: cancel,
    },
  };
}
