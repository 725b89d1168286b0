import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stayOnPage } from '../../stories/stayOnPage.ts';
import { NavAccount, type NavUser } from './NavAccount.tsx';
import { NavBar } from './NavBar.tsx';
import type { NavAccountSlot } from './navigation.ts';

const onSignOut = fn();
const accountOf = (user: NavUser | null) => (slot: NavAccountSlot) => (
  <NavAccount {...slot} user={user} signInHref="/login" onSignOut={onSignOut} />
);

/** The menu of a narrow NavBar. */
const meta = {
  title: 'Navigation/NavDrawer',
  component: NavBar,
  tags: ['stable', '!autodocs', '!manifest'], // a documentation page runs no play function and would show it closed
  args: {
    links: [
      { href: '/home', label: 'Home', current: true },
      { href: '/login', label: 'Login' },
      { href: '/register', label: 'Register' },
    ],
    brandName: 'ToyStore',
    brandHref: '/home',
    account: accountOf(null),
    drawerPictures: [
      '/pictures/pebble-the-sea-otter-640.avif',
      '/pictures/tango-the-t-rex-640.avif',
      '/pictures/captain-waddles-penguin-640.avif',
    ],
  },
  beforeEach: stayOnPage,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '22.5rem', maxInlineSize: '100%', minBlockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NavBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const openByKeyboard = async (canvasElement: HTMLElement) => {
  const menuButton = within(canvasElement).getByRole('button', { name: 'Menu' });
  menuButton.focus();
  await userEvent.keyboard('{Enter}');
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
  return { menuButton, drawer };
};

const expectClosed = async (menuButton: HTMLElement) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(menuButton).toHaveFocus());
  await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { drawer } = await openByKeyboard(canvasElement);
    await expect(within(drawer).getByRole('button', { name: 'Close menu' })).toHaveFocus();
    // One round: after the last stop, Tab returns to the first.
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
      'Sign in',
      'ToyStore',
      'Close menu',
    ]);
    await expect(within(drawer).getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: {
    account: accountOf({ displayName: 'Demo Shopper', photoURL: null }),
    links: [
      { href: '/home', label: 'Home', current: true },
      { href: '/myprofile', label: 'My Profile' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog');
  },
};

const pressScrim = async (drawer: HTMLElement) => {
  const scrim = document.elementFromPoint(drawer.getBoundingClientRect().left / 2, 200);
  await expect(drawer.contains(scrim)).toBe(false);
  if (scrim) await userEvent.click(scrim, { pointerEventsCheck: 0 });
};

/** By each way, also by Back, which shows another page: the menu must not cover it. */
export const Closes: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    for (const close of [
      () => userEvent.keyboard('{Escape}'),
      (drawer: HTMLElement) =>
        userEvent.click(within(drawer).getByRole('button', { name: 'Close menu' })),
      (drawer: HTMLElement) => userEvent.click(within(drawer).getByRole('link', { name: 'Login' })),
      pressScrim,
      () => window.dispatchEvent(new PopStateEvent('popstate')),
    ]) {
      const { menuButton, drawer } = await openByKeyboard(canvasElement);
      await close(drawer);
      await expectClosed(menuButton);
    }
  },
};

/** The parent opens and closes it, for example with a history entry that Back leaves. */
export const Controlled: Story = {
  tags: ['!dev'],
  args: { onMenuOpenChange: fn() },
  render: function Controlled({ onMenuOpenChange, ...args }) {
    const [menuOpen, setMenuOpen] = useState(false);
    return (
      <NavBar
        {...args}
        menuOpen={menuOpen}
        onMenuOpenChange={(open, reason) => {
          onMenuOpenChange?.(open, reason);
          if (reason !== 'link') setMenuOpen(open);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const { menuButton, drawer } = await openByKeyboard(canvasElement);
    await expect(args.onMenuOpenChange).toHaveBeenLastCalledWith(true, undefined);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await userEvent.click(within(drawer).getByRole('link', { name: 'Login' }));
    await expect(args.onMenuOpenChange).toHaveBeenLastCalledWith(false, 'link');
    await userEvent.click(within(drawer).getByRole('link', { name: 'ToyStore' }));
    await userEvent.click(within(drawer).getByRole('link', { name: 'Sign in' }));
    await expect(args.onMenuOpenChange).toHaveBeenLastCalledWith(false, 'link');
    await expect(drawer).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onMenuOpenChange).toHaveBeenLastCalledWith(false, undefined);
    await expectClosed(menuButton);
    await expect(args.onMenuOpenChange).toHaveBeenCalledTimes(5);
  },
};

/** As after a reload of such a history entry. */
export const OpenFromTheStart: Story = {
  tags: ['!dev', 'no-screenshot'], // looks like Default
  args: { menuOpen: true, onMenuOpenChange: fn() },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(within(drawer).getByRole('heading', { level: 2 })).toHaveTextContent('Menu');
  },
};
