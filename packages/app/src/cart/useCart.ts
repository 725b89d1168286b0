import { useSyncExternalStore } from 'react';
import { useAuth } from '../auth/AuthContext.ts';
import { importWithRetry } from '../loading/importWithRetry.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import type { CartSnapshot } from './CartStore.ts';
import type { CartChange, CartToy } from './cartEntries.ts';
import { cartOf, NO_CART } from './cartOf.ts';
import { useCartDrawer } from './useCartDrawer.ts';

/** The cart of whoever is signed in (docs/cart.md). */
interface Cart extends CartSnapshot {
  /** Puts one of a toy into the cart, unless all that there are are in it, and says so. */
  add: (toy: CartToy) => void;
  change: (change: CartChange) => void;
  /** Opens the drawer once its code is there; says so when it does not arrive. */
  open: () => void;
  /** Fetches what `add` needs. */
  prepareToAdd: () => void;
  /** Fetches what `open` needs. */
  prepareToOpen: () => void;
}

/** The drawer is a chunk of its own. */
export const loadDrawer = () => importWithRetry('src/cart/Cart.tsx', () => import('./Cart.tsx'));

/** The cart of whoever is signed in. Its store and its drawer are loaded when they are needed. */
export function useCart(): Cart {
  const { user } = useAuth();
  const { showStatus } = useMessages();
  const drawer = useCartDrawer();
  const cart = user ? cartOf(user.uid) : undefined;
  const { getSnapshot, subscribe } = cart ?? NO_CART;
  const snapshot = useSyncExternalStore(subscribe, getSnapshot, NO_CART.getSnapshot);

  const reportLoss = (error: unknown) => {
    console.error('The cart did not arrive.', error);
    showStatus({
      message: 'The cart did not arrive. Please check your connection and try again.',
    });
  };
  const prepareToOpen = () => Promise.all([loadDrawer(), cart?.load()]);
  const open = () => {
    prepareToOpen().then(drawer.open, reportLoss);
  };
  const add = (toy: CartToy) => {
    cart?.load().then((store) => {
      const known = store.getSnapshot().entries.find(({ toyId }) => toyId === toy.toyId);
      const isBlocked = known !== undefined && known.quantity >= toy.available;
      store.change({ type: 'add', toy, quantity: 1 });
      showStatus({
        message: isBlocked ? `Only ${toy.available} left` : `Added to cart: ${toy.toyName}`,
        action: { label: 'View cart', onClick: open },
      });
    }, reportLoss);
  };

  return {
    ...snapshot,
    add,
    change: (change) => {
      cart?.load().then((store) => store.change(change), reportLoss);
    },
    open,
    prepareToAdd: () => {
      cart?.load().catch(() => {}); // adding reports it
    },
    prepareToOpen: () => {
      prepareToOpen().catch(() => {}); // opening reports it
    },
  };
}
