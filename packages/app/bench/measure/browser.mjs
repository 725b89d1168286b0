import { chromium } from 'playwright';
import { findBrowser } from '../../../../scripts/browser.mjs';
import { CPU_SLOWDOWN, NETWORK, SCREEN } from './conditions.mjs';

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').CDPSession} CDPSession */
/** @typedef {{ page: Page, cdp: CDPSession, crashed: Promise<never> }} Visit */

/** Chromium, with no way to any host but this machine's servers. */
export async function launchBrowser() {
  const { launchOptions } = await findBrowser();
  return chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost'],
  });
}

/**
 * Opens an empty page with nothing cached, has it used, and closes it.
 * @template Result
 * @param {Browser} browser
 * @param {{ throttled: boolean }} options
 * @param {(visit: Visit) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
export async function visit(browser, { throttled }, use) {
  const { deviceScaleFactor, ...viewport } = SCREEN;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await Promise.all(['Network', 'Performance', 'Page'].map((domain) => enable(cdp, domain)));
    if (throttled) {
      await cdp.send('Network.emulateNetworkConditions', NETWORK);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    }
    /** @type {Promise<never>} */
    const crashed = new Promise((_, reject) => {
      page.on('crash', () => reject(new Error('The page crashed.')));
    });
    crashed.catch(() => undefined);
    return await Promise.race([use({ page, cdp, crashed }), crashed]);
  } finally {
    await context.close();
  }
}

/** @param {CDPSession} cdp @param {string} domain */
function enable(cdp, domain) {
  if (domain === 'Network') return cdp.send('Network.enable');
  return domain === 'Page' ? cdp.send('Page.enable') : cdp.send('Performance.enable');
}

/**
 * Opens a page that nobody measures: a browser's first one starts what all later ones share.
 * @param {Browser} browser
 * @param {string} url
 */
export const warmUp = (browser, url) =>
  visit(browser, { throttled: false }, ({ page }) => page.goto(url));

/**
 * Chromium's counters for a page.
 * @param {CDPSession} cdp
 * @returns {Promise<Record<string, number>>} times in seconds
 */
export async function countersOf(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
