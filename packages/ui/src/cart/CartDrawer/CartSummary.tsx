'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Button } from '../../primitives/Button/Button.tsx';
import { PriceText } from '../../primitives/Price/PriceText.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import { useUi } from '../../UiProvider.tsx';
import type { CartItem } from '../cartItem.ts';
import { getPricesAsOf, getUncounted, subtotal } from '../totals.ts';
import * as styles from './CartParts.module.css';
import { type CartDrawerLabels, cartDrawerLabels } from './cartDrawerLabels.ts';

export type CartSummaryProps = ComponentProps<'div'> & {
  /** The toys in the cart. */
  items: ReadonlyArray<CartItem>;
  /** A note about the prices, such as 'incl. VAT', below the subtotal. */
  priceNote?: string | undefined;
  /** Called when the user presses 'Checkout'. Without it the cart shows that there is no checkout yet. */
  onCheckout?: (() => void) | undefined;
  /** Shown before the checkout, such as discounts, a code field or a note for the shop. */
  children?: ComponentProps<'div'>['children'];
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<CartDrawerLabels> | undefined;
};

/** The subtotal of a cart, what it excludes, and the way to the checkout. Nothing for an empty cart. */
export function CartSummary({
  items,
  priceNote,
  onCheckout,
  labels: ownLabels,
  className,
  children,
  ...rest
}: CartSummaryProps) {
  const labels = useLabels('CartDrawer', cartDrawerLabels, ownLabels);
  const { formatCount } = useUi();
  const uncounted = getUncounted(items);
  const pricesAsOf = getPricesAsOf(items);
  if (items.length === 0) return null;
  return (
    <div {...rest} className={cx(base.root, styles.receipt, className)}>
      <dl className={styles.subtotal}>
        <dt>{labels.subtotal}</dt>
        <dd>
          <PriceText value={subtotal(items)} />
        </dd>
      </dl>
      {priceNote && <p className={styles.remark}>{priceNote}</p>}
      {uncounted && (
        <p className={styles.remark}>
          {labels.notCounted({ ...formatCount(uncounted.quantity), reason: uncounted.reason })}
        </p>
      )}
      {pricesAsOf && <p className={styles.remark}>{labels.pricesAsOf({ time: pricesAsOf })}</p>}
      {wrapText(children)}
      {onCheckout ? (
        <Button
          variant="primary"
          size="l"
          fullWidth
          className={styles.checkout}
          onClick={() => onCheckout()}
        >
          {labels.checkout}
        </Button>
      ) : (
        <p className={styles.remark}>{labels.noCheckout}</p>
      )}
    </div>
  );
}
