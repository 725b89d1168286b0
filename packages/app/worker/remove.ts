/*
 * Replaces the service worker in browsers that have one, and unregisters itself: `npm run deploy -- --remove-worker`. The
 * pages of that deployment register no worker.
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  await deleteCaches().catch(() => {}); // denied storage holds none
  await self.registration.unregister();
}

async function deleteCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
}

export {};
