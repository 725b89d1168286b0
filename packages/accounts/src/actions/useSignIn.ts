'use client';

import { asksForCode } from '../errors/authErrors.ts';
import { useAction } from './useAction.ts';

interface SignInOutcomes {
  /** Somebody is signed in. */
  onDone: () => void;
  /** A code of an authenticator app has to follow: `secondStep` of `useAccounts`. */
  onCode: () => void;
  /** Loads the form for the code, where that is late. */
  loadCodeForm?: (() => Promise<unknown>) | undefined;
}

/** Runs the sign-ins of a form, as `useAction` runs others. That a code has to follow is no failure. */
export function useSignIn<Name extends string>({ onDone, onCode, loadCodeForm }: SignInOutcomes) {
  const action = useAction<Name>();

  const signIn = async (name: Name, operation: () => Promise<void>): Promise<void> => {
    let isCodeNext = false;
    const isDone = await action.run(name, async () => {
      try {
        await operation();
      } catch (error) {
        if (!asksForCode(error)) throw error;
        await loadCodeForm?.();
        isCodeNext = true;
      }
    });
    if (isDone) (isCodeNext ? onCode : onDone)();
  };

  return { ...action, signIn };
}
