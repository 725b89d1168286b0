import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'Primitives/Rating',
  component: Rating,
  tags: ['beta'],
  args: { value: 4.9, count: 128 },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Rating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rating: 4.9')).toBeVisible();
    await expect(canvas.getByText('(128)')).toBeVisible();
    await expect(canvas.getByText('128 ratings')).toBeInTheDocument();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { hideLabel: false },
};

/** In a list that already labels it, and without a number of ratings. */
export const NumberAlone: Story = {
  tags: ['no-screenshot'], // as in ToyDetails
  args: { count: undefined, hideLabel: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^4.9$/);
  },
};
