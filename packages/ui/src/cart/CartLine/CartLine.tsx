'use client';

import { cx } from 'class-variance-authority';
import { Clock } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { QuantityStepper } from '../../components/QuantityStepper/QuantityStepper.tsx';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { keepFocus } from '../../primitives/focus/opener.ts';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { PriceText } from '../../primitives/Price/PriceText.tsx';
import { TextButton } from '../../primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../UiProvider.tsx';
import type { CartItem } from '../cartItem.ts';
import { lineTotal } from '../totals.ts';
import { CartChange } from './CartChange.tsx';
import * as styles from './CartLine.module.css';
import { type CartLineLabels, cartLineLabels } from './cartLineLabels.ts';

export type CartLineProps = Omit<ComponentProps<'li'>, 'children'> & {
  /** The toy to show. */
  item: CartItem;
  /** Called when the user chooses another quantity; for `limited` see `QuantityStepper`. */
  onQuantityChange: (quantity: number, limited: boolean) => void;
  /** Called when the user presses 'Remove'. */
  onRemove: () => void;
  /** Called when the user presses 'Keep' to accept the new price or quantity. */
  onKeep: () => void;
  /** The level of the toy's name in the page's outline. */
  headingLevel?: 2 | 3 | undefined;
  /** Shown below the line's texts and buttons, such as a field for a gift note. */
  extra?: ReactNode;
  /** Replaces the texts of the line and of its stepper. */
  labels?: PartialLabels<CartLineLabels> | undefined;
};

/** A toy in the cart, as a list item. */
export function CartLine({
  item,
  onQuantityChange,
  onRemove,
  onKeep,
  headingLevel = 3,
  extra,
  labels: ownLabels,
  className,
  ...rest
}: CartLineProps) {
  const { Link, formatPrice } = useUi();
  const labels = useLabels('CartLine', cartLineLabels, ownLabels);
  const { toyName, unavailable } = item;
  const Heading = `h${headingLevel}` as const;
  const hasChanged = item.previousPrice !== undefined || item.previousQuantity !== undefined;
  const asks = hasChanged && unavailable === undefined;
  return (
    <li {...rest} className={cx(base.root, styles.line, className)} data-unavailable={unavailable}>
      <Picture url={item.pictureURL} alt="" sizes="80px" className={styles.picture} />
      <div>
        <div className={styles.head}>
          <div className={styles.toy}>
            <Heading dir="auto" className={styles.name}>
              {unavailable === undefined ? <Link href={item.href}>{toyName}</Link> : toyName}
            </Heading>
            <p className={styles.each}>
              {unavailable === undefined
                ? labels.each({ price: formatPrice(item.price) })
                : labels[unavailable]}
            </p>
          </div>
          {unavailable === undefined && (
            <p className={styles.total}>
              <VisuallyHidden>{`${labels.total} `}</VisuallyHidden>
              <PriceText value={lineTotal(item)} />
            </p>
          )}
        </div>
        {unavailable === undefined && item.priceAsOf !== undefined && (
          <p className={styles.asOf}>
            <Clock aria-hidden="true" />
            <span>{labels.priceAsOf({ time: item.priceAsOf })}</span>
          </p>
        )}
        <div className={styles.actions}>
          {unavailable === undefined && (
            <QuantityStepper
              className={styles.stepper}
              itemName={toyName}
              value={item.quantity}
              max={item.availableQuantity}
              onValueChange={onQuantityChange}
              labels={ownLabels}
            />
          )}
          {!asks && (
            <TextButton
              className={styles.remove}
              aria-label={labels.removeName({ name: toyName })}
              ref={keepFocus()}
              data-remove=""
              onClick={onRemove}
            >
              {labels.remove}
            </TextButton>
          )}
        </div>
      </div>
      {extra && <div className={styles.extra}>{extra}</div>}
      {asks && <CartChange item={item} onRemove={onRemove} onKeep={onKeep} labels={labels} />}
    </li>
  );
}
