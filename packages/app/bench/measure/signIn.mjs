import { setTimeout as pause } from 'node:timers/promises';
import { submitLogin } from './account.mjs';
import { withPage } from './browser.mjs';
import { inlineSizes } from './inlineSizes.mjs';
import { isScript, pathOf, recordNetwork, totalBytes } from './network.mjs';

const SERIES = 'shop /login JavaScript';

/**
 * All the JavaScript of /login up to a failed sign-in: that loads the SDK, and no other screen.
 * @param {{ origin: string, fileContains: import('./lazyPackages.mjs').FileContains }} shop
 * @returns {import('../rounds.mjs').Scenario}
 */
export const measureSignIn = ({ origin, fileContains }) => ({
  name: 'sign in at shop /login',
  series: [SERIES],
  measure: (browser) =>
    withPage(browser, {}, async (page, cdp) => {
      const network = recordNetwork(cdp);
      const response = page.waitForResponse(`${origin}/login`);
      await submitLogin(page, origin, { email: 'nobody@toystore.example', password: 'wrong' });
      await page.getByRole('main').getByRole('alert').waitFor();
      while (!network.isIdle()) await pause(100);
      const scripts = network.resources().filter(isScript);
      if (!scripts.some((script) => fileContains(pathOf(script), 'firebase'))) {
        throw new Error('The sign-in did not load the SDK: the measurement is incomplete.');
      }
      const { scripts: inline } = inlineSizes(await (await response).text());
      return {
        values: { [SERIES]: totalBytes(scripts) + inline },
        notes: { files: scripts.map((script) => `${pathOf(script)} ${script.bytes}`) },
      };
    }),
});
