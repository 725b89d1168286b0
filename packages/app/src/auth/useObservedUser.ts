import { useRetryOnReconnect } from '@toystore/storefront';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../loading/whenIdle.ts';
import type { SignedInUser } from './AuthContext.ts';
import { loadFirebase } from './loadFirebase.ts';
import { hasSessionHint, setSessionHint, subscribeToStorage } from './sessionHint.ts';

/**
 * Observes who is signed in. Firebase is loaded only where a session hint, a page or an operation needs it, so that a
 * visitor who looks around never loads it (docs/decisions/0026-session-hint.md). Without a hint everybody is a visitor
 * until Firebase reports, except while a page requires to know.
 */
export function useObservedUser() {
  const [reported, setReported] = useState<SignedInUser | null>();
  const [isRequested, setRequested] = useState(false);
  const [isRequired, setRequired] = useState(false);
  const [unavailable, setUnavailable] = useState(false);
  const hasHint = useSyncExternalStore(subscribeToStorage, hasSessionHint, () => undefined);
  const authStateReady = reported !== undefined;
  const isObserving = !unavailable && (isRequested || hasHint === true || authStateReady);

  useEffect(() => {
    if (!isObserving) return;
    let isCurrent = true;
    let stop = whenIdle(async () => {
      try {
        const { observeUser } = await loadFirebase();
        if (isCurrent) stop = observeUser(setReported);
      } catch (error) {
        if (!isCurrent) return;
        console.error('Accounts could not be loaded.', error);
        setUnavailable(true);
      }
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [isObserving]);

  const retry = () => setUnavailable(false);
  useRetryOnReconnect(unavailable, retry);

  useEffect(() => {
    if (reported !== undefined) setSessionHint(reported !== null);
  }, [reported]);

  return {
    user: authStateReady || hasHint !== false || isRequired ? reported : null,
    authStateReady,
    unavailable,
    retry,
    observeAuth: (required: boolean) => {
      retry();
      setRequested(true);
      setRequired(required);
      return () => setRequired(false);
    },
    /** Sets what Firebase holds now. Before its first report, nobody means nothing: it may be restoring a session. */
    setUser: (next: SignedInUser | null) =>
      setReported((last) => (last === undefined ? (next ?? undefined) : next)),
  };
}
