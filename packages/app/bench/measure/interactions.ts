import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { summarize } from '../goals/statistics.ts';
import type { Scenario } from '../rounds.ts';
import { SHOPPER } from './account.ts';
import { withPage } from './browser.ts';

type Find = (page: Page) => Locator;

interface Step {
  name: string;
  act: (page: Page) => Promise<void>;
  /** What shows that the interaction worked. */
  result?: Find | undefined;
}

const byRole =
  (role: 'button' | 'link' | 'heading') =>
  (name: string): Find =>
  (page) =>
    page.getByRole(role, { name, exact: true }).first();
const [button, link, heading] = [byRole('button'), byRole('link'), byRole('heading')];
const text =
  (words: string): Find =>
  (page) =>
    page.getByText(words).first();
const field =
  (label: string): Find =>
  (page) =>
    page.getByRole('main').getByLabel(label, { exact: true });
const menuLink =
  (name: string): Find =>
  (page) =>
    menu(page).getByRole('link', { name, exact: true });
const menu: Find = (page) => page.getByRole('dialog', { name: 'Menu' });
const alertDialog: Find = (page) => page.getByRole('alertdialog');
const search: Find = (page) => page.getByRole('combobox', { name: 'Search App' });
const option: Find = (page) => page.getByRole('option').first();

const tap = (name: string, target: Find, result?: Find): Step => ({
  name,
  act: (page) => target(page).tap(),
  result,
});

const type = (name: string, target: Find, value: string, result?: Find): Step => ({
  name,
  act: async (page) => {
    await target(page).fill('');
    await target(page).pressSequentially(value, { delay: 50 });
  },
  result,
});

/** A guest browses. */
const BROWSING = [
  tap('pause the slider', button('Pause slides'), button('Play slides')),
  tap('show the next slide', button('Next slide')),
  tap('play the slider', button('Play slides'), button('Pause slides')),
  type('type an email to subscribe', (page) => page.getByLabel('Email'), 'parent@example.com'),
  tap('subscribe', button('Subscribe')),
  tap('open the menu', button('Menu'), menu),
  tap('close the menu', button('Close menu'), button('Menu')),
  tap('open All toys by its link', link('All Toy'), heading('Our All Toys')),
  type('type in the search', search, 'bear', option),
  tap('choose a found toy', option, (page) => page.locator('article a:focus')),
  tap('open the menu on All toys', button('Menu'), menu),
  tap('open Register by the menu', menuLink('Register'), heading('Register')),
];

/** A new user makes mistakes in the form. */
const REGISTERING = [
  tap('register with an empty form', button('Register'), text('There is a problem')),
  type('type a name', field('Name'), 'Robin Hale'),
  type('type an email', field('Email'), 'robin@example.com'),
  type('type a new password', field('Password'), 'toybox'),
  tap('uncheck the terms', (page) => page.getByRole('checkbox')),
  tap('register with a weak password', button('Register')),
];

/** A user signs in, changes the profile, opens a toy and signs out. */
const ACCOUNT = [
  tap('log in with an empty form', button('Login'), text('There is a problem')),
  type('type the email', field('Email'), SHOPPER.email),
  type('type the password', field('Password'), SHOPPER.password),
  tap('show the password', button('Show password'), button('Hide password')),
  tap('log in', button('Login'), text('Login successful!')),
  tap('open the menu on Home', button('Menu'), menu),
  tap('open My profile by the menu', menuLink('My Profile'), heading('My Profile')),
  type('type another name', field('Update name'), 'Demo Shopper'),
  tap('save the profile', button('Save Changes'), alertDialog),
  tap('close the alert', button('OK'), button('Save Changes')),
  tap('go Home by the brand', link('ToyStore'), heading('ToyStore')),
  tap(
    'open a toy by its card',
    (page) => page.getByRole('article').first().getByRole('link'),
    button('Add to Cart'),
  ),
  tap('open the menu on a toy', button('Menu'), menu),
  tap('sign out', (page) => menu(page).getByRole('button', { name: 'Sign Out' }), heading('Login')),
];

const VISITS = [
  { path: '/', steps: BROWSING },
  { path: '/register', steps: REGISTERING },
  { path: '/login', steps: ACCOUNT },
];

/** The names of all interactions. */
export const INTERACTIONS = VISITS.flatMap(({ steps }) => steps.map(({ name }) => name));

export const interactionSeries = (name: string) => `shop INP ${name}`;

const REST = 700; // ms between two interactions

/** Measures Interaction to Next Paint for each interaction of a scripted visit on a phone. */
export const interact = ({ origin }: { origin: string }): Scenario => ({
  name: 'interact with the shop',
  series: [...INTERACTIONS, 'median'].map(interactionSeries),
  measure: async (browser) => {
    const values: Record<string, number> = {};
    for (const { path, steps } of VISITS) {
      await withPage(browser, { cpu: true }, async (page) => {
        await page.addInitScript(recordInteractions);
        await page.goto(origin + path);
        await page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
        await pause(2 * REST); // hydration
        for (const step of steps)
          values[interactionSeries(step.name)] = await measureStep(page, step);
      });
    }
    values[interactionSeries('median')] = summarize(Object.values(values)).median;
    return { values };
  },
});

/** Returns the ms of the slowest interaction of a step: the slowest key, if the step types. */
async function measureStep(page: Page, { name, act, result }: Step): Promise<number> {
  try {
    await pause(REST);
    await page.evaluate(() => Reflect.get(window, 'interactions').splice(0));
    const before = await page.evaluate(() => Reflect.get(performance, 'interactionCount'));
    await act(page);
    await pause(REST); // a locator that polls earlier would take CPU time from the page
    await result?.(page).waitFor();
    await pause(REST); // until the browser has reported the event
    const after = await page.evaluate(() => Reflect.get(performance, 'interactionCount'));
    if (after === before) throw new Error('The browser counted no interaction.');
    const durations = await page.evaluate(() => Reflect.get(window, 'interactions'));
    return Math.max(SHORTEST, ...durations);
  } catch (error) {
    throw new Error(`"${name}" failed: ${error instanceof Error ? error.message : error}`);
  }
}

const SHORTEST = 16; // ms; the browser reports nothing shorter

/** Runs in the page: records the duration of each event that belongs to an interaction. */
function recordInteractions() {
  const durations: number[] = [];
  Reflect.set(window, 'interactions', durations);
  const options = { type: 'event', durationThreshold: 16 }; // TypeScript does not know the threshold
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId')) durations.push(entry.duration);
    }
  }).observe(options);
}
