import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pictureControl } from '../../stories/pictureControl.ts';
import { ProfileCard } from './ProfileCard.tsx';

const meta = {
  title: 'Forms/ProfileCard',
  component: ProfileCard,
  tags: ['stable'],
  args: {
    name: 'Demo Shopper',
    email: 'shopper@toystore.example',
    photoURL: '/pictures/captain-waddles-penguin-640.avif',
    defaultPhotoURL: '/pictures/pebble-the-sea-otter-640.avif',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 540 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProfileCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const shows = async (canvasElement: HTMLElement, picture: string) => {
  const photo = () => within(canvasElement).getByRole<HTMLImageElement>('img');
  await waitFor(async () => {
    await expect(photo().currentSrc).toContain(picture);
    await expect(photo().naturalWidth).toBeGreaterThan(0);
  });
};

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Demo Shopper' })).toBeVisible();
    await expect(canvas.getByText('shopper@toystore.example')).toBeVisible();
    await shows(canvasElement, 'captain-waddles-penguin');
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: { photoURL: pictureControl, defaultPhotoURL: pictureControl },
};

export const WithoutPhoto: Story = {
  tags: ['no-screenshot'], // looks like Default, with another photo
  args: { photoURL: null },
  play: async ({ canvasElement }) => shows(canvasElement, 'pebble-the-sea-otter'),
};

/** A URL without an image: the default photo replaces it. */
export const BrokenPhoto: Story = {
  tags: ['no-screenshot'], // looks like WithoutPhoto
  args: { photoURL: '/pictures/no-such-photo.png' },
  play: async ({ canvasElement }) => shows(canvasElement, 'pebble-the-sea-otter'),
};

/** The default photo does not load either: an illustration is shown. */
export const EveryPhotoBroken: Story = {
  args: { photoURL: '/pictures/no-such-photo.png', defaultPhotoURL: '/pictures/nothing.png' },
  play: async ({ canvas }) => {
    const fallback = () => canvas.getByRole('img', { name: 'Profile photo' });
    await waitFor(() => expect(fallback().tagName).toBe('svg'));
  },
};

export const WithoutName: Story = {
  tags: ['no-screenshot'], // looks like Default, with another name
  args: { name: '\u200B', email: 'noname@toystore.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'User' })).toBeVisible();
  },
};
