import { CartButton } from '@toystore/ui';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { importWithRetry } from '../loading/importWithRetry.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import type { CartProps } from './Cart.tsx';
import { countPieces } from './countPieces.ts';
import { useCart } from './useCart.ts';
import { useCartDrawer } from './useCartDrawer.ts';

const PROBLEMS = {
  'not saved': 'The cart could not be saved in this browser. It lasts until you leave.',
  'set aside': 'A stored cart could not be read. It is kept aside, and this one starts without it.',
};

/** The drawer is a chunk of its own. */
const loadDrawer = () => importWithRetry('src/cart/Cart.tsx', () => import('./Cart.tsx'));

/** The cart in the navigation bar: its button, and the drawer that opens over the page. */
export function CartBar() {
  'use no memo'; // opened seldom: memoization would double its bytes and save no work
  const { entries, problem, change, openDrawer, onOpenDrawer, reportLoss } = useCart();
  const { showStatus } = useMessages();
  const drawer = useCartDrawer();
  const [Drawer, setDrawer] = useState<ComponentType<CartProps>>();
  const prepareToOpen = () => {
    loadDrawer().catch(() => {}); // opening reports it
  };
  const button = useRef<HTMLButtonElement>(null);
  const notice = problem && PROBLEMS[problem];

  const openHere = useEffectEvent(drawer.open);
  useEffect(() => onOpenDrawer?.(() => openHere()), [onOpenDrawer]);

  // The drawer opens wherever the history entry says so: by this button, by a toy's page, after a reload.
  const isMissing = drawer.isOpen && Drawer === undefined;
  const closeLost = useEffectEvent((error: unknown) => {
    reportLoss(error);
    drawer.close();
  });
  useEffect(() => {
    if (isMissing) loadDrawer().then(({ Cart }) => setDrawer(() => Cart), closeLost);
  }, [isMissing]);

  const tell = useEffectEvent((message: string) => {
    if (!drawer.isOpen)
      showStatus({ message, action: { label: 'View cart', onClick: openDrawer } });
  });
  const concerns = problem === 'set aside' || entries.length > 0; // an empty cart is saved anyway
  useEffect(() => {
    if (notice !== undefined && concerns) tell(notice);
  }, [notice, concerns]);

  return (
    <>
      <CartButton
        ref={button}
        count={countPieces(entries)}
        onClick={openDrawer}
        onPointerEnter={prepareToOpen}
        onFocus={prepareToOpen}
      />
      {Drawer && (
        <Drawer
          open={drawer.isOpen}
          onClose={drawer.close}
          entries={entries}
          onChange={change}
          notice={notice}
          finalFocus={() => button.current}
        />
      )}
    </>
  );
}
