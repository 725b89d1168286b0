import type { Toy } from '../toy.ts';

/** What a cart remembers of a toy, as the shopper last saw it. */
export interface CartToy {
  toyId: string;
  toyName: string;
  pictureURL: string;
  /** Of one, in minor units. */
  price: number;
  /** The stock. */
  availableQuantity: number;
}

/** What a cart remembers of a toy that is added now. */
export function toCartToy(toy: Toy): CartToy {
  const { toyId, toyName, pictureURL, price, availableQuantity } = toy;
  return { toyId, toyName, pictureURL, price, availableQuantity };
}

/** A toy in the cart. Its quantity is 1 to `availableQuantity`; ids are unique in a cart. */
export interface CartEntry extends CartToy {
  quantity: number;
}

/** What a shopper does to the cart. It holds for whatever the cart is by then: another tab may have changed it. */
export type CartChange =
  | { type: 'add'; toy: CartToy; quantity: number }
  /** `delta` is relative, so that two tabs lose nothing. */
  | { type: 'changeQuantity'; toyId: string; delta: number; availableQuantity: number }
  | { type: 'remove'; toyId: string }
  /** Undoes a removal: `index` is where the entry was. */
  | { type: 'restore'; entry: CartEntry; index: number }
  /** The shopper accepts what has changed in the catalogue. */
  | { type: 'keep'; toyId: string; price: number; quantity: number; availableQuantity: number };

/**
 * The cart after a change; the same array when nothing changes. Of a toy that is sold out nothing can be added, changed or
 * kept: it stays as it is until it is removed or back in stock.
 */
export function applyChange(
  entries: readonly CartEntry[],
  change: CartChange,
): readonly CartEntry[] {
  const toyId = idOf(change);
  const index = entries.findIndex((entry) => entry.toyId === toyId);
  const old = entries[index];
  if (change.type === 'remove') return old ? entries.toSpliced(index, 1) : entries;
  if (change.type === 'restore' && !old) {
    return entries.toSpliced(Math.max(change.index, 0), 0, change.entry);
  }
  const changed = changedEntry(old, change);
  if (!changed || changed.availableQuantity < 1) return entries;
  const entry = { ...changed, quantity: clamp(changed.quantity, changed.availableQuantity) };
  if (!old) return [...entries, entry];
  return FIELDS.every((field) => entry[field] === old[field])
    ? entries
    : entries.with(index, entry);
}

const FIELDS = ['toyName', 'pictureURL', 'price', 'availableQuantity', 'quantity'] as const;

const clamp = (quantity: number, max: number) => Math.max(1, Math.min(quantity, max));

function idOf(change: CartChange): string {
  if (change.type === 'add') return change.toy.toyId;
  return change.type === 'restore' ? change.entry.toyId : change.toyId;
}

/** The entry with the wanted quantity, which may be more than there are; `undefined` when it has left the cart. */
function changedEntry(
  old: CartEntry | undefined,
  change: Exclude<CartChange, { type: 'remove' }>,
): CartEntry | undefined {
  if (change.type === 'add') {
    return { ...change.toy, quantity: (old?.quantity ?? 0) + change.quantity };
  }
  if (!old) return undefined;
  if (change.type === 'restore') {
    return { ...old, quantity: old.quantity + change.entry.quantity };
  }
  const { availableQuantity } = change;
  if (change.type === 'keep') {
    return { ...old, availableQuantity, price: change.price, quantity: change.quantity };
  }
  const shown = Math.min(old.quantity, availableQuantity); // the delta is from what the shopper sees
  return { ...old, availableQuantity, quantity: shown + change.delta };
}
