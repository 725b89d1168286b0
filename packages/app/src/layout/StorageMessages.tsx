import { type Cart, useCart, useSavedToys } from '@toystore/storefront';
import { useMessages } from '@toystore/ui';
import { useEffect, useEffectEvent } from 'react';
import { CART_PROBLEMS } from '../cart/Cart.tsx';
import { CART_TOPIC, cartOverlay } from '../cart/cartOverlay.ts';
import { useOpenOverlay, useOverlay } from '../overlays/useOverlay.ts';

type Problem = NonNullable<Cart['problem']>;

const SAVED_PROBLEMS: Record<Problem, string> = {
  'not saved': 'Saved toys could not be stored in this browser. They last until you leave.',
  quarantined: 'The saved toys could not be read. They are kept aside, and the list starts anew.',
};

/** Says when something of an account cannot be stored or read. It also keeps the stores open from page to page. */
export function StorageMessages({ accountId }: { accountId: string }) {
  const { showStatus } = useMessages();
  const overlay = cartOverlay(accountId);
  const { isOpen } = useOverlay(overlay);
  const openOverlay = useOpenOverlay();
  const cart = useCart(accountId);
  const saved = useSavedToys(accountId);
  useProblemMessage(cart.problem, cart.lines.length === 0, (problem) => {
    if (isOpen) return; // the drawer says it
    const action = { label: 'View cart', onClick: () => openOverlay(overlay) };
    showStatus({ message: CART_PROBLEMS[problem], action, topic: CART_TOPIC });
  });
  useProblemMessage(saved.problem, saved.ids.size === 0, (problem) => {
    showStatus({ message: SAVED_PROBLEMS[problem] });
  });
  return null;
}

/** Says once that a store has a problem, as soon as it has one. An empty store that is not saved lacks nothing. */
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
