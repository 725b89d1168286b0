import { useRetryOnReconnect } from '@toystore/storefront';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../loading/whenIdle.ts';
import type { SignedInUser } from './AuthContext.ts';
import { loadFirebase } from './loadFirebase.ts';
import { hasSessionHint, setSessionHint, watchSessionHint } from './sessionHint.ts';

/** When Firebase is loaded to observe who is signed in. */
type Observation = 'off' | 'when idle' | 'at once' | 'failed';

/**
 * Observes who is signed in. Firebase is loaded only where a session hint or a page asks for it, so that a visitor who
 * looks around never loads it. Without a hint everybody is a visitor until Firebase reports, except while a page
 * requires to know.
 */
export function useObservedUser() {
  const [reported, setReported] = useState<SignedInUser | null>();
  const [observation, setObservation] = useState<Observation>('off');
  const [isRequired, setRequired] = useState(false);
  const hasHint = useSyncExternalStore(watchSessionHint, hasSessionHint, () => true);

  const observeAuth = () =>
    setObservation((last) => (last === 'off' || last === 'failed' ? 'when idle' : last));
  const retry = () => setObservation('at once');

  useEffect(() => {
    if (hasSessionHint()) setObservation((last) => (last === 'off' ? 'when idle' : last));
    return watchSessionHint(() => {
      if (hasSessionHint()) setObservation('at once'); // somebody has signed in in another tab
    });
  }, []);

  useEffect(() => {
    if (observation === 'off' || observation === 'failed') return;
    let isCurrent = true;
    let unsubscribe: (() => void) | undefined;
    const observe = () => {
      loadFirebase().then(
        ({ observeUser }) => {
          if (isCurrent) unsubscribe = observeUser(setReported);
        },
        (error: unknown) => {
          if (!isCurrent) return;
          console.error('Accounts could not be loaded.', error);
          setObservation('failed');
        },
      );
    };
    const cancel = observation === 'at once' ? observe() : whenIdle(observe);
    return () => {
      isCurrent = false;
      cancel?.();
      unsubscribe?.();
    };
  }, [observation]);

  useRetryOnReconnect(observation === 'failed', retry);

  useEffect(() => {
    if (reported !== undefined) setSessionHint(reported !== null);
  }, [reported]);

  return {
    user: reported === undefined && !hasHint && !isRequired ? null : reported,
    /** Whether Firebase has reported: until then, no user means that there is no hint of one. */
    authStateReady: reported !== undefined,
    unavailable: observation === 'failed',
    retry,
    observeAuth,
    requireAuthState: () => {
      observeAuth();
      setRequired(true);
      return () => setRequired(false);
    },
    /** Sets what Firebase holds now. Before its first report, nobody means nothing: it may be restoring a session. */
    setUser: (next: SignedInUser | null) =>
      setReported((last) => (last === undefined && next === null ? undefined : next)),
  };
}
