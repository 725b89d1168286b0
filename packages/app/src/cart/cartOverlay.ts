import * as texts from '@shop/texts/layout';
import { useAuth } from '@toystore/accounts';
import type { Cart } from '@toystore/storefront';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { readOpenOverlay, useOverlay } from '../overlays/useOverlay.ts';

const CART_OVERLAY = 'cart of ';

/** The topic of messages that repeat what the open cart shows. */
export const CART_TOPIC = 'cart';

/** The overlay name of an account's cart: it differs per account, so that another account's cart does not open instead. */
export const cartOverlay = (accountId: string) => CART_OVERLAY + accountId;

/**
 * Closes an open cart when its account is no longer signed in, for example after a sign-out in another tab. Otherwise
 * the hidden cart would keep its history entry, and the next Back would do nothing.
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

/** Why an account's data is not saved, or was not read: the same words for the cart and everything else. */
export const storageMessage = (problem: NonNullable<Cart['problem']>): string =>
  problem === 'not saved' ? texts.notSaved : texts.unreadable;
