import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CartButton } from '../../cart/CartButton/CartButton.tsx';
import { readersText } from '../../stories/readersText.ts';
import { stayOnPage } from '../../stories/stayOnPage.ts';
import { NavAccount, type NavUser } from './NavAccount.tsx';
import { NavBar, type NavBarProps } from './NavBar.tsx';
import type { NavAccountSlot } from './navigation.ts';

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

const onSignOut = fn();
const accountOf =
  (user: NavUser | null | undefined, signOut = 'Sign out') =>
  (slot: NavAccountSlot) => (
    <NavAccount
      {...slot}
      user={user}
      signInHref="/login"
      onSignOut={onSignOut}
      labels={{ signOut }}
    />
  );

const meta = {
  title: 'Navigation/NavBar',
  component: NavBar,
  subcomponents: { NavAccount },
  tags: ['stable'],
  args: {
    links: signedOutLinks,
    brandName: 'ToyStore',
    brandHref: '/home',
    account: <NavAccount user={null} signInHref="/login" onSignOut={onSignOut} />,
  },
  beforeEach: stayOnPage,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '16rem', background: 'var(--ts-surface-sunken)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NavBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    const links = within(bar.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Home', 'Login', 'Register']);
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
      'page',
      null,
      null,
    ]);
    await expect(bar.getByRole('link', { name: 'ToyStore' })).toHaveAttribute('href', '/home');
    await expect(bar.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await expect(bar.queryByRole('button')).not.toBeInTheDocument();
  },
};

const shoppers: Record<string, NavUser | null | undefined> = {
  nobody: null,
  'not known yet': undefined,
  'with a photo': { displayName: 'Demo Shopper', photoURL: photo },
  'without a photo': { displayName: 'Demo Shopper', photoURL: null },
  'without a name': { displayName: null, photoURL: null },
};

export const Playground: StoryObj<NavBarProps & { shopper: string }> = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: {
    account: { table: { disable: true } },
    shopper: {
      description: 'Who is signed in.',
      control: 'select',
      options: Object.keys(shoppers),
    },
  },
  args: {
    shopper: 'with a photo',
    links: signedInLinks,
  },
  render: ({ shopper, ...rest }) => <NavBar {...rest} account={accountOf(shoppers[shopper])} />,
};

export const SignedIn: Story = {
  args: {
    links: signedInLinks,
    account: accountOf({ displayName: 'Demo Shopper', photoURL: null }),
  },
  play: async ({ canvas }) => {
    const bar = canvas;
    await expect(bar.getByRole('img', { name: 'Demo Shopper' })).toHaveTextContent('D');
    await expect(bar.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    await userEvent.click(bar.getByRole('button', { name: 'Sign out' }));
    await expect(onSignOut).toHaveBeenCalledOnce();
  },
};

/** It is unknown whether a user is signed in: an empty shape of the same size, without a button or a link. */
export const NotKnownYet: Story = {
  args: { account: accountOf(undefined) },
  render: (args) => (
    <>
      <NavBar {...args} data-testid="not known" />
      <NavBar {...args} account={accountOf(null)} data-testid="signed out" />
    </>
  ),
  // A page with two navigation bars is not a valid page.
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
  play: async ({ canvas }) => {
    const unknown = within(canvas.getByTestId('not known'));
    await expect(unknown.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    const firstLinkLeft = (testId: string) =>
      within(canvas.getByTestId(testId)).getByText('Home').getBoundingClientRect().left;
    await expect(firstLinkLeft('not known')).toBe(firstLinkLeft('signed out'));
  },
};

export const ManyLinks: Story = {
  args: {
    links: ['Home', 'New', 'Plush', 'Puzzles', 'Vehicles', 'Outdoor', 'Music', 'Gifts', 'Sale'].map(
      (label) => ({ href: `/${label}`, label, current: label === 'Plush' }),
    ),
  },
};

/** A cart button is in the bar at every width. */
export const WithCart: Story = {
  args: {
    links: signedInLinks,
    account: accountOf({ displayName: 'Demo Shopper', photoURL: photo }),
    actions: <CartButton count={5} />,
  },
  play: async ({ canvas }) => {
    const cart = canvas.getByRole('button', { name: 'Cart, 5 toys' });
    await expect(cart.getBoundingClientRect().width).toBe(48);
    await userEvent.tab();
    for (const _ of signedInLinks) await userEvent.tab();
    await userEvent.tab();
    await expect(cart).toHaveFocus();
  },
};

const inNarrowPage: Decorator = (Story) => (
  <div style={{ inlineSize: '22.5rem', maxInlineSize: '100%' }}>
    <Story />
  </div>
);

/** Under 48rem the bar keeps the brand, the actions, the avatar and a Menu button. */
export const NarrowWithCart: Story = {
  tags: ['no-screenshot'], // the screens show it at 320 px
  decorators: [inNarrowPage],
  args: {
    links: signedInLinks,
    account: accountOf({ displayName: 'Zoë', photoURL: null }),
    actions: <CartButton count={120} />,
  },
  play: async ({ canvas }) => {
    const bar = canvas;
    const cart = bar.getByRole('button', { name: 'Cart, 120 toys' });
    await expect(cart.getBoundingClientRect().width).toBe(44);
    await expect(bar.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(bar.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
    await expect(bar.getByRole('img', { name: 'Zoë' })).toBeVisible();
    const menu = bar.getByRole('button', { name: 'Menu' });
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Large, widely spaced text breaks no word of the name; the buttons wrap into their own row. */
export const NarrowInLargeSpacedText: Story = {
  ...NarrowWithCart,
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  decorators: [],
  globals: { viewport: { value: 'w320' } },
  beforeEach: readersText(200, true),
  play: async ({ canvas }) => {
    const name = canvas.getByText('ToyStore');
    const range = document.createRange();
    range.selectNodeContents(name);
    await expect(range.getClientRects()).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
  },
};
