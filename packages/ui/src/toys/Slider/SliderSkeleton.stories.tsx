import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { untilFonts } from '../../components/Carousel/carouselTestUtils.ts';
import { Hero } from '../../components/Hero/Hero.tsx';
import { edgeCaseToys } from '../../stories/edgeCaseToys.ts';
import { Slider } from './Slider.tsx';
import { SliderSkeleton } from './SliderSkeleton.tsx';

const meta = {
  title: 'Toys/SliderSkeleton',
  component: SliderSkeleton,
  tags: ['stable'],
  decorators: [
    (Story) => (
      <Hero>
        <Story />
      </Hero>
    ),
  ],
} satisfies Meta<typeof SliderSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading toys…');
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
};

/** Picture, button and controls are where the slider will have them. */
export const SamePlaces: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <Hero>
          <Slider toys={Object.values(edgeCaseToys)} toyHref={() => '#'} />
        </Hero>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await untilFonts();
    const places = (selector: string) =>
      [...canvasElement.querySelectorAll(selector)].map((element) => {
        const hero = element.closest('[class*="hero"]')?.getBoundingClientRect();
        const { left, top, width, height } = element.getBoundingClientRect();
        return { left, top: top - (hero?.top ?? 0), width, height };
      });
    for (const part of ['frame', 'text', 'about', 'viewMore', 'controls']) {
      const [skeleton, slider] = places(`[class*="_${part}_"]:not([inert] *)`);
      for (const side of ['left', 'top', 'width', 'height'] as const) {
        const difference = Math.abs((skeleton?.[side] ?? 0) - (slider?.[side] ?? Number.NaN));
        await expect(difference, `${part} ${side}`).toBeLessThanOrEqual(1);
      }
    }
  },
};
