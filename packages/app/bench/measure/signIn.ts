import { setTimeout as pause } from 'node:timers/promises';
import type { Scenario } from '../rounds.ts';
import { submitLogin } from './account.ts';
import { withPage } from './browser.ts';
import { fileList, isScript, recordNetwork, totalBytes } from './network.ts';

const SERIES = 'shop /login JavaScript';

/** Measures all script files of /login up to a failed sign-in, which loads the SDK and no other screen. */
export const measureSignIn = ({ origin }: { origin: string }): Scenario => ({
  name: 'sign in at shop /login',
  series: [SERIES],
  measure: (browser) =>
    withPage(browser, {}, async (page, cdp) => {
      const network = recordNetwork(cdp);
      await submitLogin(page, origin, { email: 'unknown@toystore.example', password: 'wrong' });
      // The SDK's own message: proof that it was loaded.
      await page.getByRole('main').getByRole('alert').filter({ hasText: 'Firebase:' }).waitFor();
      while (!network.isIdle()) await pause(100);
      const scripts = network.resources().filter(isScript);
      return { values: { [SERIES]: totalBytes(scripts) }, notes: { files: fileList(scripts) } };
    }),
});
