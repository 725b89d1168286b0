import { pause } from '../../../../scripts/waiting.mjs';
import { visit } from './browser.mjs';

/** @typedef {import('playwright').Page} Page */

/**
 * @typedef {object} Move one change of screen
 * @property {string} name
 * @property {string} heading what the screen it leads to is called
 * @property {string} [link] the selector of the link that is followed; without one, Back
 */

const HOME = 'nav a[href="/home"]';
const TOY = 'main li:nth-child(3) a[href^="/toys/"]';

/** @type {Move[]} */
const MOVES = [
  { name: 'Home to All toys', heading: 'Our All Toys', link: 'main a[href="/alltoy"]' },
  { name: 'All toys to a toy', heading: 'Red Comet Pump Rocket', link: TOY },
  { name: 'Back to All toys', heading: 'Our All Toys' },
  { name: 'All toys to My profile', heading: 'My Profile', link: 'nav a[href="/myprofile"]' },
  { name: 'My profile to Home', heading: 'ToyStore', link: HOME },
];

/** The series of a move. @param {Move} move */
const seriesOf = ({ name }) => `shop navigation ${name}`;

/** The moves that are measured, each with its series. */
export const navigationSeries = MOVES.map((move) => ({ what: move.name, series: seriesOf(move) }));

const REST = 1500; // ms between two moves

/**
 * Moves through a shop that has loaded, as a signed-in shopper with a narrow window's menu away: from the press to
 * the frame that shows the other screen. The screen's code is there, because its link was pointed at before.
 * @param {{ origin: string }} shop
 * @returns {import('../rounds.mjs').Scenario}
 */
export const navigate = ({ origin }) => ({
  name: 'navigate shop',
  series: navigationSeries.map(({ series }) => series),
  measure: (browser) =>
    visit(browser, { throttled: true }, async ({ page, cdp }) => {
      await page.setViewportSize({ width: 1024, height: 768 }); // where the bar has all of its links
      await page.addInitScript(keepSession, SESSION);
      await page.goto(origin, { waitUntil: 'load' });
      await page.locator('nav a[href="/myprofile"]').waitFor({ timeout: 30_000 });
      await pause(REST);
      /** @type {Record<string, number>} */
      const values = {};
      for (const move of MOVES) {
        if (move.link) await page.locator(move.link).first().focus();
        await pause(REST);
        values[seriesOf(move)] = await page.evaluate(untilShown, move);
      }
      await cdp.detach();
      return { values };
    }),
});

/** What the SDK keeps of a session: no account backend is there, and it keeps its word without one. */
const SESSION = {
  uid: 'bench',
  email: 'shopper@toystore.example',
  emailVerified: true,
  displayName: 'Demo Shopper',
  isAnonymous: false,
  providerData: [],
  stsTokenManager: { refreshToken: 'none', accessToken: 'none', expirationTime: 4_102_444_800_000 },
  createdAt: '1',
  lastLoginAt: '1',
  apiKey: 'demo-key',
  appName: '[DEFAULT]',
};

/** Runs in the page, before its own code. @param {typeof SESSION} session */
function keepSession(session) {
  localStorage.setItem(`firebase:authUser:${session.apiKey}:[DEFAULT]`, JSON.stringify(session));
  localStorage.setItem('toystore.session', '1');
}

/**
 * Runs in the page: makes a move and waits for the frame that shows where it leads.
 * @param {Move} move
 * @returns {Promise<number>} milliseconds
 */
function untilShown({ heading, link }) {
  const start = performance.now();
  if (link === undefined) history.back();
  else {
    const target = document.querySelector(link);
    if (target instanceof HTMLElement) target.click();
  }
  return new Promise((resolve, reject) => {
    const look = () => {
      const shown = document.querySelector('main h1')?.textContent ?? '';
      const elapsed = performance.now() - start;
      if (elapsed > 10_000)
        return reject(new Error(`"${shown}" stands where "${heading}" should.`));
      if (!shown.includes(heading)) return requestAnimationFrame(look);
      return setTimeout(() => resolve(performance.now() - start)); // the frame is drawn by then
    };
    requestAnimationFrame(look);
  });
}
