import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { inApp } from '../../stories/inApp.tsx';
import { arriveHome, seeHome } from '../../stories/steps/browse.ts';
import { barOf, openBar, seeBarLinks } from '../../stories/steps/stage.ts';
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
