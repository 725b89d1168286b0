import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 64rem)'; // as in AllToys.module.css

/** Whether the window has room for filters beside the cards. It has none while prerendering: nobody knows. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

function subscribe(onChange: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
