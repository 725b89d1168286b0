import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Container } from '../../primitives/Container/Container.tsx';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import { ToyCard } from '../../toys/ToyCard/ToyCard.tsx';
import type { Toy } from '../../toys/toy.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import {
  driveCarousel,
  expectAtRest,
  expectNoGap,
  NEVER,
  swipe,
  untilFonts,
  watchShifts,
} from './carouselTestUtils.ts';
import { loadSwiper } from './loadSwiper.ts';

const COUNT = 7;

const meta = {
  title: 'Toys/Carousel',
  component: Carousel,
  // Several in Carousel.stories.tsx shows them.
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  parameters: { a11y: { test: 'off' } }, // axe reads Several there
  args: {
    items: fromCatalogue((toys) => toys.slice(0, COUNT)),
    keyOf: ({ toyId }) => toyId,
    nameOf: ({ toyName }) => toyName,
    label: 'You may also like',
    slidesPerView: 3,
    delay: NEVER,
    children: (toy) => <ToyCard toy={toy} href={`/toys/${toy.toyId}`} style={{ height: '100%' }} />,
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Carousel<Toy>>;
export default meta;

type Story = StoryObj<CarouselProps<Toy>>;

const positions = (...numbers: number[]) => numbers.map((number) => `${number} of ${COUNT}`);

/** A press moves one slide and wraps in both directions; the user can reach every slide in view, and no other. */
export const SeveralMove: Story = {
  play: async ({ canvasElement, args: { items } }) => {
    const carousel = driveCarousel(canvasElement);
    await carousel.shows(...positions(1, 2, 3));
    await carousel.waitUntilReady();
    await expect(carousel.slides().length).toBe(9);
    await expectAtRest(carousel);
    await expect(within(carousel.region).getByText('1 to 3 of 7')).toBeVisible();

    carousel.button('Next slide').click();
    await carousel.shows(...positions(2, 3, 4));
    const names = items.slice(1, 4).map(({ toyName }) => toyName);
    await expect(carousel.live()).toHaveTextContent(`${names.join(', ')}, 2 to 4 of 7`);
    await expect(carousel.live()).toHaveAttribute('aria-live', 'polite');
    await expectNoGap(carousel, 30);
    await expectAtRest(carousel);

    for (let press = 0; press < 3; press += 1) carousel.button('Previous slide').click();
    await carousel.shows(...positions(6, 7, 1));
    await expectNoGap(carousel, 30);
    await expectAtRest(carousel);
    const boxes = carousel.inView().map((slide) => slide.getBoundingClientRect());
    await expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
    await expect(new Set(boxes.map(({ height }) => height)).size).toBe(1);
    const [first, second] = boxes;
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(30, 0);
  },
};

/** A swipe moves as many slides as the finger passes. */
export const SeveralSwipe: Story = {
  play: async ({ canvasElement }) => {
    const carousel = driveCarousel(canvasElement);
    await carousel.waitUntilReady();
    const [, middle] = carousel.inView();
    const step = (middle?.offsetWidth ?? 0) + 30;
    swipe(middle ?? carousel.region, -1.8 * step);
    await carousel.shows(...positions(3, 4, 5));
    await expectNoGap(carousel, 30);
    await expectAtRest(carousel);
    swipe(carousel.inView()[1] ?? carousel.region, step);
    await carousel.shows(...positions(2, 3, 4));
    await expectAtRest(carousel);
  },
};

/** One slide more than fits: the neighbour on either side is the same, and no slide is missing. */
export const SeveralAndOneMore: Story = {
  args: { items: fromCatalogue((toys) => toys.slice(0, 4)) },
  play: async ({ canvasElement }) => {
    const carousel = driveCarousel(canvasElement);
    await carousel.waitUntilReady();
    for (const first of [4, 3, 2, 1, 4]) {
      carousel.button('Previous slide').click();
      await carousel.shows(...[0, 1, 2].map((by) => `${((first - 1 + by) % 4) + 1} of 4`));
      await expectNoGap(carousel, 30);
    }
    await expectAtRest(carousel);
  },
};

export const SeveralRightToLeft: Story = {
  decorators: [
    (Story) => (
      <div data-testid="page" dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const carousel = driveCarousel(canvasElement);
    const sides = () => carousel.slides().map((slide) => slide.getBoundingClientRect().left);
    const rising = () => sides().toSorted((a, b) => a - b);
    await carousel.waitUntilReady();
    await expect(sides()).toEqual(rising().reverse());
    carousel.button('Next slide').click();
    await carousel.shows(...positions(2, 3, 4));
    await expectNoGap(carousel, 30);
    await expectAtRest(carousel);

    canvas.getByTestId('page').dir = 'ltr';
    await waitFor(() => expect(sides()).toEqual(rising()));
    await carousel.shows(...positions(2, 3, 4));
    await expectAtRest(carousel);
    carousel.button('Next slide').click();
    await carousel.shows(...positions(3, 4, 5));
    await expectNoGap(carousel, 30);
    await expectAtRest(carousel);
  },
};

/** The focus stays in a slide that remains in view; from a slide that leaves, it moves to the nearest one. */
export const SeveralAndFocus: Story = {
  play: async ({ canvasElement }) => {
    const carousel = driveCarousel(canvasElement);
    await carousel.waitUntilReady();
    const link = (place: number) => carousel.inView()[place]?.querySelector('a') ?? null;
    const second = link(1);
    second?.focus();
    swipe(carousel.inView()[1] ?? carousel.region, -160);
    await carousel.shows(...positions(2, 3, 4));
    await expect(second).toHaveFocus();
    swipe(carousel.inView()[1] ?? carousel.region, -160);
    await carousel.shows(...positions(3, 4, 5));
    await expect(link(0)).toHaveFocus();
    link(2)?.focus();
    swipe(carousel.inView()[1] ?? carousel.region, 160);
    await carousel.shows(...positions(2, 3, 4));
    await expect(link(2)).toHaveFocus();
  },
};

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
  play: async ({ canvas }) => {
    const slides = canvas.getAllByRole('group');
    await expect(slides.map(({ ariaLabel }) => ariaLabel)).toEqual(['1 of 1', '1 of 2', '2 of 2']);
    const [one, first, second] = slides.map((slide) => slide.getBoundingClientRect());
    await expect(first?.width).toBe(one?.width);
    await expect(first?.left).toBe(one?.left);
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(30, 0);
    await expect(canvas.queryAllByRole('button')).toEqual([]);
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
export const SeveralAt1440: Story = stays(1440, ['1 of 7', '2 of 7', '3 of 7']);
