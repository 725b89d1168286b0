/** @typedef {import('playwright').Page} Page */

/** @type {WeakSet<import('playwright').Browser>} */
const throttled = new WeakSet();

/**
 * Makes the network of a browser's service workers as slow as that of pages, from now on: throttling a page does not reach what
 * its worker requests.
 * @param {import('playwright').Browser} browser
 * @param {object} conditions of Chromium's `Network.emulateNetworkConditions`
 */
export async function throttleServiceWorkers(browser, conditions) {
  if (throttled.has(browser)) return;
  throttled.add(browser);
  const cdp = await browser.newBrowserCDPSession();
  cdp.on('Target.attachedToTarget', ({ sessionId }) => {
    const send = (/** @type {object} */ command) =>
      cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(command) });
    const fail = (/** @type {Error} */ error) => console.warn('A worker is not throttled.', error);
    send({ id: 1, method: 'Network.enable', params: {} }).catch(fail);
    send({ id: 2, method: 'Network.emulateNetworkConditions', params: conditions }).catch(fail);
  });
  cdp.on('Target.targetCreated', ({ targetInfo: { type, targetId } }) => {
    if (type !== 'service_worker') return;
    cdp
      .send('Target.attachToTarget', { targetId, flatten: false })
      .catch((error) => console.warn('A worker is not throttled.', error));
  });
  await cdp.send('Target.setDiscoverTargets', { discover: true });
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
 */
export async function stopServiceWorkers(page) {
  const cdp = await page.context().newCDPSession(page);
  await page.goto('about:blank');
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.stopAllWorkers');
  await cdp.detach();
}
