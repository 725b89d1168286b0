'use client';

import { useState } from 'react';
import { authErrorCode } from '../errors/authErrors.ts';
import type { AccountOperations } from '../firebase/accountOperations.ts';
import { useAccounts } from '../provider/AuthContext.ts';
import type { SignedInUser } from '../user.ts';
import { useAction } from './useAction.ts';
import { useReauthentication } from './useReauthentication.ts';

/**
 * Starts an action of an account. It may be cancelled, which its signal says; the operation goes on then.
 * @returns whether it succeeded, was not cancelled and is still on screen
 */
export type StartAction<Name extends string> = (
  name: Name,
  operation: (own: AccountOperations, signal: AbortSignal) => Promise<void>,
) => Promise<boolean>;

/**
 * Runs what users change about their account, one action at a time. One that the provider takes only soon after a sign-in
 * is interrupted until the user has confirmed who it is, and then goes on.
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
    /** While an action is interrupted: the props of a dialog that asks who it is, and for which action (`purpose`). */
    reauthentication: interrupted && {
      ...propsFor(interrupted.resume),
      purpose: interrupted.name,
      onClose: cancel,
    },
  };
}
