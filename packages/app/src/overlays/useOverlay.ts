import { use, useEffect, useState } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type NavigateFunction,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';
import { entryState } from '../browser.ts';

/*
 * An overlay (a drawer, a sheet, a menu) is open if the state of the history entry contains it: Back closes it, Forward
 * opens it, a reload keeps it open, and the URL never changes.
 */

/** The open overlay in the state of a history entry. */
interface OpenOverlay {
  name: string;
  /** The key of the entry on which it was opened: for scroll positions and `#` both entries are the same page. */
  openedOn: string;
}

/** Reads the open overlay from the state of a history entry, which may contain anything. */
export function readOpenOverlay(state: unknown): OpenOverlay | undefined {
  const { overlay }: { overlay?: unknown } = Object(state);
  const { name, openedOn }: { name?: unknown; openedOn?: unknown } = Object(overlay);
  return typeof name === 'string' && typeof openedOn === 'string' ? { name, openedOn } : undefined;
}

/** Returns the key of the page under a location: an overlay that is open on it has its own entry. */
export function pageKey({ key, state }: { key: string; state: unknown }): string {
  return readOpenOverlay(state)?.openedOn ?? key;
}

/** The entry that is being left by going back. An overlay that opens at that moment waits, or it would be left, too. */
let leavingKey: string | undefined;

/** Escape and Back within this time close the overlay once, instead of going back two steps. */
const CLOSE_DELAY_MS = 100;

export interface Overlay {
  isOpen: boolean;
  open: () => void;
  /** Goes back to the page under it: once, however often it is called. */
  close: () => void;
}

/** Returns an overlay of the current page, as a history entry. */
export function useOverlay(name: string): Overlay {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const isNavigating = useNavigation().state !== 'idle'; // by a link of the overlay
  const open = useOpenOverlay();
  const router = useRouter();
  const [closingKey, setClosingKey] = useState<string>();
  if (closingKey !== undefined && closingKey !== key) setClosingKey(undefined); // the entry was left
  const isCurrent = readOpenOverlay(state)?.name === name;
  const isClosing = isCurrent && closingKey === key;

  useEffect(() => {
    if (!isClosing || isNavigating) return;
    const timer = setTimeout(() => {
      // A link or another overlay may have replaced the entry, which React has not rendered yet.
      if (router?.state.location.key !== key || router.state.navigation.state !== 'idle') return;
      leavingKey = key;
      goBackOnce(key, navigate);
    }, CLOSE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      leavingKey = undefined;
    };
  }, [isClosing, isNavigating, key, navigate, router]);

  return {
    isOpen: isCurrent && !isClosing,
    open: () => {
      setClosingKey(undefined); // cancels a pending close: the overlay stays on its entry
      if (!isCurrent || leavingKey === key) open(name);
    },
    close: () => {
      if (isCurrent) setClosingKey(key);
    },
  };
}

/** Returns the router: its state is current. React may still be rendering the previous state, which hooks return. */
const useRouter = () => use(DataRouterContext)?.router;

/**
 * Returns a function that opens an overlay of the current page and replaces an open one, also when a message that outlives
 * its page calls it.
 */
export function useOpenOverlay(): (name: string) => void {
  const router = useRouter();
  return function open(name) {
    if (router === undefined) return;
    const { location } = router.state;
    if (location.key === leavingKey) {
      const unsubscribe = router.subscribe(({ location: next }) => {
        if (next.key === location.key) return;
        unsubscribe();
        queueMicrotask(() => open(name)); // after the router's own navigation
      });
      return;
    }
    const { pathname, search, hash, state } = location;
    void router.navigate(
      { pathname, search, hash },
      {
        state: { ...state, overlay: { name, openedOn: pageKey(location) } },
        replace: readOpenOverlay(state) !== undefined,
        preventScrollReset: true,
      },
    );
  };
}

/**
 * Goes back by one history entry. If the browser's Back is already going there, it goes there once: with the Navigation
 * API the entry is named, not counted. `navigate` does it in browsers without that API, and for routers in memory (in
 * stories).
 * @param key of the location to leave
 */
function goBackOnce(key: string, navigate: NavigateFunction): void {
  const { navigation } = window;
  const { key: entryKey }: { key?: unknown } = Object(entryState());
  const index = navigation?.currentEntry?.index ?? 0;
  const below = entryKey === key && navigation?.entries()[index - 1];
  if (!below) {
    navigate(-1);
    return;
  }
  // Rejects if another traversal, such as the browser's Back, has replaced it.
  navigation.traverseTo(below.key).committed?.catch(() => {});
}
