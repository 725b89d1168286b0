import type { QuantityStepperLabels } from '../../components/QuantityStepper/QuantityStepper.tsx';
import type { CountValues } from '../../locale/formats.ts';
import type { Label } from '../../locale/labels.ts';

/** The texts of a line of the cart and of its `QuantityStepper`. */
export interface CartLineLabels extends QuantityStepperLabels {
  /** The price of one piece. */
  each: Label<{ price: string }>;
  /** Read before the line's total. */
  total: string;
  /** The text on the button whose name is `removeName`; part of that name (WCAG 2.5.3). */
  remove: string;
  removeName: Label<{ name: string }>;
  /** The text on the button whose name is `keepName`; part of that name (WCAG 2.5.3). */
  keep: string;
  keepName: Label<{ name: string }>;
  priceChanged: Label<{ before: string; now: string }>;
  /** The user had chosen `before`, and only `count` are left. */
  quantityChanged: Label<CountValues & { before: string }>;
  soldOut: string;
  gone: string;
  /** Below a price that could not be checked. */
  priceAsOf: Label<{ time: string }>;
}

/** A line's own texts, without those of its stepper. */
export type CartLineTexts = Omit<CartLineLabels, keyof QuantityStepperLabels>;

declare module '../../locale/labels.ts' {
  interface UiLabels {
    CartLine: CartLineTexts;
  }
}

export const cartLineLabels: CartLineTexts = {
  each: ({ price }) => `${price} each`,
  total: 'Total:',
  remove: 'Remove',
  removeName: ({ name }) => `Remove ${name}`,
  keep: 'Keep',
  keepName: ({ name }) => `Keep ${name}`,
  priceChanged: ({ before, now }) => `Was ${before}, now ${now}`,
  quantityChanged: ({ before, written }) => `You chose ${before}, only ${written} left`,
  soldOut: 'Sold out, not counted',
  gone: 'No longer available, not counted',
  priceAsOf: ({ time }) => `Price of ${time}; we check it when you're back online.`,
};
