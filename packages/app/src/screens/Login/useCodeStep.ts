import * as texts from '@shop/texts/login';
import { type AuthFailure, useAccounts } from '@toystore/accounts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useIsHydrated } from '../../loading/useIsHydrated.ts';
import { isCodeStep } from '../codeStep.ts';

/** The failure of a history entry without its sign-in: the page was reloaded. */
const interrupted = (): AuthFailure => ({
  message: texts.interrupted,
  help: texts.interruptedHelp,
});

/** Returns the second step of a sign-in, from the history and memory. */
export function useCodeStep() {
  const { secondStep } = useAccounts();
  const isOpen = isCodeStep(useLocation().state);
  const [over, setOver] = useState(isOpen && !secondStep ? interrupted() : undefined);
  const [email, setEmail] = useState<string>();
  if (isOpen && secondStep && secondStep.email !== email) setEmail(secondStep.email);
  const isHydrated = useIsHydrated(); // the page is prerendered without a history
  return {
    /** The sign-in that waits for a code, if the current history entry is the one for the code. */
    secondStep: isOpen ? secondStep : undefined,
    /** Whether the current history entry is the one for the code. */
    isOpen,
    /** The email of the last sign-in that was shown since the page was opened: Back keeps it. */
    email,
    /** Why the sign-in has to start over. */
    over: isHydrated ? over : undefined,
    setOver,
  };
}
