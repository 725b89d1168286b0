import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from './account.mjs';
import { withPage } from './browser.mjs';
import { isScript, pathOf, recordNetwork } from './network.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {(page: Page) => import('playwright').Locator} Find */

/**
 * @typedef {object} Route one change of screen
 * @property {string} name
 * @property {boolean} cold whether its code is not there yet
 * @property {Find} [link] the link that is followed; without one, Back
 * @property {string} heading of the screen it leads to
 * @property {Find} shows a part of that screen that is in the viewport in the end
 */

/** @type {(name: string) => Find} */
const navLink = (name) => (page) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
/** @type {Find} */
const card = (page) => page.getByRole('article').first();
/** @type {(name: string) => Find} */
const button = (name) => (page) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

const WARM = [
  {
    name: 'Home to All toys',
    link: (/** @type {Page} */ page) => page.getByRole('link', { name: 'All Toy', exact: true }),
    heading: 'Our All Toys',
    shows: card,
  },
  {
    name: 'All toys to a toy',
    link: (/** @type {Page} */ page) => page.getByRole('article').nth(2).getByRole('link'),
    heading: 'Red Comet Pump Rocket',
    shows: button('Add to Cart'),
  },
  {
    name: 'Back to All toys',
    heading: 'Our All Toys',
    // The card that was left: the page is scrolled to it.
    shows: (/** @type {Page} */ page) => page.getByRole('article').nth(2),
  },
  {
    name: 'All toys to My profile',
    link: navLink('My Profile'),
    heading: 'My Profile',
    shows: button('Save Changes'),
  },
  {
    name: 'My profile to Home',
    link: navLink('Home'),
    heading: 'ToyStore',
    shows: (/** @type {Page} */ page) => page.getByRole('region', { name: 'Featured toys' }),
  },
].map((route) => ({ ...route, cold: false }));

const COLD = [
  {
    name: 'Home to Login',
    from: '/',
    link: navLink('Login'),
    heading: 'Login',
    shows: (/** @type {Page} */ page) => page.getByLabel('Email', { exact: true }),
  },
  {
    name: 'All toys to Register',
    from: '/alltoy',
    link: navLink('Register'),
    heading: 'Register',
    shows: (/** @type {Page} */ page) => page.getByLabel('Name', { exact: true }),
  },
].map((route) => ({ ...route, cold: true }));

/** All that are measured. @type {Route[]} */
export const ROUTES = [...WARM, ...COLD];

export const routeSeries = (/** @type {string} */ name) => `shop route ${name}`;

const REST = 1500; // ms

/**
 * Moves through the shop as a signed-in shopper. The code of each screen is there, because its link had focus before.
 * @param {{ origin: string }} shop
 * @returns {import('../rounds.mjs').Scenario}
 */
export const navigateWarm = ({ origin }) => ({
  name: 'navigate the shop',
  series: WARM.map(({ name }) => routeSeries(name)),
  measure: (browser) =>
    withWidePage(browser, async (page) => {
      await signIn(page, origin);
      await page.goto(origin);
      await navLink('My Profile')(page).waitFor();
      /** @type {Record<string, number>} */
      const values = {};
      for (const route of WARM) {
        await pause(REST);
        await route.link?.(page).focus();
        await pause(REST);
        values[routeSeries(route.name)] = await timeRoute(page, route);
      }
      return { values };
    }),
});

/**
 * Follows a link of a page that has just loaded, to a screen whose code nothing has asked for.
 * @param {{ origin: string }} shop
 * @returns {import('../rounds.mjs').Scenario[]}
 */
export const navigateCold = ({ origin }) =>
  COLD.map((route) => ({
    name: `navigate the shop, cold: ${route.name}`,
    series: [routeSeries(route.name)],
    measure: (browser) =>
      withWidePage(browser, async (page, cdp) => {
        const network = recordNetwork(cdp);
        await page.goto(origin + route.from);
        await page.getByRole('link', { name: 'Sign In' }).waitFor();
        while (!network.isIdle()) await pause(100);
        const before = network.resources().length;
        const time = await timeRoute(page, route);
        const scripts = network.resources().slice(before).filter(isScript);
        if (scripts.length === 0) throw new Error('The code of the screen was there before.');
        return {
          values: { [routeSeries(route.name)]: time },
          notes: { scripts: scripts.map(pathOf) },
        };
      }),
  }));

/**
 * A page that is wide enough for the bar's links.
 * @template Value
 * @param {import('playwright').Browser} browser
 * @param {Parameters<typeof withPage<Value>>[2]} use
 */
const withWidePage = (browser, use) =>
  withPage(browser, { cpu: true, network: true }, async (page, cdp) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.addInitScript(recordInsertions);
    return use(page, cdp);
  });

/**
 * Changes the screen and measures until its whole first screenful is rendered.
 * @param {Page} page
 * @param {Route} route
 * @returns {Promise<number>} ms
 * @throws {Error} when the screen is not the expected one
 */
async function timeRoute(page, { link, heading, shows }) {
  const start = link
    ? await link(page).evaluate((/** @type {HTMLElement} */ target) => {
        const now = performance.now();
        target.click();
        return now;
      })
    : await page.evaluate(() => {
        const now = performance.now();
        history.back();
        return now;
      });
  await pause(REST); // looking for the heading meanwhile would take time from the page
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await pause(REST);
  const box = await shows(page).boundingBox();
  if (box === null || box.y + box.height <= 0 || box.y >= 768) {
    throw new Error(`The first screenful of "${heading}" is not complete.`);
  }
  const end = await page.evaluate(() => Reflect.get(window, 'lastInsertion')());
  return end - start;
}

/** Runs in the page: keeps the time of the frame after each insertion of a node. */
function recordInsertions() {
  /** @type {WeakMap<Node, { time: number }>} */
  const insertions = new WeakMap();
  new MutationObserver((records) => {
    const frame = { time: Number.POSITIVE_INFINITY };
    requestAnimationFrame(() =>
      setTimeout(() => Object.assign(frame, { time: performance.now() })),
    );
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes)
        insertions.set(node, frame);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });

  const isInViewport = (/** @type {Node} */ node) => {
    const range = document.createRange();
    range.selectNode(node);
    const { top, left, bottom, right, width, height } = range.getBoundingClientRect();
    return width * height > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };

  /** When the last of the nodes that are in the viewport now was inserted. */
  Reflect.set(window, 'lastInsertion', () => {
    const walker = document.createTreeWalker(document.body);
    let last = 0;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { time = 0 } = insertions.get(node) ?? {};
      if (time > last && isInViewport(node)) last = time;
    }
    return last;
  });
}
