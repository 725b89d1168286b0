'use client';

import type { StoreSnapshot } from '../accountStorage/AccountStore.ts';
import { useStoreSnapshot } from '../accountStorage/useStoreSnapshot.ts';
import type { Toy } from '../toy.ts';
import { changesSince, type SavedDifference } from './changesSince.ts';
import { getSavedToys, type SavedEntry } from './savedDescription.ts';

/** A toy's price and stock, as a shopper sees them. */
type Offer = Pick<Toy, 'price' | 'availableQuantity'>;

/** The saved toys of an account. */
export interface SavedToys extends Pick<StoreSnapshot<unknown>, 'status' | 'problem'> {
  /** The same set until the saved toys change. The newest is last. */
  ids: ReadonlySet<string>;
  /** Saves a toy, or removes it. With `toy` it notes price and stock, which `changesOf` compares. */
  setSaved: (toyId: string, isSaved: boolean, toy?: Offer) => void;
  /** Returns what has changed about a saved toy since then; `undefined` if nothing has, or it is not saved. */
  changesOf: (toy: Offer & Pick<Toy, 'toyId'>) => SavedDifference | undefined;
  /** Notes that the user has seen a toy's price and stock. Has no effect until `status` is `ready`. */
  see: (toy: Offer & Pick<Toy, 'toyId'>) => void;
}

const idSets = new WeakMap<readonly SavedEntry[], ReadonlySet<string>>();

/** One set for all callers, because a page may have many toggles. */
function idsOf(entries: readonly SavedEntry[]): ReadonlySet<string> {
  const ids = idSets.get(entries) ?? new Set(entries.map(({ toyId }) => toyId));
  idSets.set(entries, ids);
  return ids;
}

const offerOf = (toy: Offer | undefined) =>
  toy && { price: toy.price, inStock: toy.availableQuantity > 0 };

/**
 * Returns the saved toys of an account, stored in this browser.
 * @param accountId without it the list is empty, its status is `loading`, and changes are ignored
 */
export function useSavedToys(accountId: string | undefined): SavedToys {
  const store = accountId === undefined ? undefined : getSavedToys(accountId);
  const { entries, status, problem } = useStoreSnapshot(store);
  return {
    ids: idsOf(entries),
    status,
    problem,
    setSaved: (toyId, isSaved, toy) =>
      store?.change(isSaved ? { type: 'save', toyId, ...offerOf(toy) } : { type: 'forget', toyId }),
    changesOf: (toy) => {
      const known = entries.find(({ toyId }) => toyId === toy.toyId);
      return known && changesSince(toy, known);
    },
    see: (toy) => store?.change({ type: 'see', toyId: toy.toyId, ...offerOf(toy) }),
  };
}
