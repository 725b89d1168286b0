import type { Toy } from '@toystore/ui';
import type { Catalogue } from '../catalogue/CatalogueProvider.tsx';
import { toyPath } from '../paths.ts';
import type { CartEntry, CartToy } from './cartEntries.ts';

/** A line of the cart as it is shown. */
export interface CartItem {
  id: string;
  name: string;
  href: string;
  imageUrl: string;
  price: number;
  quantity: number;
  available: number;
  unavailable?: 'sold out' | 'gone' | undefined;
  previousPrice?: number | undefined;
  previousQuantity?: number | undefined;
}

/** A price of the catalogue in cents, rounded as the shop shows it: a float's last digits are noise, not money. */
export function toCents(dollars: number): number {
  return Math.round(Number((dollars * 100).toPrecision(15)));
}

/** What the cart remembers of a toy. */
export function toCartToy(toy: Toy): CartToy {
  const { toyId, toyName, pictureURL, price, availableQuantity } = toy;
  return { toyId, toyName, pictureURL, price: toCents(price), available: availableQuantity };
}

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

/** How many pieces the cart holds. */
export function countPieces(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
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
    previousQuantity: counts && available < entry.quantity ? entry.quantity : undefined,
  };
}
