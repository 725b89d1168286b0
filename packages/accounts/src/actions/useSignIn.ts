'use client';

import { asksForCode } from '../errors/authErrors.ts';
import { useAction } from './useAction.ts';

interface SignInOutcomes {
  /** The user is signed in. */
  onDone: () => void;
  /** The sign-in needs a code of an authenticator app: `secondStep` of `useAccounts`. */
  onCode: () => void;
  /** Loads the form for the code, if it is loaded late. */
  loadCodeForm?: (() => Promise<unknown>) | undefined;
}

/** Runs the sign-ins of a form, like `useAction`. A sign-in that needs a code has not failed. */
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
