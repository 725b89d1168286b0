import { locale, priceNote } from '@shop';
import * as texts from '@shop/texts/cart';
import catalogueTexts from '@shop/texts/catalogue';
import { type Cart, hasWarnings, timeOfPrices, useCatalogue } from '@toystore/storefront';
import {
  Button,
  ButtonLink,
  CartDrawer,
  CartLine,
  CartLines,
  CartSummary,
  TextLink,
  useMessages,
} from '@toystore/ui';
import { ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { Overlay } from '../overlays/useOverlay.ts';
import { paths, toyPath, toySafetyPath } from '../page/paths.ts';
import { emptyCartPicture } from '../pictures/images.ts';
import { CART_TOPIC, storageMessage } from './cartOverlay.ts';

interface CartPanelProps {
  cart: Cart;
  drawer: Overlay;
  /** Returns the element that gets the focus when the drawer closes. */
  finalFocus: () => HTMLElement | null;
}

/**
 * The cart's drawer, which opens over the page. Opening it loads current prices; closing it moves the offer to undo to the
 * page.
 */
export function CartPanel({ cart, drawer, finalFocus }: CartPanelProps) {
  const { refresh, toys } = useCatalogue({ wanted: false });
  const { showStatus, dismissStatus } = useMessages();
  const { pathname } = useLocation();
  const [removed, setRemoved] = useState<{ toyId: string; toyName: string; undo: () => void }>();
  const items = cart.lines.map(({ staleSince, ...line }) => ({
    ...line,
    href: toyPath(line),
    priceAsOf:
      staleSince === undefined ? undefined : timeOfPrices(staleSince, catalogueTexts, { locale }),
  }));

  const onOpenChange = useEffectEvent(() => {
    if (drawer.isOpen) {
      refresh();
      dismissStatus(CART_TOPIC);
    } else if (removed) {
      const action = { label: texts.undo, onClick: removed.undo };
      showStatus({ message: texts.removed({ toy: removed.toyName }), action });
      setRemoved(undefined);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: Back opens and closes the drawer, too.
  useEffect(() => onOpenChange(), [drawer.isOpen]);

  const safetyLink = (toyId: string) => {
    const toy = toys.find((each) => each.toyId === toyId);
    if (!toy || !hasWarnings(toy)) return null;
    return (
      <TextLink href={toySafetyPath(toy)} aria-label={texts.safetyOf({ toy: toy.toyName })}>
        {texts.safety}
      </TextLink>
    );
  };

  return (
    <CartDrawer open={drawer.isOpen} onClose={drawer.close} finalFocus={finalFocus}>
      <CartLines
        items={items}
        renderLine={(line) => <CartLine {...line} extra={safetyLink(line.item.toyId)} />}
        notice={cart.problem && storageMessage(cart.problem)}
        onQuantityChange={cart.setQuantity}
        onKeep={cart.keep}
        onRemove={(toyId) => {
          const toyName = items.find((item) => item.toyId === toyId)?.toyName ?? '';
          setRemoved({ toyId, toyName, undo: cart.remove(toyId) });
        }}
        undo={
          removed && {
            ...removed,
            onUndo: () => {
              removed.undo();
              setRemoved(undefined);
            },
            onExpire: () => setRemoved(undefined),
          }
        }
        emptyImageUrl={emptyCartPicture}
        emptyAction={
          pathname === paths.allToys ? (
            <Button variant="primary" size="l" onClick={drawer.close}>
              <span>{texts.allToys}</span> <ArrowRight aria-hidden="true" />
            </Button>
          ) : (
            <ButtonLink variant="primary" size="l" href={paths.allToys}>
              <span>{texts.allToys}</span> <ArrowRight aria-hidden="true" />
            </ButtonLink>
          )
        }
      />
      <CartSummary items={items} priceNote={priceNote} />
    </CartDrawer>
  );
}
