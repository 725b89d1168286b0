import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { CartButton } from '../CartButton/CartButton.tsx';
import type { CartItem } from '../cartItem.ts';
import { totalQuantity } from '../totalQuantity.ts';
import type { CartLinesProps } from './CartLines.tsx';
import type { CartSummaryProps } from './CartSummary.tsx';

/** The set-up that the stories of a cart share: the props of its parts, and the callbacks of the shop around them. */
export type CartArgs = Pick<
  CartLinesProps,
  | 'items'
  | 'onQuantityChange'
  | 'onRemove'
  | 'onKeep'
  | 'undo'
  | 'notice'
  | 'renderLine'
  | 'emptyAction'
  | 'emptyImageUrl'
  | 'labels'
> &
  Pick<CartSummaryProps, 'priceNote' | 'onCheckout'> & {
    open: boolean;
    onClose: () => void;
    onUndo?: () => void;
    onUndoExpire?: () => void;
  };

interface Removed {
  item: CartItem;
  index: number;
}

function ShopWithCart({
  open: openAtFirst,
  items: itemsAtFirst,
  onUndo,
  onUndoExpire,
  drawer,
  ...props
}: CartArgs & { drawer: (props: CartArgs) => ReactNode }) {
  const [open, setOpen] = useState(openAtFirst);
  const [items, setItems] = useState(itemsAtFirst);
  const [removed, setRemoved] = useState<Removed>();
  const change = (toyId: string, changes: Partial<CartItem>) =>
    setItems((now) => now.map((item) => (item.toyId === toyId ? { ...item, ...changes } : item)));
  return (
    <div style={{ minBlockSize: '100vh', padding: 'var(--ts-space-6)' }}>
      <CartButton count={totalQuantity(items)} onClick={() => setOpen(true)} />
      {drawer({
        ...props,
        open,
        onClose: () => {
          setOpen(false);
          props.onClose();
        },
        items,
        onQuantityChange: (toyId, quantity) => {
          change(toyId, { quantity });
          props.onQuantityChange(toyId, quantity);
        },
        onKeep: (toyId) => {
          change(toyId, { previousPrice: undefined, previousQuantity: undefined });
          props.onKeep(toyId);
        },
        onRemove: (toyId) => {
          const index = items.findIndex((item) => item.toyId === toyId);
          const item = items[index];
          if (item) setRemoved({ item, index });
          setItems(items.filter((other) => other.toyId !== toyId));
          props.onRemove(toyId);
        },
        undo: removed && {
          ...removed.item,
          onUndo: () => {
            setItems(items.toSpliced(removed.index, 0, removed.item));
            setRemoved(undefined);
            onUndo?.();
          },
          onExpire: () => {
            setRemoved(undefined);
            onUndoExpire?.();
          },
        },
      })}
    </div>
  );
}

/** Renders the drawer in a shop that applies the user's changes to its cart. */
export const inShop: Decorator<CartArgs> = (Story, { args }) => (
  <ShopWithCart {...args} drawer={(props) => <Story args={props} />} />
);
