import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  expectNoGap,
  finger,
  NEVER,
  swipe,
  swipeAway,
} from '../../components/Carousel/carouselTestUtils.ts';
import sliderStories from './Slider.stories.tsx';
import { Slider } from './Slider.tsx';
import { driveSlider, expectAtRest } from './sliderTestUtils.tsx';

const meta = {
  ...sliderStories,
  title: 'Toys/Slider',
  component: Slider,
  // These stories check the motion; a screenshot shows only its end.
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  args: { ...sliderStories.args, delay: NEVER },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A swipe moves one slide and is announced. */
export const Swipe: Story = {
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    await slider.waitUntilReady();
    swipeAway(slider.slide(), -1);
    await slider.shows('2 of 48');
    await expect(slider.live()).toHaveTextContent('Beep & Blink Voice Buddy, 2 of 48');
    await expectNoGap(slider, 30);
    await expectAtRest(slider);
    swipeAway(slider.slide(), 1);
    await slider.shows('1 of 48');
    swipeAway(slider.slide(), 1);
    await slider.shows('48 of 48');
    await expectAtRest(slider);
    // Too short to count as a swipe.
    swipe(slider.slide(), -3);
    await slider.shows('48 of 48');
  },
};

/** Dragging with a mouse selects text and moves no slide. */
export const MouseSelectsText: Story = {
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    await slider.waitUntilReady();
    const mouse = finger(slider.slide().querySelector('p') ?? slider.region, 'mouse');
    await expect(mouse.down()).toBe(true);
    for (const by of [-20, -80, -200]) await expect(mouse.moveTo(by)).toBe(true);
    await expectAtRest(slider);
    mouse.up(-200);
    await slider.shows('1 of 48');
  },
};

/** Tab works during a swipe: nothing scrolls, and the focus ends on the slide that the swipe leads to. */
export const TabInTheMiddleOfASwipe: Story = {
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    await slider.waitUntilReady();
    slider.button('Next slide').focus();
    const { down, moveTo, up } = finger(slider.slide());
    const far = -0.3 * slider.slide().offsetWidth; // far enough, however long it takes
    down();
    for (const part of [0.1, 0.3, 0.6]) moveTo(part * far);
    slider.viewMore().focus(); // the next stop: `userEvent.tab()` ignores `inert`
    await expect(slider.viewMore()).toHaveFocus();
    moveTo(far);
    const scrolled = [slider.region, ...slider.region.querySelectorAll('*')].filter(
      ({ scrollLeft }) => scrollLeft !== 0,
    );
    await expect(scrolled).toEqual([]);
    up(far);
    await slider.shows('2 of 48');
    await expect(slider.viewMore()).toHaveFocus();
    await expectNoGap(slider, 30);
    await expectAtRest(slider);
    await expect(slider.slides().length).toBe(3);
  },
};

/** Focus in a slide that is swiped away moves to the new slide. */
export const FocusFollows: Story = {
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    await slider.waitUntilReady();
    slider.viewMore().focus();
    swipeAway(slider.slide(), -1);
    await slider.shows('2 of 48');
    await expect(slider.viewMore()).toHaveFocus();
    await expect(slider.viewMore()).toHaveAccessibleName('View more: Beep & Blink Voice Buddy');
  },
};
