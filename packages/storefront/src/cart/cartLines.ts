import type { Catalogue } from '../catalogue/CatalogueProvider.tsx';
import type { Toy } from '../toy.ts';
import { type CartEntry, type CartToy, toCartToy } from './cartEntries.ts';

/** A line of the cart: what was chosen, beside what the catalogue says now. */
export interface CartLine extends CartToy {
  /** How many are counted: 1 to `availableQuantity`, and 0 of a toy that cannot be bought, so that it never counts in a sum. */
  quantity: number;
  /** Why it cannot be bought. */
  unavailable: 'soldOut' | 'gone' | undefined;
  /** What one cost when the shopper last looked, in minor units, if that has changed. */
  previousPrice: number | undefined;
  /** How many were chosen, if fewer than that are counted. */
  previousQuantity: number | undefined;
  /**
   * When the price and the stock were the shop's, in milliseconds since 1970, if they could not be loaded since: nothing
   * about them is asked, and nothing can be kept.
   */
  staleSince: number | undefined;
}

/**
 * The lines of a cart. Only a loaded catalogue says anything: before, the toys at hand are few, and as old as the
 * prerendered page. Until then each line is as the shopper last saw it. A catalogue that was cached knows prices, but not what
 * has changed since: a toy that it does not know is as the shopper last saw it, too.
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
