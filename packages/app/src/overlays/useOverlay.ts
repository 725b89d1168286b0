import { use, useEffect, useRef, useState } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';
import { goBackOnce } from './goBackOnce.ts';
import { pageKey, readOpenOverlay } from './overlayState.ts';

/** Escape and Back within this time are one wish to close the overlay, not two steps back. */
const CLOSE_DELAY_MS = 100;

interface Overlay {
  isOpen: boolean;
  open: () => void;
  /** Goes back to the page under it: once, however often it is called. */
  close: () => void;
}

/** An overlay of the page on screen, as an entry of the history. */
export function useOverlay(name: string): Overlay {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const isNavigating = useNavigation().state !== 'idle'; // to where a link of the overlay leads
  const open = useOpenOverlay();
  const [closingKey, setClosingKey] = useState<string>();
  if (closingKey !== undefined && closingKey !== key) setClosingKey(undefined); // the entry is left
  const isCurrent = readOpenOverlay(state)?.name === name;
  const isClosing = isCurrent && closingKey === key;
  const leavingKey = useRef<string>(undefined); // of the entry from which the way back has begun
  const [reopens, setReopens] = useState(false);

  useEffect(() => {
    if (!isClosing || isNavigating) return;
    const timer = setTimeout(() => {
      leavingKey.current = key;
      goBackOnce(key, navigate);
    }, CLOSE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      leavingKey.current = undefined;
    };
  }, [isClosing, isNavigating, key, navigate]);

  useEffect(() => {
    if (!reopens || isCurrent) return;
    setReopens(false);
    open(name);
  });

  return {
    isOpen: (isCurrent && !isClosing) || reopens,
    open: () => {
      setClosingKey(undefined); // who has just closed it stays on its entry
      if (!isCurrent) open(name);
      else if (leavingKey.current === key) setReopens(true); // once that entry is left
    },
    close: () => {
      setReopens(false);
      if (isCurrent) setClosingKey(key);
    },
  };
}

/** Opens an overlay of the page that the address names, in place of another one that is open. */
export function useOpenOverlay(): (name: string) => void {
  // `useLocation` is what React has rendered: while it renders the next page, that is still the last one.
  const router = use(DataRouterContext)?.router;
  const navigate = useNavigate();
  return (name) => {
    if (router === undefined) return;
    const { location } = router.state;
    const { pathname, search, hash, state } = location;
    navigate(
      { pathname, search, hash },
      {
        state: { ...state, overlay: { name, openedOn: pageKey(location) } },
        replace: readOpenOverlay(state) !== undefined,
        preventScrollReset: true,
      },
    );
  };
}
