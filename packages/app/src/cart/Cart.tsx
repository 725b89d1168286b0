import { Button, ButtonLink, CartDrawer, type CartDrawerProps } from '@toystore/ui';
import { ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { StoreSnapshot } from '../accountStorage/AccountStore.ts';
import { useCatalogue } from '../catalogue/CatalogueProvider.tsx';
import { emptyCartPicture } from '../images.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { paths } from '../paths.ts';
import type { CartChange, CartEntry } from './cartEntries.ts';
import { CART_PROBLEMS } from './cartProblems.ts';

type CartProps = Pick<CartDrawerProps, 'open' | 'onClose' | 'items' | 'finalFocus'> & {
  entries: readonly CartEntry[];
  problem: StoreSnapshot<CartEntry>['problem'];
  onChange: (change: CartChange) => void;
};

/** The cart in its drawer. Opening it asks for the newest prices. */
export function Cart({ entries, items, problem, onChange, open, onClose, finalFocus }: CartProps) {
  const { refresh } = useCatalogue({ wanted: open });
  const { pathname } = useLocation();
  const [removed, setRemoved] = useState<{ entry: CartEntry; index: number }>();

  const withItem = (toyId: string, use: (item: (typeof items)[number]) => void) => {
    const item = items.find(({ id }) => id === toyId);
    if (item !== undefined) use(item);
  };
  const remove = (toyId: string) => {
    const index = entries.findIndex((entry) => entry.toyId === toyId);
    const entry = entries[index];
    if (entry !== undefined) setRemoved({ entry, index });
    onChange({ type: 'remove', toyId });
  };
  const undo = () => {
    if (removed !== undefined) onChange({ type: 'restore', ...removed });
    setRemoved(undefined);
  };

  const { showStatus } = useMessages();
  const offerUndoOnPage = useEffectEvent(() => {
    if (removed === undefined) return;
    showStatus({
      message: `Removed: ${removed.entry.toyName}`,
      action: { label: 'Undo', onClick: undo },
    });
    setRemoved(undefined);
  });
  const refreshPrices = useEffectEvent(refresh);
  useEffect(() => {
    if (open) refreshPrices();
    else offerUndoOnPage(); // Back closes the drawer, too
  }, [open]);

  return (
    <CartDrawer
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      items={items}
      notice={problem && CART_PROBLEMS[problem]}
      onQuantityChange={(toyId, quantity) =>
        withItem(toyId, ({ quantity: shown, available }) =>
          onChange({ type: 'changeQuantity', toyId, delta: quantity - shown, available }),
        )
      }
      onKeep={(toyId) =>
        withItem(toyId, ({ price, quantity, available }) =>
          onChange({ type: 'keep', toyId, price, quantity, available }),
        )
      }
      onRemove={remove}
      removed={removed && { name: removed.entry.toyName }}
      onUndo={undo}
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
