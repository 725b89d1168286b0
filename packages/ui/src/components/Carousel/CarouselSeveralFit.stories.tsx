import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import type { Toy } from '../../toys/toy.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import severalStories from './CarouselSeveral.stories.tsx';
import { driveCarousel, expectAtRest, untilFonts, watchShifts } from './carouselTestUtils.ts';
import { loadSwiper } from './loadSwiper.ts';

const meta = {
  ...severalStories,
  title: 'Toys/Carousel',
  component: Carousel,
  tags: ['!dev', '!autodocs', 'no-screenshot'], // Storybook reads them from this file alone
};
export default meta;

type Story = StoryObj<CarouselProps<Toy>>;

/** Three slides fit: they do not move, keep their order, and have no controls. */
export const SeveralAllInView: Story = {
  args: { items: fromCatalogue((toys) => toys.slice(0, 3)) },
  play: async ({ canvasElement }) => {
    const carousel = driveCarousel(canvasElement);
    await carousel.shows('1 of 3', '2 of 3', '3 of 3');
    await expectAtRest(carousel);
    await expect(within(carousel.region).queryAllByRole('button')).toEqual([]);
    await expect(carousel.region.querySelector('[aria-live]')).toBeNull();
    await expect(carousel.region.querySelector('[inert]')).toBeNull();
    await expect(loadSwiper).not.toHaveBeenCalled();
  },
};

/** One or two slides of three are as wide as if others were beside them. */
export const SeveralWithRoom: Story = {
  args: { items: fromCatalogue((toys) => toys.slice(0, 2)) },
  render: (args) => (
    <>
      <Carousel {...args} label="Also like it" items={args.items.slice(0, 1)} />
      <Carousel {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const slides = within(canvasElement).getAllByRole('group');
    await expect(slides.map(({ ariaLabel }) => ariaLabel)).toEqual(['1 of 1', '1 of 2', '2 of 2']);
    const [one, first, second] = slides.map((slide) => slide.getBoundingClientRect());
    await expect(first?.width).toBe(one?.width);
    await expect(first?.left).toBe(one?.left);
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(30, 0);
    await expect(within(canvasElement).queryAllByRole('button')).toEqual([]);
  },
};

/** Renders a carousel in a container whose width can be changed. */
const resizable = (width: number): Story => ({
  render: function Resizable(args) {
    const [size, setSize] = useState(width);
    return (
      <div style={{ width: size }}>
        {[300, 560, 900].map((next) => (
          <button key={next} type="button" onClick={() => setSize(next)}>
            {next} pixels
          </button>
        ))}
        <Carousel {...args} />
      </div>
    );
  },
});

/** A slide that does not fit is out of view, also after a resize; no slide is lost. */
export const SeveralResized: Story = {
  ...resizable(900),
  args: { items: fromCatalogue((toys) => toys.slice(0, 3)) },
  play: async ({ canvas, canvasElement }) => {
    const carousel = driveCarousel(canvasElement);
    const resize = (width: number) =>
      canvas.getByRole('button', { name: `${width} pixels` }).click();
    await carousel.shows('1 of 3', '2 of 3', '3 of 3');
    resize(560);
    await carousel.shows('1 of 3', '2 of 3');
    await carousel.waitUntilReady();
    carousel.button('Next slide').click();
    await carousel.shows('2 of 3', '3 of 3');
    await expectAtRest(carousel);
    carousel.inView()[1]?.querySelector('a')?.focus();
    resize(300);
    await carousel.shows('2 of 3');
    await expectAtRest(carousel);
    await expect(carousel.slides().length).toBe(3);
    await expect(carousel.inView()[0]?.querySelector('a')).toHaveFocus();
    carousel.button('Next slide').click();
    await carousel.shows('3 of 3');
    await expectAtRest(carousel);
    resize(900);
    await carousel.shows('1 of 3', '2 of 3', '3 of 3');
    await expect(within(carousel.region).queryAllByRole('button')).toEqual([]);
  },
};

/** Slides are never narrower than the requested width. */
export const SeveralAreWide: Story = {
  ...resizable(900),
  args: { minSlideWidth: 400, spacing: 20 },
  play: async ({ canvasElement }) => {
    const carousel = driveCarousel(canvasElement);
    await carousel.shows('1 of 7', '2 of 7');
    const widths = () => carousel.inView().map(({ offsetWidth }) => offsetWidth);
    await expect(widths()).toEqual([440, 440]);
    await carousel.waitUntilReady();
    await expect(widths()).toEqual([440, 440]);
  },
};

let shifts: ReturnType<typeof watchShifts>;

/** Nothing moves, neither before Swiper loads nor after. */
const stays = (width: number, shown: string[]): Story => ({
  globals: { viewport: { value: `w${width}` } },
  beforeEach: async () => {
    await untilFonts();
    shifts = watchShifts('section');
    return shifts.end;
  },
  play: async ({ canvasElement }) => {
    const carousel = driveCarousel(canvasElement);
    await carousel.shows(...shown);
    const places = () => carousel.inView().map((slide) => slide.getBoundingClientRect());
    const before = places();
    await carousel.waitUntilReady();
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    for (const [place, { x, width, bottom }] of places().entries()) {
      // Swiper rounds to whole pixels.
      await expect(Math.abs(x - (before[place]?.x ?? 0))).toBeLessThan(1);
      await expect(Math.abs(width - (before[place]?.width ?? 0))).toBeLessThan(1);
      await expect(Math.abs(bottom - (before[place]?.bottom ?? 0))).toBeLessThan(1);
    }
    await expect(shifts.shifted).toEqual([]);
    // Shadows may extend beside the outer cards. Browsers ignore the margin unless both axes are clipped.
    const style = getComputedStyle(carousel.one('[data-slides]', HTMLElement));
    await expect([style.overflowX, style.overflowY]).toEqual(['clip', 'clip']);
    await expect(Number.parseFloat(style.getPropertyValue('overflow-clip-margin'))).toBe(28);
    const neighbours = carousel.slides().filter(({ inert }) => inert);
    for (const slide of neighbours) {
      await waitFor(() => expect(getComputedStyle(slide).clipPath).toBe('inset(0px)'));
    }
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

export const SeveralAt360: Story = stays(360, ['1 of 7']);
export const SeveralAt768: Story = stays(768, ['1 of 7', '2 of 7']);
export const SeveralAt1440: Story = stays(1440, ['1 of 7', '2 of 7', '3 of 7']);
