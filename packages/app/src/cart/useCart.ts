import type { StoreSnapshot } from '../accountStorage/AccountStore.ts';
import { useAccountStore } from '../accountStorage/useAccountStore.ts';
import { useAuth } from '../auth/AuthContext.ts';
import { getCart } from './cartDescription.ts';
import type { CartChange, CartEntry } from './cartEntries.ts';

/** The cart of whoever is signed in (docs/cart.md). */
interface Cart extends StoreSnapshot<CartEntry> {
  /** Does nothing while nobody is signed in. */
  change: (change: CartChange) => void;
}

/** The cart of whoever is signed in. */
export function useCart(): Cart {
  const { user } = useAuth();
  const cart = user ? getCart(user.uid) : undefined;
  return { ...useAccountStore(cart), change: (change) => cart?.change(change) };
}

const CART_OVERLAY = 'cart of ';

/** The overlay that an account's cart is: another account's does not open in its place. */
export const cartOverlay = (accountId: string) => CART_OVERLAY + accountId;

export const isCartOverlay = (name: string) => name.startsWith(CART_OVERLAY);
