'use client';

import { type AuthFailure, describeAuthError, isSignInOver } from '../errors/authErrors.ts';
import { type SecondStep, useAccounts } from '../provider/AuthContext.ts';
import { useAction } from './useAction.ts';

interface SecondStepOutcomes {
  /** The code was right: the user is signed in. */
  onDone: () => void;
  /** No code can complete this sign-in any more: the user has to start over. */
  onOver: (failure: AuthFailure) => void;
}

/** Completes a sign-in with a code of an authenticator app, for the code's form. */
export function useSecondStep({ error }: SecondStep, { onDone, onOver }: SecondStepOutcomes) {
  const { finishSignIn, texts, helpFor } = useAccounts();
  const { pending, failure, run } = useAction<'code'>();

  const enterCode = async (code: string): Promise<void> => {
    const isDone = await run('code', () =>
      finishSignIn(error, code).catch((reason: unknown) => {
        if (isSignInOver(reason)) onOver(describeAuthError(reason, texts, helpFor));
        throw reason;
      }),
    );
    if (isDone) onDone();
  };

  return { loading: pending !== undefined, failure, enterCode };
}
