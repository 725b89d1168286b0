import { CartButton, totalQuantity } from '@toystore/ui';
import { useRef } from 'react';
import { useCatalogue } from '../catalogue/CatalogueProvider.tsx';
import { useOverlay } from '../overlays/useOverlay.ts';
import { Cart } from './Cart.tsx';
import { toCartItems } from './cartItems.ts';
import { cartOverlay, useCart } from './useCart.ts';

/** A cart of toys that cannot be bought is not empty. */
const NONE_AVAILABLE = { cart: () => 'Cart, no toys available' };

/** The cart in the navigation bar: its button, and the drawer that opens over the page. */
export function CartBar({ accountId }: { accountId: string }) {
  const { entries, problem, change } = useCart();
  const catalogue = useCatalogue({ wanted: entries.length > 0 });
  const items = toCartItems(entries, catalogue);
  const count = totalQuantity(items);
  const drawer = useOverlay(cartOverlay(accountId));
  const button = useRef<HTMLButtonElement>(null);

  return (
    <>
      <CartButton
        ref={button}
        count={count}
        labels={count === 0 && items.length > 0 ? NONE_AVAILABLE : undefined}
        onClick={drawer.open}
      />
      <Cart
        open={drawer.isOpen}
        onClose={drawer.close}
        entries={entries}
        items={items}
        problem={problem}
        onChange={change}
        finalFocus={() => button.current ?? document.querySelector<HTMLElement>('main h1')}
      />
    </>
  );
}
