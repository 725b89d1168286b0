import type { ReauthenticateDialogProps } from '@toystore/ui';
import { useState } from 'react';
import { type AccountOperations, useAccountServices } from '../../auth/AuthContext.ts';
import { authErrorCode } from '../../auth/authErrors.ts';
import { useAction } from '../../auth/useAction.ts';

export type ActionName = Exclude<ReauthenticateDialogProps['purpose'], 'setPassword'>;

/**
 * Runs what a shopper changes about the account, one action at a time. One that the provider takes only soon after a
 * sign-in is `interrupted` until the shopper has confirmed who it is, and then goes on.
 */
export function useAccountAction() {
  const account = useAccountServices();
  const { pending, failure, run, cancel } = useAction<ActionName>();
  const [interrupted, setInterrupted] = useState<{ name: ActionName; resume: () => void }>();

  /** @param operation goes on when it is cancelled; its signal says so */
  const start = (
    name: ActionName,
    operation: (own: AccountOperations, signal: AbortSignal) => Promise<void>,
  ) => {
    setInterrupted(undefined);
    return run(name, async function attempt(signal): Promise<void> {
      try {
        await account.run((own) => operation(own, signal));
      } catch (error) {
        if (signal.aborted || authErrorCode(error) !== 'auth/requires-recent-login') throw error;
        await new Promise<void>((resume) => setInterrupted({ name, resume }));
        setInterrupted(undefined);
        await attempt(signal);
      }
    });
  };

  return {
    pending: interrupted ? undefined : pending,
    failure,
    interrupted,
    start,
    cancel: () => {
      setInterrupted(undefined);
      cancel();
    },
  };
}
