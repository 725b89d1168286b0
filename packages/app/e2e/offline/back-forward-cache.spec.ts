import type { Page } from '@playwright/test';
import { findBrowser } from '../../../../scripts/browser/findBrowser.ts';
import { DEMO_PASSWORD } from '../../addresses.ts';
import { SHOPPER } from '../cart/cart.ts';
import { signIn, waitForHydration } from '../fixtures.ts';
import { CUT_OFF_ARGUMENTS } from '../offline.ts';
import { expect, test, visit } from './offlineTest.ts';

/*
 * Finds reasons that would keep pages out of the back/forward cache. The headless browser of these tests has no such cache (which it
 * reports as circumstantial), but reports why a page would be excluded. Playwright disables even that report, so this file
 * starts its own browser.
 */

const { launchOptions } = await findBrowser();

test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, ...CUT_OFF_ARGUMENTS],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Leaves the page and goes back; returns the reasons why a browser would not restore it. */
async function reasonsOf(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.enable');
  const answer = new Promise<{ type: string; reason: string }[]>((resolve) => {
    devTools.on('Page.backForwardCacheNotUsed', (event) => resolve(event.notRestoredExplanations));
  });
  await page.goto('/licences.txt');
  await page.goBack();
  const reasons = (await answer).filter(({ type }) => type !== 'Circumstantial');
  await devTools.detach();
  return reasons.map(({ reason }) => reason);
}

test('keeps no page of a visitor or shopper out of the back/forward cache; names what would', async ({
  page,
  host,
}) => {
  const seeRestorable = async (paths: string[]) => {
    for (const path of paths) {
      await page.goto(path);
      await waitForHydration(page);
      expect(await reasonsOf(page), path).toEqual([]);
    }
  };
  await signIn(page, SHOPPER, DEMO_PASSWORD, { origin: host.origin });
  await visit(page, '/home');
  await seeRestorable(['/toys/1', '/myprofile']);
  await page.evaluate(() => window.addEventListener('unload', () => undefined));
  expect(await reasonsOf(page)).toEqual(['UnloadHandlerExistsInMainFrame']);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  await seeRestorable(['/', '/alltoy', '/login']);
});
