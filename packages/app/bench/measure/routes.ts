import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { DEMO_PASSWORD } from '../../addresses.ts';
import type { Scenario } from '../rounds.ts';
import type { Site } from '../sites.ts';
import { withPage } from './browser.ts';
import { recordInsertions } from './insertions.ts';

type Find = (page: Page) => Locator;

interface Route {
  name: string;
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

export const ROUTES: Route[] = [
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
    shows: (page) => page.getByRole('main').getByRole('img').first(),
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

export const routeSeries = (name: string) => `route ${name}`;

const REST = 1500; // ms

/** Moves through the shop as a signed-in user. Each link was focused before, which loads its screen's code. */
export const navigate = ({ name, origin }: Site): Scenario => ({
  name: `navigate ${name}`,
  series: ROUTES.map((route) => `${name} ${routeSeries(route.name)}`),
  measure: (browser) =>
    withPage(browser, { cpu: true, network: true }, async (page) => {
      await page.setViewportSize({ width: 1024, height: 768 }); // wide enough for the bar's links
      await page.addInitScript(recordInsertions);
      await page.goto(`${origin}/login`);
      await page.getByLabel('Email', { exact: true }).fill('shopper@toystore.example');
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByText('Login successful!').waitFor();
      await page.goto(origin);
      await navLink('My Profile')(page).waitFor();
      const values: Record<string, number> = {};
      for (const route of ROUTES) {
        await pause(REST);
        await route.link?.(page).focus();
        await pause(REST);
        values[`${name} ${routeSeries(route.name)}`] = await timeRoute(page, route);
      }
      return values;
    }),
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
