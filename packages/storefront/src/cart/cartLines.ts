import type { Catalogue } from '../catalogue/CatalogueProvider.tsx';
import type { Toy } from '../toy.ts';
import { type CartEntry, type CartToy, toCartToy } from './cartEntries.ts';

/** A line of the cart: the chosen toy with the catalogue's current values. */
export interface CartLine extends CartToy {
  /** The quantity that counts: 1 to `availableQuantity`, and 0 of a toy that cannot be bought, so that it does not count in a sum. */
  quantity: number;
  /** The reason why it cannot be bought. */
  unavailable: 'soldOut' | 'gone' | undefined;
  /** The price that the user last saw, in minor units, if it has changed. */
  previousPrice: number | undefined;
  /** The chosen quantity, if fewer count. */
  previousQuantity: number | undefined;
  /**
   * The date of the price and the stock, in milliseconds since 1970, if they could not be loaded since then. The line then
   * has no question, and the user cannot accept changes.
   */
  staleSince: number | undefined;
}

/**
 * Returns the lines of a cart. Until the catalogue has loaded, each line is as the user last saw it: the snapshot has few toys,
 * and is as old as the prerendered page. A cached catalogue has prices, but not the latest changes: a toy that it lacks is as
 * the user last saw it, too.
 */
export function getCartLines(
  entries: readonly CartEntry[],
  {
    status,
    toys,
    freshness = 'current',
    updatedAt,
  }: Pick<Catalogue, 'status' | 'toys'> & Partial<Pick<Catalogue, 'freshness' | 'updatedAt'>>,
): CartLine[] {
  if (status !== 'loaded') return entries.map((entry) => toLine(entry, entry));
  const chosen = new Set(entries.map(({ toyId }) => toyId));
  const current = new Map<string, Toy>();
  for (const toy of toys) if (chosen.has(toy.toyId)) current.set(toy.toyId, toy);
  return entries.map((entry) => {
    const toy = current.get(entry.toyId);
    if (freshness === 'current') return toLine(entry, toy && toCartToy(toy));
    const line = toLine(entry, toy ? toCartToy(toy) : entry);
    const staleSince = freshness === 'stale' ? updatedAt : undefined;
    return { ...line, previousPrice: undefined, previousQuantity: undefined, staleSince };
  });
}

function toLine(entry: CartEntry, current: CartToy | undefined): CartLine {
  const toy = current ?? { ...entry, availableQuantity: 0 };
  const { price, availableQuantity } = toy;
  const counts = availableQuantity > 0;
  return {
    ...toy,
    quantity: Math.min(entry.quantity, availableQuantity),
    unavailable: counts ? undefined : current ? 'soldOut' : 'gone',
    previousPrice: counts && price !== entry.price ? entry.price : undefined,
    previousQuantity: availableQuantity < entry.quantity ? entry.quantity : undefined,
    staleSince: undefined,
  };
}
