'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { describeAuthError } from '../errors/authErrors.ts';
import { useAccounts } from '../provider/AuthContext.ts';

/**
 * Runs operations for a form, and returns which one is pending and how the last one failed. The next try clears the failure. An
 * operation that `cancel` or the next try cancels reports nothing. Needs an `AuthProvider` above it, for the texts of failures.
 */
export function useAction<Name extends string>() {
  const { texts, helpFor } = useAccounts();
  const [{ pending, caught }, setState] = useState<{
    pending?: Name;
    caught?: { error: unknown };
  }>({});
  const failure = useMemo(
    () => caught && describeAuthError(caught.error, texts, helpFor), // the same object until it changes: forms compare it
    [caught, texts, helpFor],
  );
  const newest = useRef<AbortController>(undefined);
  const isOnScreen = useRef(false);

  useEffect(() => {
    isOnScreen.current = true;
    return () => {
      isOnScreen.current = false;
    };
  }, []);

  const cancel = () => {
    newest.current?.abort();
    setState({});
  };

  /**
   * Resolves to true only when the operation succeeded, was not cancelled and the form is still on screen.
   * @param operation receives a signal that aborts when it is cancelled
   */
  async function run(
    name: Name,
    operation: (signal: AbortSignal) => Promise<unknown>,
  ): Promise<boolean> {
    newest.current?.abort();
    newest.current = new AbortController();
    const { signal } = newest.current;
    setState({ pending: name });
    try {
      await operation(signal);
      if (!signal.aborted) setState({});
      return isOnScreen.current && !signal.aborted;
    } catch (error) {
      if (!signal.aborted) setState({ caught: { error } });
      return false;
    }
  }

  return { pending, error: caught?.error, failure, run, cancel };
}
