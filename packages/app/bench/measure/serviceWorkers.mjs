/** @typedef {import('playwright').Page} Page */

/**
 * Makes the network of service workers as slow as that of pages: throttling a page does not reach what its worker requests.
 * @param {import('playwright').Browser} browser
 * @param {object} conditions of Chromium's `Network.emulateNetworkConditions`
 * @returns {Promise<() => Promise<unknown>>} ends it
 */
export async function throttleServiceWorkers(browser, conditions) {
  const cdp = await browser.newBrowserCDPSession();
  cdp.on('Target.targetCreated', async ({ targetInfo: { type, targetId } }) => {
    if (type !== 'service_worker') return;
    const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
    const commands = [
      { id: 1, method: 'Network.enable', params: {} },
      { id: 2, method: 'Network.emulateNetworkConditions', params: conditions },
    ];
    for (const command of commands) {
      await cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(command) });
    }
  });
  await cdp.send('Target.setDiscoverTargets', { discover: true });
  return () => cdp.send('Target.setDiscoverTargets', { discover: false });
}

/**
 * Waits until the service worker has kept the shop and answers.
 * @param {Page} page
 */
export async function untilKept(page) {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    null,
    {
      timeout: 45_000,
    },
  );
}

/**
 * Leaves the shop and stops its service worker, as a browser does some time after the last visit: the next one starts it.
 * @param {Page} page
 * @param {import('playwright').CDPSession} cdp
 */
export async function stopServiceWorkers(page, cdp) {
  await page.goto('about:blank');
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.stopAllWorkers');
  await cdp.send('ServiceWorker.disable');
}
