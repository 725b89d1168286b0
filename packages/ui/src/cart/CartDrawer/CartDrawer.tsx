'use client';

import { cx } from 'class-variance-authority';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { CartContents, type CartContentsProps } from './CartContents.tsx';
import styles from './CartDrawer.module.css';

export type CartDrawerProps = Omit<DialogProps, 'title' | 'children' | 'role' | 'placement'> &
  CartContentsProps;

/**
 * The cart, at the window's inline end. It shows `items` as they are and keeps nothing: whoever removes a toy hands the
 * list without it back, and `removed`. Each change is announced once, and the focus stays where the shopper is.
 */
export function CartDrawer({
  items,
  onQuantityChange,
  onRemove,
  onKeep,
  removed,
  onUndo,
  onUndoExpire,
  notice,
  priceNote,
  onCheckout,
  emptyAction,
  emptyImageUrl,
  labels,
  className,
  ...rest
}: CartDrawerProps) {
  return (
    <Dialog
      aria-describedby={undefined}
      {...rest}
      placement="end"
      className={cx(styles.drawer, className)}
    >
      <CartContents
        items={items}
        onQuantityChange={onQuantityChange}
        onRemove={onRemove}
        onKeep={onKeep}
        removed={removed}
        onUndo={onUndo}
        onUndoExpire={onUndoExpire}
        notice={notice}
        priceNote={priceNote}
        onCheckout={onCheckout}
        emptyAction={emptyAction}
        emptyImageUrl={emptyImageUrl}
        labels={labels}
      />
    </Dialog>
  );
}
