import * as texts from '@shop/texts/cart';
import { useAuth } from '@toystore/accounts';
import { type Toy, useCart } from '@toystore/storefront';
import { useMessages, useUi } from '@toystore/ui';
import { useOpenOverlay } from '../overlays/useOverlay.ts';
import { CART_TOPIC, cartOverlay } from './cartOverlay.ts';

/** Adds a toy to the cart unless the cart already holds the whole stock, and shows a message. Undefined for a visitor. */
export function useAddToCart(): ((toy: Toy) => void) | undefined {
  const { user } = useAuth();
  const { add } = useCart(user?.uid);
  const { showStatus } = useMessages();
  const { formatNumber } = useUi();
  const openOverlay = useOpenOverlay();
  if (!user) return undefined;
  const action = { label: texts.view, onClick: () => openOverlay(cartOverlay(user.uid)) };
  return (toy) => {
    const message = add(toy)
      ? texts.added({ toy: toy.toyName })
      : texts.onlyLeft({ written: formatNumber(toy.availableQuantity) });
    showStatus({ message, action, topic: CART_TOPIC });
  };
}
