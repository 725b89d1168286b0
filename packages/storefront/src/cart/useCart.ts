'use client';

import type { StoreSnapshot } from '../accountStorage/AccountStore.ts';
import { useStoreSnapshot } from '../accountStorage/useStoreSnapshot.ts';
import { useCatalogue } from '../catalogue/CatalogueProvider.tsx';
import type { Toy } from '../toy.ts';
import { getCart } from './cartDescription.ts';
import { type CartChange, toCartToy } from './cartEntries.ts';
import { type CartLine, getCartLines } from './cartLines.ts';

/** The cart of an account, and its changes. */
export interface Cart extends Pick<StoreSnapshot<unknown>, 'status' | 'problem'> {
  /** The cart's lines, with the catalogue's current values. */
  lines: readonly CartLine[];
  /** Adds one of a toy. @returns `false` if the cart already has the whole stock */
  add: (toy: Toy) => boolean;
  /** Changes the quantity. It is stored as a difference, so that changes of two tabs add up. */
  setQuantity: (toyId: string, quantity: number) => void;
  /** Accepts the price and the quantity that the catalogue has now; those of a stale one are not accepted. */
  keep: (toyId: string) => void;
  /** Removes a line. @returns a function that restores the line with its position and quantity */
  remove: (toyId: string) => () => void;
}

/**
 * Returns the cart of an account, stored in this browser. It needs a `CatalogueProvider` above it: a cart with toys loads the
 * catalogue.
 * @param accountId without it the cart is empty, its status is `loading`, and changes are ignored
 */
export function useCart(accountId: string | undefined): Cart {
  const store = accountId === undefined ? undefined : getCart(accountId);
  const { entries, status, problem } = useStoreSnapshot(store);
  const catalogue = useCatalogue({ wanted: entries.length > 0 });
  const lines = getCartLines(entries, catalogue);

  const change = (next: CartChange) => store?.change(next);
  const changeLine = (toyId: string, toChange: (line: CartLine) => CartChange) => {
    const line = lines.find((each) => each.toyId === toyId);
    if (line !== undefined) change(toChange(line));
  };
  return {
    lines,
    status,
    problem,
    add(toy) {
      const entry = store?.getSnapshot().entries.find(({ toyId }) => toyId === toy.toyId); // the current entry
      change({ type: 'add', toy: toCartToy(toy), quantity: 1 });
      return (entry?.quantity ?? 0) < toy.availableQuantity;
    },
    setQuantity: (toyId, quantity) =>
      changeLine(toyId, (line) => {
        const delta = quantity - line.quantity;
        return { type: 'changeQuantity', toyId, delta, availableQuantity: line.availableQuantity };
      }),
    keep(toyId) {
      if (catalogue.freshness !== 'current') return;
      changeLine(toyId, ({ price, quantity, availableQuantity }) => {
        return { type: 'keep', toyId, price, quantity, availableQuantity };
      });
    },
    remove(toyId) {
      const index = entries.findIndex((entry) => entry.toyId === toyId);
      const entry = entries[index];
      change({ type: 'remove', toyId });
      return () => {
        if (entry !== undefined) change({ type: 'restore', entry, index });
      };
    },
  };
}
