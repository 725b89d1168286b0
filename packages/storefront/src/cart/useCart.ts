'use client';

import type { StoreSnapshot } from '../accountStorage/AccountStore.ts';
import { useAccountStore } from '../accountStorage/useAccountStore.ts';
import { useCatalogue } from '../catalogue/CatalogueProvider.tsx';
import type { Toy } from '../toy.ts';
import { getCart } from './cartDescription.ts';
import { type CartChange, toCartToy } from './cartEntries.ts';
import { type CartLine, getCartLines } from './cartLines.ts';

/** The cart of an account, and what a shopper does to it. */
export interface Cart extends Pick<StoreSnapshot<unknown>, 'status' | 'problem'> {
  /** What is in it, beside what the catalogue says now. */
  lines: readonly CartLine[];
  /** Adds one of a toy. @returns whether there was one left to add */
  add: (toy: Toy) => boolean;
  /** Changes how many are chosen. It is stored as so many more or fewer, so that two tabs lose nothing. */
  setQuantity: (toyId: string, quantity: number) => void;
  /** Accepts the price and the quantity that the catalogue has now; those of a stale one are not accepted. */
  keep: (toyId: string) => void;
  /** Removes a line. @returns undoes that: the line comes back to its place, with its quantity */
  remove: (toyId: string) => () => void;
}

/**
 * The cart of an account, stored in this browser. Only below a `CatalogueProvider`: a cart with toys in it loads the catalogue.
 * @param accountId without one the cart is empty, its status `loading`, and nothing changes it
 */
export function useCart(accountId: string | undefined): Cart {
  const store = accountId === undefined ? undefined : getCart(accountId);
  const { entries, status, problem } = useAccountStore(store);
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
      const entry = store?.getSnapshot().entries.find(({ toyId }) => toyId === toy.toyId); // as it is by now
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
