import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GoogleButton } from './GoogleButton.tsx';

const meta = {
  title: 'Forms/GoogleButton',
  component: GoogleButton,
  tags: ['stable'],
  args: { onClick: fn(), onIntent: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof GoogleButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Continue with Google' }),
    );
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: {
    size: {
      description: '`l` for a screen’s main action.',
      control: 'inline-radio',
      options: ['m', 'l'],
    },
    fullWidth: { description: 'Takes the whole width of its container.' },
  },
  args: {
    labels: { google: 'Continue with Google' },
    loading: false,
    inactive: false,
    size: 'l',
    fullWidth: false,
  },
};

/**
 * Google's window is open. The button keeps its name, and another press opens another window if the user lost the first
 * one.
 */
export const Pending: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Continue with Google' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(args.onIntent).toHaveBeenCalled();
  },
};

/** Another action is in progress. */
export const Inactive: Story = { args: { inactive: true } };
