import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { DEFAULT_DELAY } from '../../components/Carousel/CarouselControls.tsx';
import { holdTimers } from '../../components/Carousel/carouselTestUtils.ts';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import sliderStories from './Slider.stories.tsx';
import { Slider } from './Slider.tsx';
import { driveSlider } from './sliderTestUtils.tsx';

/** A length that no other timer of the page has. */
const DELAY = 31_337;

let timers: ReturnType<typeof holdTimers>;

const meta = {
  title: 'Toys/Slider',
  component: Slider,
  // These stories check timing, which a screenshot cannot show.
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  parameters: { a11y: { test: 'off' } }, // they look like Default
  args: { ...sliderStories.args, delay: DELAY },
  decorators: [
    ...sliderStories.decorators,
    (Story) => (
      <>
        <Story />
        <button type="button">After the slider</button>
        <div style={{ height: '150vh' }} />
      </>
    ),
  ],
  beforeEach: ({ args }) => {
    timers = holdTimers(args.delay ?? DEFAULT_DELAY);
    return timers.restore;
  },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

const after = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'After the slider' });

/** One timer moves one slide at a time, endlessly; nothing is announced. */
export const TurnsAndWraps: Story = {
  args: { toys: fromCatalogue((toys) => toys.slice(0, 3)) },
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    await slider.waitUntilReady();
    for (const position of ['2 of 3', '3 of 3', '1 of 3', '2 of 3']) {
      await timers.untilRotating(true);
      timers.goOff();
      await slider.shows(position);
      await expect(slider.live()).toHaveAttribute('aria-live', 'off');
      await expect(slider.live()).toBeEmptyDOMElement();
    }
  },
};

export const ThreeSecondsByDefault: Story = {
  args: { delay: undefined },
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    await timers.untilRotating(true);
    timers.goOff();
    await slider.shows('2 of 48');
    const [half] = slider.button('Pause slides').querySelectorAll('span span');
    if (!half) throw new Error('The button has no ring');
    await expect(getComputedStyle(half, '::before').animationDuration).toBe('3s');
  },
};

/** With the real clock: one change per delay, from start to start. */
export const KeepsTime: Story = {
  args: { delay: 300, toys: fromCatalogue((toys) => toys.slice(0, 4)) },
  beforeEach: () => timers.restore(),
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    await slider.waitUntilReady();
    await slider.shows('2 of 4');
    const start = performance.now();
    await slider.shows('4 of 4');
    const took = performance.now() - start;
    await expect(took).toBeGreaterThan(450);
    await expect(took).toBeLessThan(1500);
    await slider.shows('1 of 4');
  },
};

export const PauseAndPlay: Story = {
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    await timers.untilRotating(true);
    await userEvent.click(slider.button('Pause slides'));
    await timers.untilRotating(false);
    await expect(slider.button('Play slides')).not.toHaveAttribute('aria-pressed');
    await expect(slider.live()).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(after(canvasElement));
    await expect(timers.pending.size).toBe(0);
    // Play works although the pointer that pressed it still hovers.
    await userEvent.click(slider.button('Play slides'));
    await timers.untilRotating(true);
    await expect(slider.button('Pause slides')).toBeVisible();
    await expect(slider.live()).toHaveAttribute('aria-live', 'off');
  },
};

export const HoverHolds: Story = {
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    await timers.untilRotating(true);
    await userEvent.hover(slider.viewMore());
    await timers.untilRotating(false);
    await expect(slider.button('Pause slides')).toBeVisible();
    await expect(slider.live()).toHaveAttribute('aria-live', 'polite');
    await userEvent.unhover(slider.viewMore());
    await userEvent.hover(after(canvasElement));
    await timers.untilRotating(true);
  },
};

/** Keyboard focus stops the rotation; blur does not restart it; Play does. */
export const FocusStops: Story = {
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    await timers.untilRotating(true);
    slider.button('Pause slides').focus();
    await timers.untilRotating(false);
    await expect(slider.button('Play slides')).toHaveFocus();
    after(canvasElement).focus();
    await expect(slider.button('Play slides')).toBeVisible();
    await expect(timers.pending.size).toBe(0);

    slider.button('Play slides').focus();
    await userEvent.keyboard('{Enter}');
    await timers.untilRotating(true);
    await userEvent.tab();
    await expect(slider.button('Previous slide')).toHaveFocus();
    await timers.untilRotating(false);
  },
};

/** A tap is not a hover: the rotation continues, the tap's move is announced, and the next change is silent. */
export const TapIsAnnounced: Story = {
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    await timers.untilRotating(true);
    await expect(slider.region.querySelectorAll('[aria-live], [role="status"]')).toHaveLength(1);
    slider.button('Next slide').click();
    await slider.shows('2 of 48');
    await expect(slider.live()).toHaveTextContent('Beep & Blink Voice Buddy, 2 of 48');
    await expect(slider.live()).toHaveAttribute('aria-live', 'polite');
    await timers.untilRotating(true);
    timers.goOff();
    await slider.shows('3 of 48');
    await expect(slider.live()).toBeEmptyDOMElement();
    await expect(slider.live()).toHaveAttribute('aria-live', 'off');
  },
};

/** What pauses the rotation; each returns what resumes it. */
const holds: ((slide: HTMLElement) => () => unknown)[] = [
  // a hidden tab
  () => {
    const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    return () => {
      visibility.mockRestore();
      document.dispatchEvent(new Event('visibilitychange'));
    };
  },
  // out of the window
  () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return () => window.scrollTo(0, 0);
  },
  // a finger on a slide
  (slide) => {
    const touch = { bubbles: true, pointerType: 'touch', pointerId: 3 };
    slide.dispatchEvent(new PointerEvent('pointerdown', touch));
    return () => slide.dispatchEvent(new PointerEvent('pointerup', touch));
  },
];

export const Holds: Story = {
  play: async ({ canvasElement }) => {
    await timers.untilRotating(true);
    for (const hold of holds) {
      const release = hold(driveSlider(canvasElement).slide());
      await timers.untilRotating(false);
      release();
      await timers.untilRotating(true);
    }
  },
};

/** With reduced motion the slider starts stopped; Play still works, and slides change without motion. */
export const ReducedMotion: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { emulateMedia: { reducedMotion: 'reduce' } },
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    await expect(slider.button('Play slides')).toBeVisible();
    await slider.waitUntilReady();
    await expect(timers.pending.size).toBe(0);
    slider.button('Next slide').click();
    await slider.shows('2 of 48');
    await expect(slider.row().style.transitionDuration).toBe('0ms');
    await expect(slider.slide().getBoundingClientRect().left).toBeCloseTo(0, 0);
    await userEvent.click(slider.button('Play slides'));
    await timers.untilRotating(true);
    timers.goOff();
    await waitFor(() => expect(slider.slide()).toHaveAccessibleName('3 of 48'));
  },
};
