import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Kit/NotFound',
  component: NotFound,
  argTypes: {
    pictureUrl: { description: 'The stamped picture; none without it.' },
    homeHref: { description: 'Where "Go Back Home" leads.' },
  },
  args: { homeHref: '/home', pictureUrl: '/pictures/hover-and-glow-saucer-lamp-640.avif' },
} satisfies Meta<typeof NotFound>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Oops! Page not found$/,
    );
    await expect(canvas.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute(
      'href',
      '/home',
    );
  },
};

export const WithoutPicture: Story = { args: { pictureUrl: undefined } };
