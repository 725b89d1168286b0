import type { Locator, Page } from 'playwright';
import { DEMO_PASSWORD } from '../../addresses.ts';

type Find = (page: Page) => Locator;

/** One interaction. */
export interface Step {
  name: string;
  act: (page: Page) => Promise<void>;
  /** Shows that the interaction worked. */
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

const press = (name: string, target: Find, key: string, result: Find): Step => ({
  name,
  act: (page) => target(page).press(key),
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
  type('type the email', field('Email'), 'shopper@toystore.example'),
  type('type the password', field('Password'), DEMO_PASSWORD),
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

const filters: Find = (page) => page.getByRole('dialog', { name: 'Filter and sort' });
const sortBy: Find = (page) => filters(page).getByRole('combobox', { name: 'Sort by' });
const filter: Find = (page) => filters(page).getByRole('checkbox').first();

/** A guest looks for a toy among 10,000. */
const FINDING = [
  type('type in the search of 10,000 toys', search, 'bear', option),
  tap('open the filters of 10,000 toys', button('Filter and sort'), filters),
  press('sort 10,000 toys', sortBy, 'ArrowDown', text('Sorted by: Price: low to high')),
  tap('filter 10,000 toys', filter, (page) => filter(page).and(page.locator(':checked'))),
];

/** Scripted visits on a phone. */
export const VISITS = [
  { path: '/', steps: BROWSING },
  { path: '/register', steps: REGISTERING },
  { path: '/login', steps: ACCOUNT },
  { path: '/alltoy', steps: FINDING, catalogue: 'many' as const },
];
