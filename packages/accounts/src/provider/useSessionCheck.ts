'use client';

import { useEffect, useEffectEvent } from 'react';
import type { SignedInUser } from '../user.ts';
import { onReturn } from './pageEvents.ts';

const POLL_INTERVAL_MS = 10_000; // while the e-mail address is not verified
const POLL_DURATION_MS = 600_000; // then only when the user returns to the page
const MIN_GAP_MS = 2_000; // returning to a page fires two events

/**
 * Calls `check` when a signed-in user returns to the page, and every few seconds while the e-mail address is not verified: the
 * user may open the link on another device, and the account may be deleted.
 */
export function useSessionCheck(user: SignedInUser | null | undefined, check: () => void) {
  const uid = user?.uid;
  const isUnverified = user?.emailVerified === false;
  const onCheck = useEffectEvent(check);

  useEffect(() => {
    if (uid === undefined) return;
    let lastCheck = Number.NEGATIVE_INFINITY;
    const checkIfVisible = () => {
      const now = performance.now();
      if (document.visibilityState === 'hidden' || now - lastCheck < MIN_GAP_MS) return;
      lastCheck = now;
      onCheck();
    };
    const poll = isUnverified ? setInterval(checkIfVisible, POLL_INTERVAL_MS) : undefined;
    const pollEnd = setTimeout(() => clearInterval(poll), POLL_DURATION_MS);
    const stopListening = onReturn(checkIfVisible);
    return () => {
      clearInterval(poll);
      clearTimeout(pollEnd);
      stopListening();
    };
  }, [uid, isUnverified]);
}
