'use client';

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { AccountsLoadError } from '../errors/authErrors.ts';
import type { AccountService } from '../firebase/accountService.ts';
import type { SignedInUser } from '../user.ts';
import type { AccountSettings } from './accountSettings.ts';
import { onReconnect } from './pageEvents.ts';
import {
  mayBeSignedIn,
  readEnd,
  readSessionHint,
  SIGNED_IN,
  subscribeToStorage,
  writeSessionHint,
} from './sessionHint.ts';

/** The end of a session whose reason no tab has learnt. */
const UNKNOWN_END = 'accounts/session-ended';

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
  const [end, setEnd] = useState<string>(); // in memory, in case storage is denied or full
  const hint = useSyncExternalStore(
    subscribeToStorage,
    () => readSessionHint(storageKey),
    () => undefined,
  );
  const hasHint = hint === undefined ? undefined : mayBeSignedIn(hint);
  const authStateReady = reported !== undefined;
  const isObserving = !unavailable && (isRequested || hasHint === true || authStateReady);

  const endSession = (code: string | undefined) => {
    writeSessionHint(storageKey, code ?? null);
    setEnd(code);
  };

  /** Takes Firebase's report. A session that no tab has signed out of has ended: every tab shows why. */
  const onReport = useEffectEvent((user: SignedInUser | null, endedBy: string | undefined) => {
    setReported(user);
    if (user !== null) {
      writeSessionHint(storageKey, SIGNED_IN);
      setEnd(undefined);
    } else if (endedBy !== undefined || readSessionHint(storageKey) === SIGNED_IN) {
      endSession(endedBy ?? UNKNOWN_END);
    }
  });
  const onSignOut = useEffectEvent(() => writeSessionHint(storageKey, null));

  useEffect(() => {
    if (!isObserving) return;
    let isCurrent = true;
    let stop = whenIdle(async () => {
      try {
        const { observeUser } = await load();
        if (isCurrent) stop = observeUser(onReport, onSignOut);
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
    endedSession: reported ? undefined : (readEnd(hint) ?? end),
    endSession,
    forgetEndedSession: () => endSession(undefined),
    /** Sets Firebase's current user. `null` before its first report means nothing: it may be restoring a session. */
    setUser: (next: SignedInUser | null) =>
      setReported((last) => (last === undefined ? (next ?? undefined) : next)),
  };
}
