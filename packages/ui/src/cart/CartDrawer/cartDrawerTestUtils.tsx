import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { CartButton } from '../CartButton/CartButton.tsx';
import type { CartItem } from '../cartItem.ts';
import { cartItems } from '../cartTestUtils.ts';
import { CartDrawer, type CartDrawerProps } from './CartDrawer.tsx';

interface Removed {
  item: CartItem;
  index: number;
}

/** A shop that does with its cart what shoppers ask for. */
function ShopWithCart({
  open: openAtFirst,
  items: itemsAtFirst,
  removed: _,
  ...props
}: CartDrawerProps) {
  const [open, setOpen] = useState(openAtFirst);
  const [items, setItems] = useState(itemsAtFirst);
  const [removed, setRemoved] = useState<Removed>();
  const change = (id: string, changes: Partial<CartItem>) =>
    setItems((now) => now.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  return (
    <div style={{ minBlockSize: '100vh', padding: 'var(--ts-space-6)' }}>
      <CartButton count={items.length} onClick={() => setOpen(true)} />
      <CartDrawer
        {...props}
        open={open}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
        items={items}
        onQuantityChange={(id, quantity) => {
          change(id, { quantity });
          props.onQuantityChange(id, quantity);
        }}
        onKeep={(id) => {
          change(id, { previousPrice: undefined, previousQuantity: undefined });
          props.onKeep(id);
        }}
        onRemove={(id) => {
          const index = items.findIndex((item) => item.id === id);
          const item = items[index];
          if (item) setRemoved({ item, index });
          setItems(items.filter((other) => other.id !== id));
          props.onRemove(id);
        }}
        removed={removed?.item}
        onUndo={() => {
          if (removed) setItems(items.toSpliced(removed.index, 0, removed.item));
          setRemoved(undefined);
          props.onUndo();
        }}
        onUndoExpire={() => {
          setRemoved(undefined);
          props.onUndoExpire();
        }}
      />
    </div>
  );
}

/** What all stories of `CartDrawer` have. */
export const cartDrawerStories = {
  args: {
    open: true,
    items: [cartItems.bear, cartItems.scarce, cartItems.dearer, cartItems.gone],
    emptyAction: (
      <ButtonLink href="/alltoy" variant="primary" size="l">
        All Toys
      </ButtonLink>
    ),
    emptyImageUrl: '/pictures/sunday-sloth-hanging-pal-640.avif',
    onClose: fn(),
    onQuantityChange: fn(),
    onRemove: fn(),
    onKeep: fn(),
    onUndo: fn(),
    onUndoExpire: fn(),
  },
  render: (args) => <ShopWithCart {...args} />,
  // Links stay on the story's page.
  beforeEach: () => {
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
  // An open drawer covers the page: on the documentation page each gets a window of its own.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Partial<Meta<typeof CartDrawer>>;
