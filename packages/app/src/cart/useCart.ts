import { useSyncExternalStore } from 'react';
import type { StoreSnapshot } from '../accountStorage/AccountStore.ts';
import { NO_STORE } from '../accountStorage/lazyStore.ts';
import { useAuth } from '../auth/AuthContext.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import type { CartChange, CartEntry, CartToy } from './cartEntries.ts';
import { cartOf, type LazyCart } from './cartOf.ts';

/** The cart of whoever is signed in (docs/cart.md). */
interface Cart extends StoreSnapshot<CartEntry> {
  /** Puts one of a toy into the cart, unless all that there are are in it, and says so. */
  add: (toy: CartToy) => void;
  change: (change: CartChange) => void;
  openDrawer: () => void;
  /** For the bar: `LazyCart`'s. */
  onOpenDrawer: LazyCart['onOpenDrawer'] | undefined;
  /** Fetches what `add` needs. */
  prepareToAdd: () => void;
  /** Says that the cart's code did not arrive. */
  reportLoss: (error: unknown) => void;
}

/** The cart of whoever is signed in. Its store and its drawer are loaded when they are needed. */
export function useCart(): Cart {
  const { user } = useAuth();
  const { showStatus } = useMessages();
  const cart = user ? cartOf(user.uid) : undefined;
  const { getSnapshot, subscribe } = cart ?? NO_STORE;
  const snapshot = useSyncExternalStore(subscribe, getSnapshot, NO_STORE.getSnapshot);

  const openDrawer = () => cart?.openDrawer();
  const reportLoss = (error: unknown) => {
    console.error('The cart did not arrive.', error);
    showStatus({
      message: 'The cart did not arrive. Please check your connection and try again.',
    });
  };
  const add = (toy: CartToy) => {
    cart?.load().then((store) => {
      const known = store.getSnapshot().entries.find(({ toyId }) => toyId === toy.toyId);
      const isBlocked = known !== undefined && known.quantity >= toy.available;
      store.change({ type: 'add', toy, quantity: 1 });
      showStatus({
        message: isBlocked ? `Only ${toy.available} left` : `Added to cart: ${toy.toyName}`,
        action: { label: 'View cart', onClick: openDrawer },
      });
    }, reportLoss);
  };

  return {
    ...snapshot,
    add,
    change: (change) => {
      cart?.load().then((store) => store.change(change), reportLoss);
    },
    openDrawer,
    onOpenDrawer: cart?.onOpenDrawer,
    prepareToAdd: () => {
      cart?.load().catch(() => {}); // adding reports it
    },
    reportLoss,
  };
}
