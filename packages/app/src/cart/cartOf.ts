import { importWithRetry } from '../loading/importWithRetry.ts';
import type { CartSnapshot, CartStore } from './CartStore.ts';
import { cartKey, deleteCart, hasStoredCart } from './storedCart.ts';

const EMPTY: CartSnapshot = { entries: [], problem: undefined };

/** An account's cart, for `useSyncExternalStore`. It is empty until its code is there. */
export interface LazyCart {
  getSnapshot(): CartSnapshot;
  /** Loads the cart once one is stored, by this tab or another. */
  subscribe(listener: () => void): () => void;
  /**
   * Loads the cart's code and opens its store, unless that has happened.
   * @throws what the import throws when the code does not arrive
   */
  load(): Promise<CartStore>;
  /** Opens the drawer, from wherever it is called: a message may outlive the page that showed it. */
  openDrawer(): void;
  /** What `openDrawer` does until the returned function is called. The bar, which is on every page, says so. */
  onOpenDrawer(open: () => void): () => void;
  /** Saves what is pending. Changes are ignored afterwards. */
  close(): void;
}

const carts = new Map<string, LazyCart>();

/** The cart of an account: the same one each time. */
export function cartOf(uid: string): LazyCart {
  const known = carts.get(uid) ?? createLazyCart(uid);
  carts.set(uid, known);
  return known;
}

/** Deletes the cart of an account that is deleted, and lets nothing of it be stored again by this tab. */
export function deleteCartOf(uid: string): void {
  carts.get(uid)?.close();
  carts.delete(uid);
  deleteCart(uid);
}

/** The cart of somebody who is not signed in. */
export const NO_CART: Pick<LazyCart, 'getSnapshot' | 'subscribe'> = {
  getSnapshot: () => EMPTY,
  subscribe: () => () => {},
};

function createLazyCart(uid: string): LazyCart {
  const listeners = new Set<() => void>();
  const drawers = new Set<() => void>();
  let store: CartStore | undefined;

  const notify = () => {
    for (const listener of listeners) listener();
  };

  async function load(): Promise<CartStore> {
    if (store !== undefined) return store;
    const { openCartStore } = await importWithRetry(
      'src/cart/CartStore.ts',
      () => import('./CartStore.ts'),
    );
    if (store === undefined) {
      store = openCartStore(uid);
      store.subscribe(notify);
      notify();
    }
    return store;
  }

  function loadStored() {
    if (store !== undefined || !hasStoredCart(uid)) return;
    load().catch((error: unknown) => {
      console.warn('The cart did not arrive.', error); // whoever uses it is told
    });
  }

  const onStorage = ({ key }: StorageEvent) => {
    if (key === cartKey(uid)) loadStored();
  };

  return {
    getSnapshot: () => store?.getSnapshot() ?? EMPTY,
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', onStorage); // the same one is added once
      loadStored();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    load,
    openDrawer() {
      for (const open of drawers) open();
    },
    onOpenDrawer(open) {
      drawers.add(open);
      return () => drawers.delete(open);
    },
    close: () => store?.close(),
  };
}
