import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { toys } from '../../stories/toys.ts';
import { NavBar } from './NavBar.tsx';

const photo = '/pictures/pebble-the-sea-otter-320.webp';
const signedOutLinks = [
  { href: '/home', label: 'Home', current: true },
  { href: '/login', label: 'Login' },
  { href: '/register', label: 'Register' },
];
const signedInLinks = [
  { href: '/home', label: 'Home', current: true },
  { href: '/myprofile', label: 'My Profile' },
];

const meta = {
  title: 'Kit/NavBar',
  component: NavBar,
  args: {
    links: signedOutLinks,
    brandName: 'ToyStore',
    brandHref: '/home',
    user: null,
    signInHref: '/login',
    onSignOut: fn(),
    drawerPictures: toys.slice(36, 39).map((toy) => toy.pictureURL),
  },
  // Links stay on the story's page.
  beforeEach: () => {
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('click', stay);
    return () => window.removeEventListener('click', stay);
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '16rem', background: 'var(--paper-deep)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NavBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('banner'));
    const links = within(bar.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Home', 'Login', 'Register']);
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
      'page',
      null,
      null,
    ]);
    await expect(bar.getByRole('link', { name: 'ToyStore' })).toHaveAttribute('href', '/home');
    await expect(bar.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    await expect(bar.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const SignedIn: Story = {
  args: { links: signedInLinks, user: { displayName: 'Demo Shopper', photoURL: null } },
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement);
    await expect(bar.getByRole('img', { name: 'Demo Shopper' })).toHaveTextContent('D');
    await expect(bar.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    await userEvent.click(bar.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const SignedInWithPhoto: Story = {
  args: { links: signedInLinks, user: { displayName: 'Demo Shopper', photoURL: photo } },
};

export const SignedInWithoutName: Story = {
  args: { links: signedInLinks, user: { displayName: null, photoURL: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'User' })).toHaveTextContent('U');
  },
};

/** Nobody knows yet who is signed in: a quiet shape of the same size, neither button nor link. */
export const NotKnownYet: Story = {
  args: { user: undefined },
  render: (args) => (
    <>
      <NavBar {...args} data-testid="not known" />
      <NavBar {...args} user={null} data-testid="signed out" />
    </>
  ),
  // Two whole bars in one page are not a page.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-no-duplicate-banner', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const unknown = within(canvas.getByTestId('not known'));
    await expect(unknown.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    const firstLinkLeft = (testId: string) =>
      within(canvas.getByTestId(testId)).getByText('Home').getBoundingClientRect().left;
    await expect(firstLinkLeft('not known')).toBe(firstLinkLeft('signed out'));
  },
};

export const LongNames: Story = {
  args: {
    brandName: 'Spielwarenfachgeschäft Rosenthal',
    links: [
      { href: '/home', label: 'Startseite' },
      { href: '/myprofile', label: 'Benutzerkontoeinstellungen', current: true },
    ],
    user: { displayName: 'Wolfeschlegelsteinhausenbergerdorff', photoURL: null },
    labels: { signOut: 'Vom Kundenkonto abmelden' },
  },
};

export const ManyLinks: Story = {
  args: {
    links: ['Home', 'New', 'Plush', 'Puzzles', 'Vehicles', 'Outdoor', 'Music', 'Gifts', 'Sale'].map(
      (label) => ({ href: `/${label}`, label, current: label === 'Plush' }),
    ),
  },
};

const narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '22.5rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
};

/** Under 48rem the bar keeps the brand and a Menu button. */
export const Narrow: Story = {
  ...narrow,
  args: { links: signedInLinks, user: { displayName: 'Zoë', photoURL: null } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    await expect(bar.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(bar.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
    await expect(bar.getByRole('img', { name: 'Zoë' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

const openByKeyboard = async (canvasElement: HTMLElement) => {
  const menuButton = within(canvasElement).getByRole('button', { name: 'Menu' });
  menuButton.focus();
  await userEvent.keyboard('{Enter}');
  // Its code is fetched now, for the first time.
  const drawer = await screen.findByRole('dialog', { name: 'Menu' }, { timeout: 10_000 });
  await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
  return { menuButton, drawer };
};

const expectClosed = async (menuButton: HTMLElement) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(menuButton).toHaveFocus());
  await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
};

export const DrawerOpened: Story = {
  ...narrow,
  play: async ({ canvasElement }) => {
    const { drawer } = await openByKeyboard(canvasElement);
    await expect(within(drawer).getByRole('button', { name: 'Close menu' })).toHaveFocus();
    // Once round and no further: past the last stop comes the first.
    const stops: (string | null)[] = [];
    for (let stop = 0; stop < 7; stop += 1) {
      const current = document.activeElement;
      stops.push(current?.getAttribute('aria-label') ?? current?.textContent ?? null);
      await userEvent.tab();
    }
    await expect(stops).toEqual([
      'Close menu',
      'Home',
      'Login',
      'Register',
      'Sign In',
      'ToyStore',
      'Close menu',
    ]);
    await expect(within(drawer).getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const DrawerClosesOnEscape: Story = {
  ...narrow,
  play: async ({ canvasElement }) => {
    const { menuButton } = await openByKeyboard(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expectClosed(menuButton);
  },
};

export const DrawerClosesOnItsButton: Story = {
  ...narrow,
  play: async ({ canvasElement }) => {
    const { menuButton, drawer } = await openByKeyboard(canvasElement);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close menu' }));
    await expectClosed(menuButton);
  },
};

export const DrawerClosesOnLink: Story = {
  ...narrow,
  play: async ({ canvasElement }) => {
    const { menuButton, drawer } = await openByKeyboard(canvasElement);
    await userEvent.click(within(drawer).getByRole('link', { name: 'Login' }));
    await expectClosed(menuButton);
  },
};

export const DrawerClosesOnScrim: Story = {
  ...narrow,
  play: async ({ canvasElement }) => {
    const { menuButton, drawer } = await openByKeyboard(canvasElement);
    const { left } = drawer.getBoundingClientRect();
    const scrim = document.elementFromPoint(left / 2, 200);
    await expect(drawer.contains(scrim)).toBe(false);
    if (scrim) await userEvent.click(scrim, { pointerEventsCheck: 0 });
    await expectClosed(menuButton);
  },
};

export const DrawerSignedIn: Story = {
  ...narrow,
  args: {
    links: signedInLinks,
    user: { displayName: 'Demo Shopper', photoURL: photo },
  },
  play: async ({ canvasElement, args }) => {
    const { menuButton, drawer } = await openByKeyboard(canvasElement);
    await expect(within(drawer).getByText('Demo Shopper')).toBeVisible();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expectClosed(menuButton);
  },
};
