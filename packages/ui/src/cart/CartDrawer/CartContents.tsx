'use client';

import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Button, IconButton } from '../../primitives/Button/Button.tsx';
import { DialogClose, DialogTitle } from '../../primitives/Dialog/Dialog.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { PriceText } from '../../primitives/Price/PriceText.tsx';
import { Underline } from '../../primitives/Section/Section.tsx';
import { ScallopedFrame } from '../../primitives/Shapes/ScallopedFrame.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../UiProvider.tsx';
import type { CartItem } from '../cartItem.ts';
import { getPricesAsOf, getUncounted, subtotal } from '../totals.ts';
import { CartContentsList } from './CartContentsList.tsx';
import * as styles from './CartDrawer.module.css';
import { CartRemoved } from './CartRemoved.tsx';
import { type CartDrawerLabels, cartDrawerLabels } from './cartDrawerLabels.ts';
import { focusRemoveBeside, useFocusAfterUndo } from './focusRemove.ts';

/** The content of the cart, and the callbacks to change it. */
export interface CartContentsProps {
  /** The toys in the cart, in the order shown; their `toyId`s are unique. */
  items: readonly CartItem[];
  /** Called when the user chooses another quantity of a toy. */
  onQuantityChange: (toyId: string, quantity: number) => void;
  /** Called when the user removes a toy. */
  onRemove: (toyId: string) => void;
  /** Called when the user accepts a toy's new price or quantity. */
  onKeep: (toyId: string) => void;
  /** The last removed toy, while the user can undo that. `toyId` distinguishes toys with the same name. */
  removed?: { toyName: string; toyId?: string } | undefined;
  /** Called when the user presses 'Undo': put the toy back into its place in `items`. */
  onUndo: () => void;
  /** Called when the time to undo is over: the message was shown in the open cart for long enough. */
  onUndoExpire: () => void;
  /** A message about the whole cart, such as that it could not be saved. */
  notice?: ReactNode;
  /** Renders a line's `extra`: see `CartLine`. */
  lineExtra?: ((item: CartItem) => ReactNode) | undefined;
  /** A note about the prices, such as 'incl. VAT', below the subtotal. */
  priceNote?: string | undefined;
  /** Called when the user presses 'Checkout'. Without it the cart shows that there is no checkout yet. */
  onCheckout?: (() => void) | undefined;
  /** A link to the toys, for an empty cart. */
  emptyAction: ReactNode;
  /** The URL of an empty cart's picture. */
  emptyImageUrl: string;
  /** Replaces the texts of the cart and its lines; those left out stay. */
  labels?: PartialLabels<CartDrawerLabels> | undefined;
}

/** The content of the open drawer. */
export function CartContents({
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
  labels: ownLabels,
}: CartContentsProps) {
  const labels = useLabels('CartDrawer', cartDrawerLabels, ownLabels);
  const { formatPrice, formatCount } = useUi();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const awaitUndo = useFocusAfterUndo(list, items);
  const uncounted = getUncounted(items);
  const pricesAsOf = getPricesAsOf(items);
  const isEmpty = items.length === 0;

  const changeQuantity = (toyId: string, quantity: number, limited: boolean) => {
    const changed = items.map((item) => (item.toyId === toyId ? { ...item, quantity } : item));
    if (!limited) {
      const values = { ...formatCount(quantity), subtotal: formatPrice(subtotal(changed)) };
      setAnnouncement(labels.quantityChosen(values));
    }
    onQuantityChange(toyId, quantity);
  };
  const remove = (toyId: string) => {
    // The removed line would lose the focus.
    focusRemoveBeside(
      list.current,
      items.findIndex((item) => item.toyId === toyId),
      heading.current,
    );
    onRemove(toyId);
  };

  return (
    <>
      <div className={styles.top}>
        <DialogTitle ref={heading} tabIndex={-1} className={styles.title}>
          <Underline>{labels.cart}</Underline>
        </DialogTitle>
        <DialogClose asChild>
          <IconButton variant="bare" className={styles.close} aria-label={labels.close}>
            <X aria-hidden="true" />
          </IconButton>
        </DialogClose>
      </div>
      <div className={styles.middle} data-empty={isEmpty || undefined}>
        <div role="status" className={styles.notice}>
          {notice}
        </div>
        {isEmpty ? (
          <CartEmpty message={labels.empty} imageUrl={emptyImageUrl} action={emptyAction} />
        ) : (
          <CartContentsList
            ref={list}
            items={
              pricesAsOf === undefined
                ? items
                : items.map((item) => ({ ...item, priceAsOf: undefined }))
            }
            onQuantityChange={changeQuantity}
            onRemove={remove}
            onKeep={onKeep}
            lineExtra={lineExtra}
            showMoreLabel={labels.showMore}
            labels={ownLabels}
          />
        )}
      </div>
      <div className={styles.receipt} data-shown={!isEmpty || removed !== undefined || undefined}>
        <CartRemoved
          message={removed && labels.removed({ name: removed.toyName })}
          id={removed && (removed.toyId ?? removed.toyName)}
          undo={labels.undo}
          onUndo={() => {
            awaitUndo();
            onUndo();
          }}
          onUndoExpire={onUndoExpire}
        />
        {!isEmpty && (
          <>
            <dl className={styles.subtotal}>
              <dt>{labels.subtotal}</dt>
              <dd>
                <PriceText value={subtotal(items)} />
              </dd>
            </dl>
            {priceNote && <p className={styles.remark}>{priceNote}</p>}
            {uncounted && (
              <p className={styles.remark}>
                {labels.notCounted({
                  ...formatCount(uncounted.quantity),
                  reason: uncounted.reason,
                })}
              </p>
            )}
            {pricesAsOf && (
              <p className={styles.remark}>{labels.pricesAsOf({ time: pricesAsOf })}</p>
            )}
            {onCheckout ? (
              <Button variant="primary" size="l" fullWidth onClick={onCheckout}>
                {labels.checkout}
              </Button>
            ) : (
              <p className={styles.remark}>{labels.noCheckout}</p>
            )}
          </>
        )}
        <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      </div>
    </>
  );
}

interface CartEmptyProps {
  message: string;
  imageUrl: string;
  action: ReactNode;
}

/** An empty cart, with a link to the toys. */
function CartEmpty({ message, imageUrl, action }: CartEmptyProps) {
  return (
    <div className={styles.empty}>
      <ScallopedFrame className={styles.frame}>
        <Picture url={imageUrl} alt="" sizes="260px" />
      </ScallopedFrame>
      <p className={styles.message}>{message}</p>
      {wrapText(action)}
    </div>
  );
}
