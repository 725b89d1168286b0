import type { CartItem } from '@toystore/ui';
import type { Catalogue } from '../catalogue/CatalogueProvider.tsx';
import { toyPath } from '../paths.ts';
import type { CartEntry, CartToy } from './cartEntries.ts';
import { toCartToy } from './cartToy.ts';

/**
 * The lines of the cart: what was chosen, beside what the catalogue says today. Only a loaded catalogue says anything:
 * before, the toys at hand are few, and as old as the prerendered page. Until then each line is as the shopper last saw it.
 *
 * A line that is sold out or gone has the quantity 0, so that it never counts in a sum.
 */
export function toCartItems(
  entries: readonly CartEntry[],
  { status, toys }: Pick<Catalogue, 'status' | 'toys'>,
): CartItem[] {
  if (status !== 'loaded') return entries.map((entry) => toItem(entry, entry));
  const chosen = new Set(entries.map(({ toyId }) => toyId));
  const today = new Map<string, CartToy>();
  for (const toy of toys) if (chosen.has(toy.toyId)) today.set(toy.toyId, toCartToy(toy));
  return entries.map((entry) => toItem(entry, today.get(entry.toyId)));
}

function toItem(entry: CartEntry, today: CartToy | undefined): CartItem {
  const { toyName, pictureURL, price, available } = today ?? { ...entry, available: 0 };
  const counts = available > 0;
  return {
    id: entry.toyId,
    name: toyName,
    href: toyPath(entry),
    imageUrl: pictureURL,
    price,
    quantity: Math.min(entry.quantity, available),
    available,
    unavailable: counts ? undefined : today ? 'sold out' : 'gone',
    previousPrice: counts && price !== entry.price ? entry.price : undefined,
    previousQuantity: available < entry.quantity ? entry.quantity : undefined,
  };
}
