import { ReauthenticateDialog, type ReauthenticateDialogProps } from '@toystore/ui';
import { useState } from 'react';
import {
  type AccountOperations,
  type SignedInUser,
  useAccountServices,
} from '../../auth/AuthContext.ts';
import { asksForCode, authErrorCode } from '../../auth/authErrors.ts';
import { isSignInOver } from '../../auth/signInOver.ts';
import { useAction } from '../../auth/useAction.ts';

export type ActionName = Exclude<ReauthenticateDialogProps['purpose'], 'setPassword'>;

/**
 * Runs what a shopper changes about the account, one action at a time. One that the provider takes only soon after a
 * sign-in is interrupted by a dialog until the shopper has confirmed who it is, and then goes on.
 */
export function useAccountAction(user: SignedInUser) {
  const account = useAccountServices();
  const { pending, failure, run, cancel: cancelRun } = useAction<ActionName>();
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
  const cancel = () => {
    setInterrupted(undefined);
    cancelRun();
  };

  return {
    pending: interrupted ? undefined : pending,
    failure,
    start,
    cancel,
    /** The dialog, while an action is interrupted. */
    reauthentication: interrupted && (
      <Reauthentication
        user={user}
        action={interrupted.name}
        onConfirmed={interrupted.resume}
        onCancel={cancel}
      />
    ),
  };
}

interface ReauthenticationProps {
  user: SignedInUser;
  /** What the provider did not take without it. */
  action: ActionName;
  onConfirmed: () => void;
  onCancel: () => void;
}

/**
 * Asks who it is, by the sign-in methods that the account has, and for a code where the provider wants one. Cancelled, it
 * confirms nothing any more.
 */
function Reauthentication({ user, action, onConfirmed, onCancel }: ReauthenticationProps) {
  const account = useAccountServices();
  const { pending, failure, run } = useAction<'submit' | 'google' | 'code'>();
  const [half, setHalf] = useState<{ error: unknown }>(); // confirmed, but for a code

  const confirm = async (
    method: 'submit' | 'google' | 'code',
    operation: (operations: AccountOperations) => Promise<void>,
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

  return (
    <ReauthenticateDialog
      open
      onClose={onCancel}
      purpose={action === 'changePassword' && !user.hasPassword ? 'setPassword' : action}
      email={user.email}
      hasPassword={user.hasPassword}
      hasGoogle={user.google !== undefined}
      loading={pending === 'code' ? undefined : pending}
      error={failure}
      code={
        half && {
          loading: pending === 'code',
          error: failure,
          onCode: (code) => confirm('code', (own) => own.finishSignIn(half.error, code)),
        }
      }
      onPassword={(password) => confirm('submit', (own) => own.confirmPassword(password))}
      onGoogle={() => confirm('google', (own) => own.confirmGoogle())}
      onGoogleIntent={account.warmUpGoogle}
    />
  );
}
