import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SignedInNotice } from './SignedInNotice.tsx';

const meta = {
  title: 'Forms/SignedInNotice',
  component: SignedInNotice,
  tags: ['stable'],
  args: { name: 'Demo Shopper', storeHref: '/home', onSignOut: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SignedInNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You are signed in as Demo Shopper.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue to the store' })).toHaveAttribute(
      'href',
      '/home',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use another account' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: {
    name: 'robin@toystore.example',
  },
};
