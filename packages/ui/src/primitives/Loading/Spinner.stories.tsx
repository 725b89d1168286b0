import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  tags: ['beta'],
  args: { style: { fontSize: 'var(--ts-text-3xl)', color: 'var(--ts-primary-text)' } },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Decorative: a text beside it, or `aria-busy`, says what is loading. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const spinner = canvasElement.querySelector('[data-speed="slow"]');
    await expect(spinner).toHaveAttribute('aria-hidden', 'true');
    await expect(spinner).toBeVisible();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { speed: 'fast' },
};
