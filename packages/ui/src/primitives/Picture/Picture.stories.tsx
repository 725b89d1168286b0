import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pictureControl } from '../../stories/pictureControl.ts';
import { UiProvider } from '../../UiProvider.tsx';
import { Picture, PictureFallback } from './Picture.tsx';

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  subcomponents: { PictureFallback },
  tags: ['stable'],
  args: { url: '/pictures/tango-the-t-rex-640.avif', alt: 'Tango the T-Rex', sizes: '320px' },
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ width: 320, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', {
      name: 'Tango the T-Rex',
    });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image.currentSrc).toMatch(/-(320|640|960)\.avif$/);
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: { url: pictureControl },
  args: { url: '/pictures/tango-the-t-rex-640.avif', priority: false },
};

/**
 * In server-rendered HTML, a preload link is in the page's head. In a browser the link would remain after the picture
 * unmounts.
 */
export const Priority: Story = {
  tags: ['no-screenshot'], // looks like Default
  args: { priority: true },
  decorators: [
    (Story) => (
      <UiProvider
        pictureSources={(src) => ({
          src,
          sources: [{ type: 'image/avif', srcSet: `${src} 640w` }],
        })}
      >
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Tango the T-Rex' });
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(document.head.querySelector('link[rel="preload"][as="image"]')).toBeNull();
  },
};

const expectFallback: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  const fallback = within(canvasElement).getByRole('img', { name: 'Tango the T-Rex' });
  const { width, height } = fallback.getBoundingClientRect();
  await expect(width).toBe(320);
  await expect(height).toBe(320);
};

export const Missing: Story = { args: { url: '' }, play: expectFallback };

export const Broken: Story = {
  tags: ['no-screenshot'], // looks like Missing
  args: { url: '/pictures/no-such-toy.png' },
  play: expectFallback,
};

export const Unsafe: Story = {
  tags: ['!dev', '!autodocs'],
  args: { url: 'javascript:alert(1)' },
  play: expectFallback,
};

/** The replacement for a picture, for content without one. */
export const Fallback: Story = {
  tags: ['no-screenshot'], // looks like Missing
  render: () => <PictureFallback alt="Tango the T-Rex" style={{ width: 320 }} />,
};
