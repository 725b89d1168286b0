'use client';

import { cx } from 'class-variance-authority';
import { ShoppingBasket } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { CountValues } from '../../locale/formats.ts';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { IconButton } from '../../primitives/Button/Button.tsx';
import { Count } from '../../primitives/Count/Count.tsx';
import { useUi } from '../../UiProvider.tsx';
import * as styles from './CartButton.module.css';

/** The texts of a cart's button. */
export interface CartButtonLabels {
  /** The button's accessible name. */
  cart: Label<CountValues>;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    CartButton: CartButtonLabels;
  }
}

const defaultLabels: CartButtonLabels = {
  cart: ({ count, written }) =>
    count === 0 ? 'Cart, empty' : `Cart, ${written} ${count === 1 ? 'toy' : 'toys'}`,
};

/** The highest number that fits on the button. */
const MAX_COUNT = 99;

export type CartButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The sum of all quantities in the cart. */
  count: number;
  /** Replaces the texts. */
  labels?: PartialLabels<CartButtonLabels> | undefined;
};

/** Opens the cart and shows the number of toys in it: for `NavBar`'s `actions`. */
export function CartButton({ count, labels: ownLabels, className, ...rest }: CartButtonProps) {
  const labels = useLabels('CartButton', defaultLabels, ownLabels);
  const { formatNumber, formatCount } = useUi();
  return (
    <IconButton
      aria-haspopup="dialog"
      {...rest}
      variant="bare"
      aria-label={labels.cart(formatCount(count))}
      className={cx(styles.button, className)}
    >
      <ShoppingBasket aria-hidden="true" />
      {count > 0 && (
        <Count className={styles.count}>
          {formatNumber(Math.min(count, MAX_COUNT)) + (count > MAX_COUNT ? '+' : '')}
        </Count>
      )}
    </IconButton>
  );
}
