import { visit } from './browser.mjs';
import { inlineSizes } from './inline.mjs';
import { untilQuiet } from './quiet.mjs';
import { watchVitals } from './vitals.mjs';
import { contentOf, isScript, watchWire } from './wire.mjs';

const PATIENCE = 30_000; // ms

/**
 * All the JavaScript of /login, up to and including an attempt to sign in: no account backend is
 * there, and none is needed for the SDK to have come.
 * @param {import('./load.mjs').Page} loaded
 * @returns {import('../rounds.mjs').Scenario}
 */
export const login = ({ site, origin, path, hasLateCode }) => ({
  name: `sign in at ${site} ${path}`,
  series: [`${site} ${path} JavaScript`],
  measure: (browser) =>
    visit(browser, { throttled: false }, async ({ page, cdp }) => {
      await page.addInitScript(watchVitals);
      const wire = watchWire(cdp);
      const response = await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
      await untilQuiet(page, wire);
      await page.getByRole('textbox', { name: 'Email' }).first().fill('shopper@toystore.example');
      await page.getByLabel('Password', { exact: true }).fill('ToyBox#2026');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      // The wire is quiet now, too, before the attempt's first request: what the form says ends the attempt.
      await page.getByRole('alert').waitFor({ timeout: PATIENCE });
      await untilQuiet(page, wire);

      const scripts = wire.transfers.filter(isScript);
      if (!scripts.some(({ url }) => hasLateCode?.(new URL(url).pathname, 'firebase'))) {
        throw new Error('Signing in did not bring the SDK: this measured too little.');
      }
      const inline = inlineSizes((await response?.text()) ?? '');
      return {
        values: { [`${site} ${path} JavaScript`]: contentOf(scripts) + inline.scripts },
        notes: { files: scripts.map(({ url, body }) => `${new URL(url).pathname} ${body}`) },
      };
    }),
});
