'use client';

import { cx } from 'class-variance-authority';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { CartContents, type CartContentsProps } from './CartContents.tsx';
import * as styles from './CartDrawer.module.css';

export type CartDrawerProps = Omit<DialogProps, 'title' | 'children' | 'role' | 'placement'> &
  CartContentsProps;

/**
 * The cart, at the window's inline end. It is controlled: when the user removes a toy, the parent passes the list
 * without it, and `removed`. Each change is announced once, and the focus stays near the user's last action.
 */
export function CartDrawer(props: CartDrawerProps) {
  const {
    items,
    onQuantityChange,
    onRemove,
    onKeep,
    removed,
    onUndo,
    onUndoExpire,
    notice,
    lineExtra,
    priceNote,
    onCheckout,
    emptyAction,
    emptyImageUrl,
    labels,
    className,
    ...rest
  } = props;
  return (
    <Dialog
      aria-describedby={undefined}
      {...rest}
      placement="end"
      className={cx(styles.drawer, className)}
    >
      <CartContents {...props} />
    </Dialog>
  );
}
