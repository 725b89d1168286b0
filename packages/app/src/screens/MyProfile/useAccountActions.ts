import { useRef, useState } from 'react';
import { type AccountOperations, useAccountServices } from '../../auth/AccountServices.ts';
import { type AuthFailure, authErrorCode } from '../../auth/authErrors.ts';
import { describeAuthError } from '../../auth/describeAuthError.ts';

export type ActionName =
  | 'changePassword'
  | 'changeEmail'
  | 'connectGoogle'
  | 'disconnectGoogle'
  | 'deleteAccount';

/** Something that a shopper wants to change, with all that was typed for it. */
export interface AccountAction {
  name: ActionName;
  run: (account: AccountOperations) => Promise<void>;
  /** What is done once it has succeeded; `isCancelled` when the shopper no longer waits for it. */
  onDone: (isCancelled: boolean) => void;
}

/**
 * Runs what a shopper changes about the account, one action at a time. One that the provider takes only soon after a
 * sign-in is kept as `interrupted`, to be started again once the shopper has confirmed who it is. A cancelled action
 * reports no failure any more; one that succeeds all the same is done.
 */
export function useAccountActions() {
  const { withAccount } = useAccountServices();
  const [pending, setPending] = useState<ActionName>();
  const [failure, setFailure] = useState<AuthFailure>();
  const [interrupted, setInterrupted] = useState<AccountAction>();
  const newest = useRef<AccountAction>(undefined);

  function reset() {
    newest.current = undefined;
    setPending(undefined);
    setFailure(undefined);
    setInterrupted(undefined);
  }

  async function start(action: AccountAction) {
    reset();
    newest.current = action;
    setPending(action.name);
    const isNewest = () => newest.current === action;
    try {
      await withAccount(action.run);
      action.onDone(!isNewest());
    } catch (error) {
      if (!isNewest()) return;
      if (authErrorCode(error) === 'auth/requires-recent-login') setInterrupted(action);
      else setFailure(describeAuthError(error));
    } finally {
      if (isNewest()) setPending(undefined);
    }
  }

  return { pending, failure, interrupted, start, cancel: reset };
}
