import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import type { Scenario } from '../rounds.ts';
import { submitLogin } from './account.ts';
import { withPage } from './browser.ts';
import { recordInsertions } from './insertions.ts';
import { fileList, isScript, recordNetwork } from './network.ts';

type Find = (page: Page) => Locator;

interface Route {
  name: string;
  /** The page from which the route is cold: the next screen's code is not loaded. */
  from?: string;
  /** The link to follow; without one, Back. */
  link?: Find;
  /** The next screen's heading. */
  heading: string;
  /** A part of the next screen's first screenful. */
  shows: Find;
}

const navLink =
  (name: string): Find =>
  (page) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
const button =
  (name: string): Find =>
  (page) =>
    page.getByRole('main').getByRole('button', { name, exact: true });

const WARM: Route[] = [
  {
    name: 'Home to All toys',
    link: (page) => page.getByRole('link', { name: 'All Toy', exact: true }),
    heading: 'Our All Toys',
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: 'All toys to a toy',
    link: (page) => page.getByRole('article').nth(2).getByRole('link'),
    heading: 'Red Comet Pump Rocket',
    shows: button('Add to Cart'),
  },
  {
    name: 'Back to All toys',
    heading: 'Our All Toys',
    // The router restores the scroll position: this card was opened.
    shows: (page) => page.getByRole('article').nth(2),
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
    shows: (page) => page.getByRole('region', { name: 'Featured toys' }),
  },
];

const COLD: Route[] = [
  {
    name: 'Home to Login',
    from: '/',
    link: navLink('Login'),
    heading: 'Login',
    shows: (page) => page.getByLabel('Email', { exact: true }),
  },
  {
    name: 'All toys to Register',
    from: '/alltoy',
    link: navLink('Register'),
    heading: 'Register',
    shows: (page) => page.getByLabel('Name', { exact: true }),
  },
];

export const ROUTES = [...WARM, ...COLD];

export const routeSeries = (name: string) => `shop route ${name}`;

const REST = 1500; // ms

/** Moves through the shop as a signed-in user. Each link was focused before, which loads its screen's code. */
export const navigateWarm = ({ origin }: { origin: string }): Scenario => ({
  name: 'navigate the shop',
  series: WARM.map(({ name }) => routeSeries(name)),
  measure: (browser) =>
    withWidePage(browser, async (page) => {
      await submitLogin(page, origin);
      await page.getByText('Login successful!').waitFor();
      await page.goto(origin);
      await navLink('My Profile')(page).waitFor();
      const values: Record<string, number> = {};
      for (const route of WARM) {
        await pause(REST);
        await route.link?.(page).focus();
        await pause(REST);
        values[routeSeries(route.name)] = await timeRoute(page, route);
      }
      return { values };
    }),
});

/** Follows a link of a page that has just loaded to a screen whose code was not requested before. */
export const navigateCold = ({ origin }: { origin: string }): Scenario[] =>
  COLD.map((route) => ({
    name: `navigate the shop, cold: ${route.name}`,
    series: [routeSeries(route.name)],
    measure: (browser) =>
      withWidePage(browser, async (page, cdp) => {
        const network = recordNetwork(cdp);
        await page.goto(`${origin}${route.from}`);
        await page.getByRole('link', { name: 'Sign In' }).waitFor();
        while (!network.isIdle()) await pause(100);
        const before = network.resources().length;
        const time = await timeRoute(page, route);
        const scripts = network.resources().slice(before).filter(isScript);
        if (scripts.length === 0) throw new Error("The screen's code was loaded before.");
        return {
          values: { [routeSeries(route.name)]: time },
          notes: { scripts: fileList(scripts) },
        };
      }),
  }));

/** Opens a page that is wide enough for the bar's links. */
const withWidePage = <Value>(
  browser: Browser,
  use: (page: Page, cdp: CDPSession) => Promise<Value>,
) =>
  withPage(browser, { cpu: true, network: true }, async (page, cdp) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.addInitScript(recordInsertions);
    return use(page, cdp);
  });

/**
 * Changes the screen and returns the ms until its whole first screenful is rendered.
 * @throws {Error} when the screen is not the expected one
 */
async function timeRoute(page: Page, { link, heading, shows }: Route): Promise<number> {
  const start = link
    ? await link(page).evaluate((target: HTMLElement) => {
        const now = performance.now();
        target.click();
        return now;
      })
    : await page.evaluate(() => {
        const now = performance.now();
        history.back();
        return now;
      });
  await pause(REST); // a locator that polls earlier would take CPU time from the page
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await pause(REST);
  const box = await shows(page).boundingBox();
  if (box === null || box.y + box.height <= 0 || box.y >= 768) {
    throw new Error(`The first screenful of "${heading}" is not complete.`);
  }
  const end = await page.evaluate(() => Reflect.get(window, 'lastInsertion')());
  return end - start;
}
