'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { AccountsLoadError } from '../errors/authErrors.ts';
import type { AccountService } from '../firebase/accountService.ts';
import type { SignedInUser } from '../user.ts';
import type { AccountSettings } from './accountSettings.ts';
import { onReconnect } from './pageEvents.ts';
import { hasSessionHint, setSessionHint, subscribeToStorage } from './sessionHint.ts';

const atOnce = (task: () => void) => {
  task();
  return () => {};
};

/**
 * Observes the user. It loads Firebase only if a session hint, a page or an operation needs it, so that guests who only browse
 * never load it (docs/decisions/0026-session-hint.md). Without a hint it reports a guest until Firebase reports, except
 * while a page requires to know.
 */
export function useObservedUser(
  load: () => Promise<AccountService>,
  { storageKey = 'accounts.session', whenIdle = atOnce }: AccountSettings,
) {
  const [reported, setReported] = useState<SignedInUser | null>();
  const [isRequested, setRequested] = useState(false);
  const [isRequired, setRequired] = useState(false);
  const [unavailable, setUnavailable] = useState(false);
  const hasHint = useSyncExternalStore(
    subscribeToStorage,
    () => hasSessionHint(storageKey),
    () => undefined,
  );
  const authStateReady = reported !== undefined;
  const isObserving = !unavailable && (isRequested || hasHint === true || authStateReady);

  useEffect(() => {
    if (!isObserving) return;
    let isCurrent = true;
    let stop = whenIdle(async () => {
      try {
        const { observeUser } = await load();
        if (isCurrent) stop = observeUser(setReported);
      } catch (error) {
        if (!isCurrent) return;
        console.error('Accounts could not be loaded.', error);
        setUnavailable(true);
        if (!(error instanceof AccountsLoadError)) return;
        error.arrival?.then(
          () => setUnavailable(false),
          () => {}, // the user tries again
        );
      }
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [isObserving, load, whenIdle]);

  useEffect(() => {
    if (unavailable) return onReconnect(() => setUnavailable(false));
  }, [unavailable]);

  useEffect(() => {
    if (reported !== undefined) setSessionHint(storageKey, reported !== null);
  }, [reported, storageKey]);

  const retry = () => setUnavailable(false);
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
    /** Sets Firebase's current user. `null` before its first report means nothing: it may be restoring a session. */
    setUser: (next: SignedInUser | null) =>
      setReported((last) => (last === undefined ? (next ?? undefined) : next)),
  };
}
