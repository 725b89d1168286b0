import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { pictureControl } from '../../stories/pictureControl.ts';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  tags: ['stable'],
  args: { displayName: 'Demo Shopper', photoURL: null },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Photo: Story = {
  args: { photoURL: '/pictures/pebble-the-sea-otter-320.webp' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Demo Shopper' });
    await waitFor(() => expect(avatar.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: { photoURL: pictureControl },
  args: { photoURL: '/pictures/pebble-the-sea-otter-640.avif' },
};

/** The letter replaces a photo that does not load. */
export const BrokenPhoto: Story = {
  tags: ['no-screenshot'], // looks like Default
  args: { photoURL: '/pictures/no-such-picture.webp' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Demo Shopper' });
    await waitFor(() => expect(avatar).toHaveTextContent('D'));
  },
};

/** The letter replaces an unsafe URL. */
export const UnsafePhoto: Story = {
  tags: ['!dev', '!autodocs'],
  args: { photoURL: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Demo Shopper' });
    await expect(avatar).toHaveTextContent('D');
    await expect(avatar.querySelector('img')).toBeNull();
  },
};
