import { chromium } from 'playwright';
import { CPU_SLOWDOWN, NETWORK, PHONE } from './conditions.mjs';

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').CDPSession} CDPSession */

/**
 * Chromium, with no access to any host but this machine.
 * @param {import('playwright').LaunchOptions} launchOptions
 */
export async function launchBrowser(launchOptions) {
  const localOnly = 'MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1';
  return chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=${localOnly}`],
  });
}

/** @typedef {{ cpu?: boolean, network?: boolean | typeof NETWORK }} Throttling the network as slow 4G, or as it says */

/**
 * Opens an empty page of a phone with an empty cache, runs `use` in it, and closes it.
 * @template Value
 * @param {Browser} browser
 * @param {Throttling} throttling
 * @param {(page: import('playwright').Page, cdp: CDPSession) => Promise<Value>} use
 * @returns {Promise<Value>}
 */
export async function withPage(browser, throttling, use) {
  const { deviceScaleFactor, ...viewport } = PHONE;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  });
  try {
    return await inPage(context, throttling, use);
  } finally {
    await context.close();
  }
}

/**
 * Opens one more page with the cache and the service worker of those before, runs `use` in it, and closes it.
 * @template Value
 * @param {import('playwright').BrowserContext} context
 * @param {Throttling} throttling
 * @param {(page: import('playwright').Page, cdp: CDPSession) => Promise<Value>} use
 * @returns {Promise<Value>}
 */
export async function inPage(context, { cpu = false, network = false }, use) {
  const page = await context.newPage();
  /** @type {Promise<never>} */
  const crashed = new Promise((_, reject) => {
    page.on('crash', () => reject(new Error('The page crashed.')));
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  if (network) {
    const conditions = network === true ? NETWORK : network;
    await cdp.send('Network.emulateNetworkConditions', conditions);
  }
  if (cpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const value = await Promise.race([use(page, cdp), crashed]);
  await page.close();
  return value;
}

/**
 * Chromium's counters for a page.
 * @param {CDPSession} cdp
 * @returns {Promise<Record<string, number>>} times in seconds
 */
export async function performanceMetrics(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
