'use client';

import { type Ref, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CountValues } from '../../locale/formats.ts';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { useUi } from '../../UiProvider.tsx';
import { CartLine } from '../CartLine/CartLine.tsx';
import type { CartLineLabels } from '../CartLine/cartLineLabels.ts';
import type { CartItem } from '../cartItem.ts';
import styles from './CartDrawer.module.css';

/**
 * So many lines are shown at first, and by each press of the button below them: more would open late on a slow phone. (Not
 * the rest by `useDeferredValue`: React 19.3.1 keeps in memory what is closed meanwhile.)
 */
const LINES = 20;

interface CartContentsListProps {
  ref: Ref<HTMLUListElement>;
  items: readonly CartItem[];
  onQuantityChange: (toyId: string, quantity: number, limited: boolean) => void;
  onRemove: (toyId: string) => void;
  onKeep: (toyId: string) => void;
  showMoreLabel: Label<CountValues>;
  labels: PartialLabels<CartLineLabels> | undefined;
}

/** The lines of a cart, the first of them if there are very many. */
export function CartContentsList({
  ref,
  items,
  onQuantityChange,
  onRemove,
  onKeep,
  showMoreLabel,
  labels,
}: CartContentsListProps) {
  const { formatCount } = useUi();
  const listId = useId();
  const [limit, setLimit] = useState(LINES);
  const hidden = items.length - limit;

  const showMore = () => {
    // The first of the new lines takes the focus, and has to be there for that.
    flushSync(() => setLimit(limit + LINES));
    const firstNew = document.getElementById(listId)?.children[limit];
    firstNew?.querySelector<HTMLElement>('a, button')?.focus();
  };

  return (
    <>
      <ul ref={ref} id={listId}>
        {items.slice(0, limit).map((item) => (
          <CartLine
            key={item.toyId}
            item={item}
            onQuantityChange={(quantity, limited) =>
              onQuantityChange(item.toyId, quantity, limited)
            }
            onRemove={() => onRemove(item.toyId)}
            onKeep={() => onKeep(item.toyId)}
            labels={labels}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button fullWidth className={styles.showMore} onClick={showMore}>
          {showMoreLabel(formatCount(Math.min(hidden, LINES)))}
        </Button>
      )}
    </>
  );
}
