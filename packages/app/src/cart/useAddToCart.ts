import type { Toy } from '@toystore/ui';
import { useAuth } from '../auth/AuthContext.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { getCart } from './cartDescription.ts';
import { toCartToy } from './cartToy.ts';
import { cartOverlay } from './useCart.ts';

/** Puts one of a toy into the cart, unless all that there are are in it, and says so. Nothing for a visitor. */
export function useAddToCart(): ((toy: Toy) => void) | undefined {
  const { user } = useAuth();
  const { showStatus } = useMessages();
  if (!user) return undefined;
  const cart = getCart(user.uid);
  return (toy) => {
    const added = toCartToy(toy);
    const { entries } = cart.getSnapshot(); // as it is by now
    const inCart = entries.find(({ toyId }) => toyId === toy.toyId)?.quantity ?? 0;
    cart.change({ type: 'add', toy: added, quantity: 1 });
    showStatus({
      message:
        inCart >= added.available
          ? `Only ${added.available} left`
          : `Added to cart: ${toy.toyName}`,
      action: { label: 'View cart', overlay: cartOverlay(user.uid) },
    });
  };
}
