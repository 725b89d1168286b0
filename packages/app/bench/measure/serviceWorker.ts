import type { Browser } from 'playwright';
import { NETWORK } from './conditions.ts';

/**
 * Throttles the network of every service worker, which does not have its page's conditions.
 * @returns a function that stops throttling those that start
 */
export async function throttleServiceWorkers(browser: Browser) {
  const cdp = await browser.newBrowserCDPSession();
  let id = 0;
  cdp.on('Target.targetCreated', async ({ targetInfo: { type, targetId } }) => {
    if (type !== 'service_worker') return;
    const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
    for (const [method, params] of [
      ['Network.enable', {}],
      ['Network.emulateNetworkConditions', NETWORK],
    ]) {
      const message = JSON.stringify({ id: ++id, method, params });
      await cdp.send('Target.sendMessageToTarget', { sessionId, message });
    }
  });
  await cdp.send('Target.setDiscoverTargets', { discover: true });
  return () => cdp.detach();
}
