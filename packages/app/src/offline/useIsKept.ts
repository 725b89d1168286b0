import { useSyncExternalStore } from 'react';

/** Whether a service worker answers this page, and so has kept the shop. */
export const useIsKept = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => Boolean(navigator.serviceWorker?.controller),
    () => false,
  );

function subscribe(onChange: () => void) {
  navigator.serviceWorker?.addEventListener('controllerchange', onChange);
  return () => navigator.serviceWorker?.removeEventListener('controllerchange', onChange);
}
