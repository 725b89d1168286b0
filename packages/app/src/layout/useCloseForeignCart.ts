import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../auth/AuthContext.ts';
import { cartOverlay, isCartOverlay } from '../cart/cartOverlay.ts';
import { readOpenOverlay } from '../overlays/overlayState.ts';
import { useOverlay } from '../overlays/useOverlay.ts';

/**
 * Closes an open cart when its account is no longer the one that is signed in: after a sign-out in another tab, say.
 * Nobody would see it, and the next Back would do nothing.
 */
export function useCloseForeignCart(): void {
  const { user } = useAuth();
  const { state } = useLocation();
  const name = readOpenOverlay(state)?.name ?? '';
  const { close } = useOverlay(name);
  const isForeign =
    user !== undefined && isCartOverlay(name) && name !== (user && cartOverlay(user.uid));
  const onForeign = useEffectEvent(close);
  useEffect(() => {
    if (isForeign) onForeign();
  }, [isForeign]);
}
