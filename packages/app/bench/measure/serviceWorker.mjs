/** @typedef {import('playwright').Browser} Browser */
/** @typedef {typeof import('./conditions.mjs').NETWORK} Conditions */

/**
 * Gives service workers a network as slow as their page's: they do not have its conditions.
 * @param {Browser} browser
 * @returns {Promise<{ emulate: (conditions: Conditions) => Promise<void>, detach: () => Promise<void> }>} `emulate` is for
 *   workers that run, and for those that start
 */
export async function emulateNetworkOfWorkers(browser) {
  const cdp = await browser.newBrowserCDPSession();
  /** @type {Set<string>} */
  const sessions = new Set();
  /** @type {Conditions | undefined} */
  let current;
  let id = 0;
  const emulateIn = async (/** @type {string} */ sessionId) => {
    if (current === undefined) return;
    for (const [method, params] of /** @type {const} */ ([
      ['Network.enable', {}],
      ['Network.emulateNetworkConditions', current],
    ])) {
      const message = JSON.stringify({ id: ++id, method, params });
      await cdp.send('Target.sendMessageToTarget', { sessionId, message });
    }
  };
  cdp.on('Target.targetCreated', async ({ targetInfo: { type, targetId } }) => {
    if (type !== 'service_worker') return;
    const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
    sessions.add(sessionId);
    await emulateIn(sessionId);
  });
  cdp.on('Target.detachedFromTarget', ({ sessionId }) => sessions.delete(sessionId));
  await cdp.send('Target.setDiscoverTargets', { discover: true });
  return {
    async emulate(conditions) {
      current = conditions;
      for (const session of sessions) await emulateIn(session);
    },
    detach: () => cdp.detach(),
  };
}
