import { whenIdle } from '../loading/whenIdle.ts';

/**
 * Registers the service worker (docs/offline.md) once the page is loaded and the browser idle: a first visit waits for none of
 * it. Where that fails, and where there are none, such as in a private window of Firefox, the shop works as without.
 */
export function registerServiceWorker(): void {
  if (import.meta.env.VITE_SERVICE_WORKER === 'remove') return;
  whenIdle(() => {
    navigator.serviceWorker
      ?.register('/service-worker.js')
      .then(({ active }) => active?.postMessage('idle')) // it looks whether its caches are still there
      .catch((error: unknown) => {
        console.warn('The shop is not cached for a visit without a network.', error);
      });
  });
}
