import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useAccountServices } from '../../auth/AuthContext.ts';
import { isCodeStep } from '../codeStep.ts';

const neverChanges = () => () => {};

/** The second step of a sign-in, as the history and memory have it. */
export function useCodeStep() {
  const { secondStep } = useAccountServices();
  const isOpen = isCodeStep(useLocation().state);
  const [wasLost] = useState(isOpen && secondStep === undefined);
  const [email, setEmail] = useState<string>();
  if (isOpen && secondStep && secondStep.email !== email) setEmail(secondStep.email);
  // The page is prerendered without a history.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return {
    /** The last sign-in that asked for a code. */
    secondStep,
    /** The address of the last one that was shown since the page was opened: Back keeps it. */
    email,
    /** Whether the history entry is the one for the code. */
    isOpen,
    /** The entry has outlasted its sign-in: the page was reloaded, or come back to after another one. */
    isInterrupted: isHydrated && wasLost && isOpen && secondStep === undefined,
  };
}
