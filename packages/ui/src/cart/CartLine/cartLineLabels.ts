import type { QuantityStepperLabels } from '../../components/QuantityStepper/QuantityStepper.tsx';
import type { CartLineLabels } from './CartLine.tsx';

/** A line's own texts: its stepper has others. */
export type CartLineTexts = Omit<CartLineLabels, keyof QuantityStepperLabels>;

export const cartLineLabels: CartLineTexts = {
  each: (price) => `${price} each`,
  total: 'Total:',
  remove: 'Remove',
  removeName: (name) => `Remove ${name}`,
  keep: 'Keep',
  keepName: (name) => `Keep ${name}`,
  priceChanged: (before, now) => `Was ${before}, now ${now}`,
  quantityChanged: (before, now) => `You chose ${before}, only ${now} left`,
  soldOut: 'Sold out, not counted',
  gone: 'No longer available, not counted',
};
