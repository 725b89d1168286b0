import { useEffect, useEffectEvent } from 'react';
import type { SignedInUser } from './AuthContext.ts';

const PROOF_CHECK_EVERY = 10_000; // ms, while an address waits to be proven
const PROOF_CHECKS = 60; // then only when the shopper comes back to the page
const LEAST_GAP = 2_000; // ms: coming back to a page is often told twice

/**
 * Calls `check` whenever a signed-in shopper comes back to the page, and every few seconds while the e-mail
 * address is not proven: the link may be followed on another device, and an account may be gone.
 */
export function useSessionCheck(user: SignedInUser | null | undefined, check: () => void) {
  const uid = user?.uid;
  const waitsForProof = user?.emailVerified === false;
  const onCheck = useEffectEvent(check);

  useEffect(() => {
    if (uid === undefined) return;
    let lastCheck = Number.NEGATIVE_INFINITY;
    const checkIfSeen = () => {
      const now = performance.now();
      if (document.visibilityState === 'hidden' || now - lastCheck < LEAST_GAP) return;
      lastCheck = now;
      onCheck();
    };
    let checksLeft = waitsForProof ? PROOF_CHECKS : 0;
    const timer = setInterval(() => {
      if (checksLeft === 0) return clearInterval(timer);
      checksLeft -= 1;
      checkIfSeen();
    }, PROOF_CHECK_EVERY);
    window.addEventListener('focus', checkIfSeen);
    document.addEventListener('visibilitychange', checkIfSeen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', checkIfSeen);
      document.removeEventListener('visibilitychange', checkIfSeen);
    };
  }, [uid, waitsForProof]);
}
