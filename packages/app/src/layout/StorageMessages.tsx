import * as cartTexts from '@shop/texts/cart';
import { type Cart, useCart, useSavedToys } from '@toystore/storefront';
import { useMessages } from '@toystore/ui';
import { useEffect, useEffectEvent } from 'react';
import { CART_TOPIC, cartOverlay, storageMessage } from '../cart/cartOverlay.ts';
import { useOpenOverlay, useOverlay } from '../overlays/useOverlay.ts';

type Problem = NonNullable<Cart['problem']>;

/** Reports that an account's data cannot be stored or read. It also keeps the stores open across pages. */
export function StorageMessages({ accountId }: { accountId: string }) {
  const { showStatus } = useMessages();
  const overlay = cartOverlay(accountId);
  const { isOpen } = useOverlay(overlay);
  const openOverlay = useOpenOverlay();
  const cart = useCart(accountId);
  const saved = useSavedToys(accountId);
  useProblemMessage(cart.problem, cart.lines.length === 0, (problem) => {
    if (isOpen) return; // the drawer shows it
    const action = { label: cartTexts.view, onClick: () => openOverlay(overlay) };
    showStatus({ message: storageMessage(problem), action, topic: CART_TOPIC });
  });
  useProblemMessage(saved.problem, saved.ids.size === 0, (problem) => {
    showStatus({ message: storageMessage(problem) });
  });
  return null;
}

/** Reports once that a store has a problem. An empty store that is not saved loses nothing. */
function useProblemMessage(
  problem: Problem | undefined,
  isEmpty: boolean,
  show: (problem: Problem) => void,
) {
  const shown = isEmpty && problem === 'not saved' ? undefined : problem;
  const onProblem = useEffectEvent(show);
  useEffect(() => {
    if (shown !== undefined) onProblem(shown);
  }, [shown]);
}
