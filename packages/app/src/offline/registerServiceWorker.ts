import { whenIdle } from '../loading/whenIdle.ts';

/**
 * Registers the service worker (packages/app/worker/README.md) once the page is loaded and the browser idle, so that a first
 * visit does not wait for it. If that fails, or the browser has none (a private window of Firefox), the shop works without.
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
