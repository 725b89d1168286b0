import { whenIdle } from '../loading/whenIdle.ts';

/**
 * Registers the service worker (docs/offline.md) once the page is loaded and the browser idle: a first visit waits for none of
 * it. Where that fails, and where there are none, such as in a private window of Firefox, the shop works as without.
 * @param onFailure loads what this page needs when the network is away, as no service worker keeps it
 */
export function registerServiceWorker(onFailure: () => Promise<unknown>): void {
  whenIdle(() => {
    register()
      .catch((error: unknown) => {
        console.warn('The shop is not kept for a visit without a network.', error);
        return onFailure();
      })
      .catch((error: unknown) => console.warn('A notice could not be loaded.', error));
  });
}

async function register() {
  if (import.meta.env.VITE_SERVICE_WORKER === 'remove') throw new Error('It is being removed.');
  await navigator.serviceWorker.register('/service-worker.js'); // throws, too, where there are none
}
