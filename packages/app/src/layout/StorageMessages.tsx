import { useProblemMessage } from '../accountStorage/useProblemMessage.ts';
import { CART_PROBLEMS } from '../cart/cartProblems.ts';
import { cartOverlay, useCart } from '../cart/useCart.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useOverlay } from '../overlays/useOverlay.ts';
import { SAVED_PROBLEMS, useSavedToys } from '../saved/useSavedToys.ts';

/** Says when something of an account cannot be stored or read. It also keeps the stores open from page to page. */
export function StorageMessages({ accountId }: { accountId: string }) {
  const { showStatus } = useMessages();
  const overlay = cartOverlay(accountId);
  const { isOpen } = useOverlay(overlay);
  useProblemMessage(useCart(), (problem) => {
    if (isOpen) return; // the drawer says it
    showStatus({ message: CART_PROBLEMS[problem], action: { label: 'View cart', overlay } });
  });
  useProblemMessage(useSavedToys(), (problem) => {
    showStatus({ message: SAVED_PROBLEMS[problem] });
  });
  return null;
}
