import { useAuth } from '@toystore/accounts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { readOpenOverlay, useOverlay } from '../overlays/useOverlay.ts';

const CART_OVERLAY = 'cart of ';

/** The topic of messages that say what the open cart shows. */
export const CART_TOPIC = 'cart';

/** The overlay that an account's cart is: another account's does not open in its place. */
export const cartOverlay = (accountId: string) => CART_OVERLAY + accountId;

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
    user !== undefined && name.startsWith(CART_OVERLAY) && name !== (user && cartOverlay(user.uid));
  const onForeign = useEffectEvent(close);
  useEffect(() => {
    if (isForeign) onForeign();
  }, [isForeign]);
}
