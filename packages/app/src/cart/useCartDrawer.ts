import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Whether the cart is open, which is in the state of the history entry: Back closes it, and the path never changes.
 */
export function useCartDrawer() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);
  const isOpen = Object(state).cart === true;

  // biome-ignore lint/correctness/useExhaustiveDependencies: reset once it has opened or closed
  useEffect(() => {
    isClosing.current = false;
  }, [isOpen]);

  return {
    isOpen,
    open() {
      if (isOpen) return;
      navigate(
        { pathname, search, hash },
        { state: { ...state, cart: true }, preventScrollReset: true },
      );
    },
    /** Goes back to the entry before: once, however often it is called until that has happened. */
    close() {
      if (!isOpen || isClosing.current) return;
      isClosing.current = true;
      navigate(-1);
    },
  };
}
