import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { catalogueAnswers, lostPictures } from '../../stories/catalogueAnswers.ts';
import { inApp } from '../../stories/inApp.tsx';
import { arriveHome, seeHome } from '../../stories/steps/browse.ts';
import { barOf, openBar, seeBarLinks, seeSignedIn } from '../../stories/steps/stage.ts';
import { Home } from './Home.tsx';

const meta = {
  title: 'Screens/Home',
  component: Home,
  tags: ['!autodocs'],
  decorators: [inApp],
  parameters: { app: { address: '/home' }, msw: [catalogueAnswers.success] },
} satisfies Meta<typeof Home>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedInWithPhoto: Story = {
  tags: ['no-screenshot'], // NavBar has it
  parameters: { app: { person: 'withPhoto' } },
  play: async (stage) => {
    await arriveHome(stage);
    await seeSignedIn(stage, 'Demo Shopper', 'photo');
  },
};

export const SignedInWithoutPhoto: Story = {
  tags: ['no-screenshot'], // NavBar shows it
  parameters: { app: { person: 'withoutPhoto' } },
  play: async (stage) => {
    await arriveHome(stage);
    await seeSignedIn(stage, 'Demo Shopper', { letter: 'D' });
  },
};

/** The photo no longer exists: the initial replaces it. */
export const SignedInWithBrokenPhoto: Story = {
  tags: ['no-screenshot'], // NavBar has it
  parameters: {
    app: { person: 'withBrokenPhoto' },
    msw: [catalogueAnswers.success, lostPictures],
  },
  play: async (stage) => {
    await arriveHome(stage);
    await seeSignedIn(stage, 'Demo Shopper', { letter: 'D' });
  },
};

export const SignedInWithoutName: Story = {
  tags: ['no-screenshot'], // NavBar has it
  parameters: { app: { person: 'withoutName' } },
  play: async (stage) => {
    await arriveHome(stage);
    await seeSignedIn(stage, 'User', { letter: 'U' });
  },
};

/** The provider has not answered yet: the shop is open, and the bar reserves the place of the account. */
export const AuthUnknown: Story = {
  tags: ['no-screenshot'], // NavBar has it
  parameters: { app: { person: 'unknown' } },
  play: async (stage) => {
    await seeHome(stage);
    await seeBarLinks(stage, ['Home']);
    await expect(barOf(stage).getByText('Sign In').closest('a')).toBeNull();
    await expect(barOf(stage).queryByText('Sign Out')).toBeNull();
  },
};

const phone = { viewport: { value: 'w360', isRotated: false } };

export const MenuOpenOnAPhone: Story = {
  tags: ['no-screenshot'], // NavDrawer shows it
  globals: phone,
  play: async (stage) => {
    await arriveHome(stage);
    const menu = await openBar(stage);
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Register' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
  },
};

export const MenuOpenOnAPhoneSignedIn: Story = {
  globals: phone,
  parameters: { app: { person: 'withPhoto' } },
  play: async (stage) => {
    await arriveHome(stage);
    const menu = await openBar(stage);
    await expect(menu.getByText('Demo Shopper')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'My Profile' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  },
};
