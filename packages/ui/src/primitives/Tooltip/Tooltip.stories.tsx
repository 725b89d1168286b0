import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  tags: ['beta'],
  args: {
    content: 'In paper with stars',
    children: (
      <IconButton aria-label="Gift wrap">
        <Gift aria-hidden="true" />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--ts-space-20) var(--ts-space-16)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Gift wrap' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('In paper with stars');
    await expect(button).toHaveAccessibleDescription('In paper with stars');
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { side: 'top' },
};

/** Escape hides it while the focus stays; blur hides it, too. */
export const GoesAway: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Gift wrap' });
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** It has the theme and the direction of its element. */
export const FromADarkSection: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  decorators: [
    (Story) => (
      <div data-theme="dark" dir="rtl" style={{ color: 'var(--ts-on-secondary)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Gift wrap' }).focus();
    const tooltip = await screen.findByRole('tooltip');
    const section = canvasElement.querySelector('[data-theme="dark"]');
    if (!section) throw new Error('There is no section.');
    await expect(getComputedStyle(tooltip).color).toBe(getComputedStyle(section).color);
    await expect(getComputedStyle(tooltip).direction).toBe('rtl');
  },
};
