'use client';

import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import type { CartItem } from '../cartItem.ts';
import { CartContents } from './CartContents.tsx';
import styles from './CartDrawer.module.css';
import type { CartDrawerLabels } from './cartDrawerLabels.ts';

/** What is in the cart, and what becomes of it. */
export interface CartContentsProps {
  /** The toys in the cart, in the order shown; their ids are unique. */
  items: readonly CartItem[];
  /** Another quantity of a toy was chosen. */
  onQuantityChange: (id: string, quantity: number) => void;
  /** A toy is to go. */
  onRemove: (id: string) => void;
  /** A toy's new price or quantity is fine. */
  onKeep: (id: string) => void;
  /** The toy that was removed last, while that can be undone. */
  removed?: { name: string } | undefined;
  /** 'Undo' was pressed: the toy belongs back into its place in `items`. */
  onUndo: () => void;
  /** The removal can no longer be undone. */
  onUndoExpire: () => void;
  /** Something about the whole cart, such as that it could not be saved. */
  notice?: ReactNode;
  /** 'Checkout' was pressed. Without it the cart says that there is none yet. */
  onCheckout?: (() => void) | undefined;
  /** The way to the toys, for an empty cart. */
  emptyAction: ReactNode;
  /** The address of an empty cart's picture. */
  emptyImageUrl: string;
  /** Replaces the texts of the cart and its lines; those left out stay. */
  labels?: Partial<CartDrawerLabels> | undefined;
}

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
        onCheckout={onCheckout}
        emptyAction={emptyAction}
        emptyImageUrl={emptyImageUrl}
        labels={labels}
      />
    </Dialog>
  );
}
