'use client';

import { Fragment, type ReactNode, type Ref, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CountValues } from '../../locale/formats.ts';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { useUi } from '../../UiProvider.tsx';
import { CartLine, type CartLineProps } from '../CartLine/CartLine.tsx';
import type { CartLineLabels } from '../CartLine/cartLineLabels.ts';
import type { CartItem } from '../cartItem.ts';
import * as styles from './CartParts.module.css';

/**
 * The cart shows this number of lines at first, and adds as many by each press of the button below them: a longer list
 * would open slowly on a slow phone. (`useDeferredValue` for the rest does not help: React 19.3.1 keeps in memory what
 * is closed in the meantime.)
 */
const LINES = 20;

interface CartListProps {
  ref: Ref<HTMLUListElement>;
  items: ReadonlyArray<CartItem>;
  onQuantityChange: (toyId: string, quantity: number, limited: boolean) => void;
  onRemove: (toyId: string) => void;
  onKeep: (toyId: string) => void;
  renderLine: ((line: CartLineProps) => ReactNode) | undefined;
  showMoreLabel: Label<CountValues>;
  labels: PartialLabels<CartLineLabels> | undefined;
}

/** The lines of a cart; of a long cart, the first ones. */
export function CartList({
  ref,
  items,
  onQuantityChange,
  onRemove,
  onKeep,
  renderLine,
  showMoreLabel,
  labels,
}: CartListProps) {
  const { formatCount } = useUi();
  const listId = useId();
  const [limit, setLimit] = useState(LINES);
  const hidden = items.length - limit;

  const showMore = () => {
    // The first new line takes the focus, so it has to be rendered first.
    flushSync(() => setLimit(limit + LINES));
    const firstNew = document.getElementById(listId)?.children[limit];
    firstNew?.querySelector<HTMLElement>('a, button')?.focus();
  };

  return (
    <>
      <ul ref={ref} id={listId}>
        {items.slice(0, limit).map((item) => {
          const { toyId } = item;
          const line: CartLineProps = {
            item,
            onQuantityChange: (quantity, limited) => onQuantityChange(toyId, quantity, limited),
            onRemove: () => onRemove(toyId),
            onKeep: () => onKeep(toyId),
            labels,
          };
          return (
            <Fragment key={toyId}>
              {renderLine ? renderLine(line) : <CartLine {...line} />}
            </Fragment>
          );
        })}
      </ul>
      {hidden > 0 && (
        <Button fullWidth className={styles.showMore} onClick={showMore}>
          {showMoreLabel(formatCount(Math.min(hidden, LINES)))}
        </Button>
      )}
    </>
  );
}
