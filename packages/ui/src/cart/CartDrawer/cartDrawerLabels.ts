import type { CountValues } from '../../locale/formats.ts';
import type { Label } from '../../locale/labels.ts';
import type { CartLineLabels } from '../CartLine/cartLineLabels.ts';
import type { UncountedReason } from '../totals.ts';

/** The texts of a cart and of its lines. */
export interface CartDrawerLabels extends CartLineLabels {
  /** The drawer's heading and accessible name. */
  cart: string;
  close: string;
  subtotal: string;
  /** Below the subtotal: how many toys it excludes, and why. */
  notCounted: Label<CountValues & { reason: UncountedReason }>;
  /** Shown once, instead of in each line, if no price could be checked. */
  pricesAsOf: Label<{ time: string }>;
  checkout: string;
  /** Replaces the checkout button if there is no checkout. */
  noCheckout: string;
  empty: string;
  removed: Label<{ name: string }>;
  undo: string;
  /** The button that shows `count` more lines. */
  showMore: Label<CountValues>;
  /** Announced after the user chose another quantity. */
  quantityChosen: Label<CountValues & { subtotal: string }>;
}

/** A cart's own texts, without those of its lines. */
export type CartDrawerTexts = Omit<CartDrawerLabels, keyof CartLineLabels>;

declare module '../../locale/labels.ts' {
  interface UiLabels {
    CartDrawer: CartDrawerTexts;
  }
}

const reasons = {
  soldOut: 'sold out',
  gone: 'no longer available',
  both: 'sold out or no longer available',
};

export const cartDrawerLabels: CartDrawerTexts = {
  cart: 'Cart',
  close: 'Close cart',
  subtotal: 'Subtotal',
  notCounted: ({ count, written, reason }) =>
    `${written} ${count === 1 ? 'toy is not counted: it is' : 'toys are not counted: they are'} ${reasons[reason]}.`,
  pricesAsOf: ({ time }) => `Prices of ${time}; we check them when you're back online.`,
  checkout: 'Checkout',
  noCheckout: 'Checkout is not available yet.',
  empty: 'Your cart is empty.',
  removed: ({ name }) => `Removed: ${name}`,
  undo: 'Undo',
  showMore: ({ written }) => `Show ${written} more`,
  quantityChosen: ({ written, subtotal }) => `Quantity ${written}, subtotal ${subtotal}`,
};
