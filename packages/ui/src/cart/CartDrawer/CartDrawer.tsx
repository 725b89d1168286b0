'use client';

import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { IconButton } from '../../primitives/Button/Button.tsx';
import {
  Dialog,
  DialogClose,
  type DialogProps,
  DialogTitle,
} from '../../primitives/Dialog/Dialog.tsx';
import { Underline } from '../../primitives/Section/Section.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import * as styles from './CartParts.module.css';
import { type CartDrawerLabels, cartDrawerLabels } from './cartDrawerLabels.ts';

export type CartDrawerProps = Omit<DialogProps, 'title' | 'role' | 'placement'> & {
  /** Replaces the heading and the name of the button that closes it. */
  labels?: PartialLabels<Pick<CartDrawerLabels, 'cart' | 'close'>> | undefined;
};

/**
 * The cart, at the window's inline end: contains `CartLines` and `CartSummary`. On a page of its own, the same two parts
 * are below the page's heading, without the drawer.
 */
export function CartDrawer({ labels: ownLabels, className, children, ...rest }: CartDrawerProps) {
  const labels = useLabels('CartDrawer', cartDrawerLabels, ownLabels);
  return (
    <Dialog
      aria-describedby={undefined}
      {...rest}
      placement="end"
      className={cx(styles.drawer, className)}
    >
      <div className={styles.top}>
        <DialogTitle tabIndex={-1} className={styles.title}>
          <Underline>{labels.cart}</Underline>
        </DialogTitle>
        <DialogClose asChild>
          <IconButton variant="bare" className={styles.close} aria-label={labels.close}>
            <X aria-hidden="true" />
          </IconButton>
        </DialogClose>
      </div>
      {wrapText(children)}
    </Dialog>
  );
}
