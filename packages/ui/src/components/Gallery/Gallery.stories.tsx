import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'Toys/Gallery',
  component: Gallery,
  tags: ['beta'],
  args: {
    urls: [
      '/pictures/bramble-the-honey-bear-640.avif',
      '/pictures/pebble-the-sea-otter-640.avif',
      '/pictures/captain-waddles-penguin-640.avif',
    ],
    alt: 'Bramble the Honey Bear',
    pictureSizes: '400px',
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const large = () => canvas.getByRole('img', { name: 'Bramble the Honey Bear' });
    const buttons = within(canvas.getByRole('group', { name: 'Pictures' })).getAllByRole('button');
    await expect(buttons).toHaveLength(3);
    await expect(buttons[0]).toHaveAttribute('aria-pressed', 'true');
    const second = canvas.getByRole('button', { name: 'Picture 2 of 3' });
    await userEvent.click(second);
    await expect(large().getAttribute('src')).toContain('pebble-the-sea-otter');
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(buttons[0]).toHaveAttribute('aria-pressed', 'false');
    await expect(second).toHaveFocus();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
};

/** One picture needs no buttons. */
export const OnePicture: Story = {
  tags: ['no-screenshot'], // ScallopedFrame covers it
  args: { urls: ['/pictures/bramble-the-honey-bear-640.avif'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** When the pictures change, the first one is shown. */
export const OtherPictures: Story = {
  tags: ['!dev', '!autodocs'],
  args: { urls: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bramble the Honey Bear' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
