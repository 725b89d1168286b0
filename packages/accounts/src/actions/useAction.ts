'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { describeAuthError } from '../errors/authErrors.ts';
import { useAccounts } from '../provider/AuthContext.ts';

/**
 * Runs operations for a form: which one is pending, and how the last one failed. A failure clears on the next try. What
 * is cancelled, by `cancel` or by the next try, reports nothing. Only below an `AuthProvider`, whose texts a failure is in.
 */
export function useAction<Name extends string>() {
  const { texts } = useAccounts();
  const [{ pending, caught }, setState] = useState<{
    pending?: Name;
    caught?: { error: unknown };
  }>({});
  const failure = useMemo(
    () => caught && describeAuthError(caught.error, texts), // the same until it changes: forms compare it
    [caught, texts],
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
   * @param operation its signal is aborted when it is cancelled
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
