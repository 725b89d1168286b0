import { useState } from 'react';
import { useLocation } from 'react-router';
import { useIsOutdated } from '../offline/useIsOutdated.ts';
import { readOpenOverlay } from '../overlays/useOverlay.ts';

interface ReleaseOffer {
  isReloading: boolean;
  reload: () => void;
  /** Hides the offer until the next visit, which starts with the new release anyway. */
  dismiss: () => void;
}

/**
 * Returns the offer to reload for a new release, from the next page on that opens without an overlay: it interrupts no
 * action, and the forms of a new page are still empty.
 */
export function useReleaseOffer(): ReleaseOffer | undefined {
  const isOutdated = useIsOutdated();
  const { pathname, state } = useLocation();
  const [noticedOn, setNoticedOn] = useState<string>();
  const [phase, setPhase] = useState<'noticed' | 'offered' | 'reloading' | 'dismissed'>('noticed');
  if (isOutdated && noticedOn === undefined) setNoticedOn(pathname);
  const isNextPage = noticedOn !== undefined && noticedOn !== pathname;
  if (phase === 'noticed' && isNextPage && readOpenOverlay(state) === undefined)
    setPhase('offered');
  if (phase === 'noticed' || phase === 'dismissed') return undefined;
  return {
    isReloading: phase === 'reloading',
    reload() {
      setPhase('reloading');
      window.location.reload();
    },
    dismiss() {
      setPhase('dismissed');
      document.getElementById('main')?.focus({ preventScroll: true });
    },
  };
}
