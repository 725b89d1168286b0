import { createLazyStore, type LazyStore, storesByAccount } from '../accountStorage/lazyStore.ts';
import { isStored } from '../accountStorage/storedItems.ts';
import { importWithRetry } from '../loading/importWithRetry.ts';
import type { CartChange, CartEntry } from './cartEntries.ts';

/** An account's cart. It is loaded once one is stored, by this tab or another. */
export interface LazyCart extends LazyStore<CartEntry, CartChange> {
  /** Opens the drawer, from wherever it is called: a message may outlive the page that showed it. */
  openDrawer(): void;
  /** What `openDrawer` does until the returned function is called. The bar, which is on every page, says so. */
  onOpenDrawer(open: () => void): () => void;
}

const carts = storesByAccount('cart', createLazyCart);

/** The cart of an account: the same one each time. */
export const cartOf = carts.get;

/** Deletes the cart of an account that is deleted, and lets nothing of it be stored again by this tab. */
export const deleteCartOf = carts.delete;

function createLazyCart(uid: string): LazyCart {
  const drawers = new Set<() => void>();
  return {
    ...createLazyStore({
      name: 'cart',
      uid,
      loadDescription: async () =>
        (await importWithRetry('src/cart/CartStore.ts', () => import('./CartStore.ts'))).cartStore,
      isNeeded: () => isStored('cart', uid),
    }),
    openDrawer() {
      for (const open of drawers) open();
    },
    onOpenDrawer(open) {
      drawers.add(open);
      return () => drawers.delete(open);
    },
  };
}
