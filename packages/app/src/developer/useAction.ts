import { useRef, useState } from 'react';
import type { AuthFailure } from '../auth/authErrors.ts';
import { describeFailure } from './describeFailure.ts';

/**
 * Runs an action of the panel.
 * @param during said while it runs
 * @param operation resolves to what is said when it is done
 * @returns whether it succeeded
 */
export type RunAction = (during: string, operation: () => Promise<string>) => Promise<boolean>;

/** How the panel's newest action goes: what is said about it, or why it failed. */
export function useAction(refresh: () => Promise<void>) {
  const [status, setStatus] = useState('Ready.');
  const [failure, setFailure] = useState<AuthFailure>();
  const newest = useRef(0);

  const run: RunAction = async (during, operation) => {
    newest.current += 1;
    const number = newest.current;
    const tell = (message: string, problem?: AuthFailure) => {
      if (number !== newest.current) return;
      setStatus(message);
      setFailure(problem);
    };
    tell(during);
    try {
      tell(await operation());
      return true;
    } catch (error) {
      tell('', describeFailure(error));
      return false;
    } finally {
      await refresh();
    }
  };
  return { status, failure, run };
}
