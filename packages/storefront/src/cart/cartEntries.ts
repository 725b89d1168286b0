import type { Toy } from '../toy.ts';

/** The fields of a toy that a cart stores, as the user last saw them. */
export interface CartToy {
  toyId: string;
  toyName: string;
  pictureURL: string;
  /** Of one, in minor units. */
  price: number;
  /** The stock. */
  availableQuantity: number;
}

/** Returns the fields to store of a toy. */
export function toCartToy(toy: Toy): CartToy {
  const { toyId, toyName, pictureURL, price, availableQuantity } = toy;
  return { toyId, toyName, pictureURL, price, availableQuantity };
}

/** A toy in the cart. Its quantity is 1 to `availableQuantity`; ids are unique in a cart. */
export interface CartEntry extends CartToy {
  quantity: number;
}

/** A change to the cart. It applies to the stored cart, which another tab may have changed. */
export type CartChange =
  | { type: 'add'; toy: CartToy; quantity: number }
  /** `delta` is relative, so that changes of two tabs add up. */
  | { type: 'changeQuantity'; toyId: string; delta: number; availableQuantity: number }
  | { type: 'remove'; toyId: string }
  /** Undoes a removal: `index` is where the entry was. */
  | { type: 'restore'; entry: CartEntry; index: number }
  /** The user accepts what has changed in the catalogue. */
  | { type: 'keep'; toyId: string; price: number; quantity: number; availableQuantity: number };

/**
 * Returns the cart after a change; the same array when nothing changes. A sold-out toy cannot be added, changed or kept: its
 * entry stays until it is removed or back in stock.
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

/** Returns the entry with a quantity that may exceed the stock; `undefined` if it is not in the cart. */
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
  const shown = Math.min(old.quantity, availableQuantity); // the delta is relative to what the user sees
  return { ...old, availableQuantity, quantity: shown + change.delta };
}
