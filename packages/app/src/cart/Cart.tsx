import { type Cart as CartOfAccount, useCatalogue } from '@toystore/storefront';
import { Button, ButtonLink, CartDrawer, type CartDrawerProps } from '@toystore/ui';
import { ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { emptyCartPicture } from '../images.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { paths } from '../paths.ts';
import { CART_PROBLEMS } from './cartProblems.ts';

type CartProps = Pick<CartDrawerProps, 'open' | 'onClose' | 'items' | 'finalFocus'> & {
  cart: CartOfAccount;
};

/** The cart in its drawer. Opening it loads current prices; closing it moves the offer to undo to the page. */
export function Cart({ cart, ...drawer }: CartProps) {
  const { open, items, onClose } = drawer;
  const { pathname } = useLocation();
  const { showStatus } = useMessages();
  const { refresh } = useCatalogue({ wanted: false });
  const [removed, setRemoved] = useState<{ name: string; undo: () => void }>();

  const onOpenChange = useEffectEvent(() => {
    if (open) refresh();
    else if (removed) {
      const action = { label: 'Undo', onClick: removed.undo };
      showStatus({ message: `Removed: ${removed.name}`, action });
      setRemoved(undefined);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: Back opens and closes the drawer, too.
  useEffect(() => onOpenChange(), [open]);

  return (
    <CartDrawer
      {...drawer}
      notice={cart.problem && CART_PROBLEMS[cart.problem]}
      onQuantityChange={cart.setQuantity}
      onKeep={cart.keep}
      onRemove={(toyId) => {
        const name = items.find(({ id }) => id === toyId)?.name ?? '';
        setRemoved({ name, undo: cart.remove(toyId) });
      }}
      removed={removed}
      onUndo={() => {
        removed?.undo();
        setRemoved(undefined);
      }}
      onUndoExpire={() => setRemoved(undefined)}
      emptyImageUrl={emptyCartPicture}
      emptyAction={
        pathname === paths.allToys ? (
          <Button variant="primary" size="l" onClick={onClose}>
            All Toys <ArrowRight aria-hidden="true" />
          </Button>
        ) : (
          <ButtonLink variant="primary" size="l" href={paths.allToys}>
            All Toys <ArrowRight aria-hidden="true" />
          </ButtonLink>
        )
      }
    />
  );
}
