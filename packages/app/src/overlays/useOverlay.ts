import { use, useEffect, useState } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type NavigateFunction,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';

/*
 * An overlay (a drawer, a sheet, a menu) is open where the state of the history entry says so: Back closes it, Forward
 * opens it, a reload keeps it, and the address never changes.
 */

/** What the state of a history entry says of the overlay that is open. */
interface OpenOverlay {
  name: string;
  /** The key of the entry that it was opened on: to scroll positions and `#` both are the same page. */
  openedOn: string;
}

/** Reads the state of a history entry, which may hold anything. */
export function readOpenOverlay(state: unknown): OpenOverlay | undefined {
  const { overlay }: { overlay?: unknown } = Object(state);
  const { name, openedOn }: { name?: unknown; openedOn?: unknown } = Object(overlay);
  return typeof name === 'string' && typeof openedOn === 'string' ? { name, openedOn } : undefined;
}

/** The key of the page under a location: an overlay that is open on it has an entry of its own. */
export function pageKey({ key, state }: { key: string; state: unknown }): string {
  return readOpenOverlay(state)?.openedOn ?? key;
}

/** The entry from which the way back has begun. What opens in that moment waits until it is left, or it would be left with it. */
let leavingKey: string | undefined;

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
  const router = useRouter();
  const [closingKey, setClosingKey] = useState<string>();
  if (closingKey !== undefined && closingKey !== key) setClosingKey(undefined); // the entry is left
  const isCurrent = readOpenOverlay(state)?.name === name;
  const isClosing = isCurrent && closingKey === key;

  useEffect(() => {
    if (!isClosing || isNavigating) return;
    const timer = setTimeout(() => {
      // A link or another overlay may take the entry's place, which React has not rendered yet.
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
      setClosingKey(undefined); // who has just closed it stays on its entry
      if (!isCurrent || leavingKey === key) open(name);
    },
    close: () => {
      if (isCurrent) setClosingKey(key);
    },
  };
}

/** Its state is of now. What hooks return is what React has rendered: while it renders the next page, that is still the last one. */
const useRouter = () => use(DataRouterContext)?.router;

/**
 * Opens an overlay of the page that the address names by then, in place of another one that is open: also from a message
 * that outlives the page it is called on.
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
        queueMicrotask(() => open(name)); // once the router has gone there itself
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
 * Goes back by one entry of the history. Where the browser's Back is on its way there already, the browser goes there
 * once: with the Navigation API the entry is named, not counted. `navigate` does it in browsers without that API, and
 * where the router keeps a history of its own (in stories).
 * @param key of the location to leave
 */
function goBackOnce(key: string, navigate: NavigateFunction): void {
  const { history, navigation } = window;
  const index = navigation?.currentEntry?.index ?? 0;
  const below = history.state?.key === key && navigation?.entries()[index - 1];
  if (!below) {
    navigate(-1);
    return;
  }
  // Rejected when another traversal, such as the browser's Back, has taken its place.
  navigation.traverseTo(below.key).committed?.catch(() => {});
}
