import {
  Button,
  ButtonLink,
  CartDrawer,
  type CartDrawerProps,
  type UiLinkProps,
  UiProvider,
} from '@toystore/ui';
import { ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useCatalogue } from '../catalogue/CatalogueProvider.tsx';
import { emptyCartPicture } from '../images.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { paths } from '../paths.ts';
import { RouterLink } from '../RouterLink.tsx';
import type { CartChange, CartEntry } from './cartEntries.ts';
import { toCartItems } from './cartItems.ts';

export type CartProps = Pick<CartDrawerProps, 'open' | 'onClose' | 'notice' | 'finalFocus'> & {
  entries: readonly CartEntry[];
  onChange: (change: CartChange) => void;
};

/** A link in the cart takes the place of the open cart in the history: Back leads to the page under it. */
const ReplacingLink = (props: UiLinkProps) => <RouterLink {...props} replace />;

/** The cart beside today's catalogue, in its drawer. */
export function Cart({ entries, onChange, open, onClose, notice, finalFocus }: CartProps) {
  'use no memo'; // opened seldom: memoization would double its bytes and save no work
  const items = toCartItems(entries, useCatalogue());
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
  useEffect(() => {
    if (!open) offerUndoOnPage(); // Back closes the drawer, too
  }, [open]);

  return (
    <UiProvider Link={ReplacingLink}>
      <CartDrawer
        open={open}
        onClose={onClose}
        finalFocus={finalFocus}
        items={items}
        notice={notice}
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
    </UiProvider>
  );
}
