import * as texts from '@shop/texts/cart';
import { useCart } from '@toystore/storefront';
import { CartButton, totalQuantity } from '@toystore/ui';
import { lazy, Suspense, useRef } from 'react';
import { importWithRetry } from '../loading/importWithRetry.ts';
import { useOverlay } from '../overlays/useOverlay.ts';
import { pageHeading } from '../page/focusHeading.ts';
import { cartOverlay } from './cartOverlay.ts';

/** In a chunk of its own: visitors have no cart. A cart that is opened before its panel arrives opens with it. */
const CartPanel = lazy(async () => {
  const { CartPanel } = await importWithRetry(
    'src/cart/CartPanel.tsx',
    () => import('./CartPanel.tsx'),
  );
  return { default: CartPanel };
});

/** Replaces the "empty" text: a cart with only unavailable toys is not empty. */
const noneAvailable = { cart: () => texts.noneAvailable };

/** The cart in the navigation bar: its button and its drawer. */
export function Cart({ accountId }: { accountId: string }) {
  const cart = useCart(accountId);
  const drawer = useOverlay(cartOverlay(accountId));
  const button = useRef<HTMLButtonElement>(null);
  const count = totalQuantity(cart.lines);
  return (
    <>
      <CartButton
        ref={button}
        count={count}
        labels={count === 0 && cart.lines.length > 0 ? noneAvailable : undefined}
        onClick={drawer.open}
      />
      <Suspense>
        <CartPanel cart={cart} drawer={drawer} finalFocus={() => button.current ?? pageHeading()} />
      </Suspense>
    </>
  );
}
