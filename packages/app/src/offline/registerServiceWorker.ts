import { serviceWorkers } from '../browser.ts';
import { whenIdle } from '../loading/whenIdle.ts';

/**
 * Registers the service worker (packages/app/worker/README.md) when the page has loaded and the browser is idle, so that it
 * does not delay a first visit. If that fails, or the browser has none (a private window of Firefox), the shop works without.
 */
export function registerServiceWorker(): void {
  if (import.meta.env.VITE_SERVICE_WORKER === 'remove') return;
  whenIdle(() => {
    serviceWorkers()
      ?.register('/service-worker.js')
      .then(({ active }) => active?.postMessage('idle')) // it checks that its caches still exist
      .catch((error: unknown) => {
        console.warn('The shop could not be cached for visits without a network.', error);
      });
  });
}
