'use client';

import { useState } from 'react';
import { authErrorCode } from '../errors/authErrors.ts';
import type { TwoStepSetup } from '../firebase/twoStep.ts';
import type { StartAction } from './useAccountAction.ts';

/** The provider discards a key if no code follows within some minutes. */
const KEY_EXPIRED = ['auth/code-expired', 'auth/invalid-verification-id'];

/**
 * Turns on two-step verification: returns the provider's key, and whether its first code was right.
 * @param start of `useAccountAction`
 * @param onDoneAfterCancel runs if it was cancelled too late and is on
 */
export function useTwoStep(start: StartAction<'turnOnTwoStep'>, onDoneAfterCancel: () => void) {
  const [setup, setSetup] = useState<TwoStepSetup>();
  const [done, setDone] = useState(false);

  /** Requests a key, which replaces an earlier one. */
  const requestKey = () => {
    setSetup(undefined);
    setDone(false);
    return start('turnOnTwoStep', async (own, signal) => {
      const next = await own.startTwoStep();
      if (!signal.aborted) setSetup(next);
    });
  };

  /** Turns it on with the code that the app shows, and replaces an expired key. */
  const turnOn = (code: string) =>
    start('turnOnTwoStep', async (own, signal) => {
      try {
        await setup?.turnOn(code);
      } catch (error) {
        if (KEY_EXPIRED.includes(authErrorCode(error))) {
          const next = await own.startTwoStep();
          if (!signal.aborted) setSetup(next);
        }
        throw error;
      }
      if (signal.aborted) onDoneAfterCancel();
      else setDone(true);
    });

  return { setup, done, requestKey, turnOn };
}
