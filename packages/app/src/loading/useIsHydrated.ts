import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Returns whether the page is hydrated; false while prerendering and during hydration, which has to render the page's HTML. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
