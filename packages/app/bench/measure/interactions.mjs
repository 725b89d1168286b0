import { setTimeout as pause } from 'node:timers/promises';
import { summarize } from '../goals/statistics.mjs';
import { SHOPPER } from './account.mjs';
import { withPage } from './browser.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */

/**
 * @typedef {object} Step one interaction of a visitor
 * @property {string} name
 * @property {(page: Page) => Promise<void>} act
 * @property {(page: Page) => Locator} [result] what shows that it worked
 */

/** @typedef {(page: Page) => Locator} Find */

/** @type {(name: string) => Find} */
const button = (name) => (page) => page.getByRole('button', { name, exact: true }).first();
/** @type {(name: string) => Find} */
const link = (name) => (page) => page.getByRole('link', { name, exact: true }).first();
/** @type {(name: string) => Find} */
const menuLink = (name) => (page) =>
  page.getByRole('dialog').getByRole('link', { name, exact: true });
/** @type {(label: string) => Find} */
const field = (label) => (page) => page.getByRole('main').getByLabel(label, { exact: true });
/** @type {(text: string) => Find} */
const text = (words) => (page) => page.getByText(words).first();
/** @type {(name: string) => Find} */
const heading = (name) => (page) => page.getByRole('heading', { level: 1, name });
/** @type {Find} */
const menu = (page) => page.getByRole('dialog', { name: 'Menu' });
/** @type {Find} */
const alertDialog = (page) => page.getByRole('alertdialog');
/** @type {Find} */
const search = (page) => page.getByRole('combobox', { name: 'Search App' });

/** @type {(name: string, target: Find, result?: Find) => Step} */
const tap = (name, target, result) => ({
  name,
  act: (page) => target(page).tap(),
  ...(result && { result }),
});

/** @type {(name: string, target: Find, value: string, result?: Find) => Step} */
const type = (name, target, value, result) => ({
  name,
  act: async (page) => {
    await target(page).fill('');
    await target(page).pressSequentially(value, { delay: 50 });
  },
  ...(result && { result }),
});

/** A guest looks around. @type {Step[]} */
const BROWSING = [
  tap('pause the slider', button('Pause slides'), button('Play slides')),
  tap('show the next slide', button('Next slide')),
  tap('play the slider', button('Play slides'), button('Pause slides')),
  type('type an email to subscribe', (page) => page.getByLabel('Email'), 'parent@example.com'),
  tap('subscribe', button('Subscribe')),
  tap('open the menu', button('Menu'), menu),
  tap('close the menu', button('Close menu'), button('Menu')),
  tap('open All toys by its link', link('All Toy'), heading('Our All Toys')),
  type('type in the search', search, 'bear', (page) => page.getByRole('option').first()),
  tap(
    'choose a found toy',
    (page) => page.getByRole('option').first(),
    (page) => page.locator('article a:focus'),
  ),
  tap('open the menu on All toys', button('Menu'), menu),
  tap('open Register by the menu', menuLink('Register'), heading('Register')),
];

/** A new visitor makes mistakes in the form. @type {Step[]} */
const REGISTERING = [
  tap('register with an empty form', button('Register'), text('There is a problem')),
  type('type a name', field('Name'), 'Robin Hale'),
  type('type an email', field('Email'), 'robin@example.com'),
  type('type a new password', field('Password'), 'toybox'),
  tap('uncheck the terms', (page) => page.getByRole('checkbox')),
  tap('register with a weak password', button('Register')),
];

/** A shopper signs in, changes the profile, looks at a toy and signs out. @type {Step[]} */
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

export const interactionSeries = (/** @type {string} */ name) => `shop INP ${name}`;

const REST = 700; // ms between two interactions

/**
 * Interaction to Next Paint of each interaction of a scripted visit on a phone.
 * @param {{ origin: string }} shop
 * @returns {import('../rounds.mjs').Scenario}
 */
export const interact = ({ origin }) => ({
  name: 'interact with the shop',
  series: [...INTERACTIONS, 'median'].map(interactionSeries),
  measure: async (browser) => {
    /** @type {Record<string, number>} */
    const values = {};
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

/**
 * @param {Page} page
 * @param {Step} step
 * @returns {Promise<number>} ms of the slowest interaction of the step: of all keys, if it types
 */
async function measureStep(page, { name, act, result }) {
  try {
    await pause(REST);
    await page.evaluate(() => Reflect.get(window, 'interactions').splice(0));
    const before = await page.evaluate(() => Reflect.get(performance, 'interactionCount'));
    await act(page);
    await pause(REST); // looking for the result meanwhile would take time from the page
    await result?.(page).waitFor();
    await pause(REST); // until the browser has reported it
    const after = await page.evaluate(() => Reflect.get(performance, 'interactionCount'));
    if (after === before) throw new Error('The browser counted no interaction.');
    const durations = await page.evaluate(() => Reflect.get(window, 'interactions'));
    return Math.max(SHORTEST, ...durations);
  } catch (error) {
    throw new Error(`"${name}" failed: ${error instanceof Error ? error.message : error}`);
  }
}

const SHORTEST = 16; // ms; the browser reports nothing shorter

/** Runs in the page: keeps the duration of each event that belongs to an interaction. */
function recordInteractions() {
  /** @type {number[]} */
  const durations = [];
  Reflect.set(window, 'interactions', durations);
  /** @typedef {PerformanceEntry & { interactionId?: number }} EventTiming TypeScript's own lacks the id */
  /** @type {PerformanceObserverInit & { durationThreshold: number }} TypeScript's own lacks the threshold */
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of /** @type {EventTiming[]} */ (list.getEntries())) {
      if (entry.interactionId) durations.push(entry.duration);
    }
  }).observe(options);
}
