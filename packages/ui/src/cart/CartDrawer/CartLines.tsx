'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { ScallopedFrame } from '../../primitives/Shapes/ScallopedFrame.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../UiProvider.tsx';
import type { CartLineProps } from '../CartLine/CartLine.tsx';
import type { CartItem } from '../cartItem.ts';
import { getPricesAsOf, subtotal } from '../totals.ts';
import { CartList } from './CartList.tsx';
import * as styles from './CartParts.module.css';
import { type CartRemoval, CartUndo } from './CartUndo.tsx';
import { type CartDrawerLabels, cartDrawerLabels } from './cartDrawerLabels.ts';
import { focusRemoveBeside, useFocusAfterUndo } from './focusRemove.ts';

export type CartLinesProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The toys in the cart, in the order shown; their `toyId`s are unique. */
  items: ReadonlyArray<CartItem>;
  /** Called when the user chooses another quantity of a toy. */
  onQuantityChange: (toyId: string, quantity: number) => void;
  /** Called when the user removes a toy. */
  onRemove: (toyId: string) => void;
  /** Called when the user accepts a toy's new price or quantity. */
  onKeep: (toyId: string) => void;
  /** Offers to undo the last removal. */
  undo?: CartRemoval | undefined;
  /** A message about the whole cart, such as that it could not be saved. */
  notice?: ReactNode;
  /** Renders a line from its props: `(line) => <CartLine {...line} extra={…} />`. By default a `CartLine`. */
  renderLine?: ((line: CartLineProps) => ReactNode) | undefined;
  /** A link to the toys, for an empty cart. */
  emptyAction?: ReactNode;
  /** The URL of an empty cart's picture. */
  emptyImageUrl?: string | undefined;
  /** Replaces the texts of the cart and its lines; those left out stay. */
  labels?: PartialLabels<CartDrawerLabels> | undefined;
};

/**
 * The lines of a cart, in a `CartDrawer` or on a page. It is controlled: when the user removes a toy, the parent passes
 * the list without it, and `undo`. Each change is announced once, and the focus stays near the user's last action.
 */
export function CartLines({
  items,
  onQuantityChange,
  onRemove,
  onKeep,
  undo,
  notice,
  renderLine,
  emptyAction,
  emptyImageUrl,
  labels: ownLabels,
  className,
  ...rest
}: CartLinesProps) {
  const labels = useLabels('CartDrawer', cartDrawerLabels, ownLabels);
  const { formatPrice, formatCount } = useUi();
  const list = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const awaitUndo = useFocusAfterUndo(list, items);
  const removed = undo && labels.removed({ name: undo.toyName });
  if (announcement && announcement === removed) setAnnouncement(''); // the offer to undo announces it
  const isEmpty = items.length === 0;
  const showsTimeOnce = getPricesAsOf(items) !== undefined;

  const changeQuantity = (toyId: string, quantity: number, limited: boolean) => {
    const changed = items.map((item) => (item.toyId === toyId ? { ...item, quantity } : item));
    if (!limited) {
      const values = { ...formatCount(quantity), subtotal: formatPrice(subtotal(changed)) };
      setAnnouncement(labels.quantityChosen(values));
    }
    onQuantityChange(toyId, quantity);
  };
  const remove = (toyId: string) => {
    const index = items.findIndex((item) => item.toyId === toyId);
    // The removed line would lose the focus.
    focusRemoveBeside(list.current, index);
    setAnnouncement(labels.removed({ name: items[index]?.toyName ?? '' }));
    onRemove(toyId);
  };

  return (
    <>
      <div
        {...rest}
        className={cx(base.root, styles.middle, className)}
        data-empty={isEmpty || undefined}
      >
        <div role="status" className={styles.notice}>
          {notice}
        </div>
        {isEmpty ? (
          <div className={styles.empty}>
            {emptyImageUrl !== undefined && (
              <ScallopedFrame className={styles.frame}>
                <Picture url={emptyImageUrl} alt="" sizes="260px" />
              </ScallopedFrame>
            )}
            <p className={styles.message}>{labels.empty}</p>
            {wrapText(emptyAction)}
          </div>
        ) : (
          <CartList
            ref={list}
            items={showsTimeOnce ? items.map((item) => ({ ...item, priceAsOf: undefined })) : items}
            onQuantityChange={changeQuantity}
            onRemove={remove}
            onKeep={onKeep}
            renderLine={renderLine}
            showMoreLabel={labels.showMore}
            labels={ownLabels}
          />
        )}
      </div>
      <div className={cx(base.root, styles.undo)} data-shown={undo !== undefined || undefined}>
        <CartUndo removal={undo} message={removed} label={labels.undo} onUndo={awaitUndo} />
        <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      </div>
    </>
  );
}
