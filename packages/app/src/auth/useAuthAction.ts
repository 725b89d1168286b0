import { useEffect, useRef, useState } from 'react';
import type { AuthFailure } from './authErrors.ts';
import { describeAuthError } from './describeAuthError.ts';

/**
 * Runs account operations for a form: which one is pending, and how the last one failed. A failure clears on the next
 * try, and only the newest try decides what is pending and what has failed. `run` resolves to true only when the
 * operation succeeded and the form is still on screen.
 */
export function useAuthAction<Name extends string>() {
  const [pending, setPending] = useState<Name>();
  const [failure, setFailure] = useState<AuthFailure>();
  const isOnScreen = useRef(false);
  const tries = useRef(0);

  useEffect(() => {
    isOnScreen.current = true;
    return () => {
      isOnScreen.current = false;
    };
  }, []);

  async function run(name: Name, operation: () => Promise<void>): Promise<boolean> {
    const number = ++tries.current;
    setPending(name);
    setFailure(undefined);
    try {
      await operation();
      return isOnScreen.current;
    } catch (error) {
      if (number === tries.current) setFailure(describeAuthError(error));
      return false;
    } finally {
      if (number === tries.current) setPending(undefined);
    }
  }

  return { pending, failure, run };
}
