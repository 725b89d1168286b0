'use client';

import { Button } from '../../primitives/Button/Button.tsx';
import { keepFocus } from '../../primitives/focus/opener.ts';
import { useUi } from '../../UiProvider.tsx';
import type { CartItem } from '../cartItem.ts';
import * as styles from './CartChange.module.css';
import type { CartLineTexts } from './cartLineLabels.ts';

interface CartChangeProps {
  item: CartItem;
  onRemove: () => void;
  onKeep: () => void;
  labels: CartLineTexts;
}

/** Renders the changes of a toy since the user put it into the cart, and the buttons to keep or remove it. */
export function CartChange({ item, onRemove, onKeep, labels }: CartChangeProps) {
  const { formatPrice, formatNumber, formatCount } = useUi();
  const { toyName, price, previousPrice, availableQuantity, previousQuantity } = item;
  return (
    <div className={styles.change}>
      <div className={styles.text}>
        {previousPrice !== undefined && (
          <p>
            {labels.priceChanged({ before: formatPrice(previousPrice), now: formatPrice(price) })}
          </p>
        )}
        {previousQuantity !== undefined && (
          <p>
            {labels.quantityChanged({
              ...formatCount(availableQuantity),
              before: formatNumber(previousQuantity),
            })}
          </p>
        )}
      </div>
      <div className={styles.answers}>
        <Button
          className={styles.keep}
          aria-label={labels.keepName({ name: toyName })}
          onClick={({ currentTarget }) => {
            // The pressed button disappears, so the toy's name takes the focus.
            currentTarget.closest('li')?.querySelector('a')?.focus();
            onKeep();
          }}
        >
          {labels.keep}
        </Button>
        <Button
          variant="plain"
          aria-label={labels.removeName({ name: toyName })}
          ref={keepFocus()}
          data-remove=""
          onClick={onRemove}
        >
          {labels.remove}
        </Button>
      </div>
    </div>
  );
}
