import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictureControl } from '../../stories/pictureControl.ts';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Feedback/NotFound',
  component: NotFound,
  tags: ['stable'],
  args: { homeHref: '/home', imageUrl: '/pictures/hover-and-glow-saucer-lamp-640.avif' },
} satisfies Meta<typeof NotFound>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Page not found$/);
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/home',
    );
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: { imageUrl: pictureControl },
};
