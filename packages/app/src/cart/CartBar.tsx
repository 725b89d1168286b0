import { useCart } from '@toystore/storefront';
import { CartButton, totalQuantity } from '@toystore/ui';
import { useRef } from 'react';
import { useOverlay } from '../overlays/useOverlay.ts';
import { toyPath } from '../paths.ts';
import { Cart } from './Cart.tsx';
import { cartOverlay } from './cartOverlay.ts';

/** A cart of toys that cannot be bought is not empty. */
const NONE_AVAILABLE = { cart: () => 'Cart, no toys available' };

/** The cart in the navigation bar: its button, and the drawer that opens over the page. */
export function CartBar({ accountId }: { accountId: string }) {
  const cart = useCart(accountId);
  const drawer = useOverlay(cartOverlay(accountId));
  const button = useRef<HTMLButtonElement>(null);
  const items = cart.lines.map(({ toyId, toyName, pictureURL, ...line }) => {
    return { ...line, id: toyId, name: toyName, href: toyPath({ toyId }), imageUrl: pictureURL };
  });
  const count = totalQuantity(items);

  return (
    <>
      <CartButton
        ref={button}
        count={count}
        labels={count === 0 && items.length > 0 ? NONE_AVAILABLE : undefined}
        onClick={drawer.open}
      />
      <Cart
        cart={cart}
        items={items}
        open={drawer.isOpen}
        onClose={drawer.close}
        finalFocus={() => button.current ?? document.querySelector<HTMLElement>('main h1')}
      />
    </>
  );
}
