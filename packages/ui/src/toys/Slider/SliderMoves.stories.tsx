import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  expectNoGap,
  finger,
  NEVER,
  swipe,
  swipeAway,
} from '../../components/Carousel/carouselTestUtils.ts';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import sliderStories from './Slider.stories.tsx';
import { Slider } from './Slider.tsx';
import { driveSlider, expectAtRest } from './sliderTestUtils.tsx';

const meta = {
  ...sliderStories,
  title: 'Toys/Slider',
  component: Slider,
  // These stories check the motion; a screenshot shows only its end.
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  parameters: { a11y: { test: 'off' } }, // they look like Default
  args: { ...sliderStories.args, delay: NEVER },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every press moves one slide, even in quick succession. */
export const RapidPresses: Story = {
  play: async ({ canvasElement, args: { toys } }) => {
    const slider = driveSlider(canvasElement);
    await slider.waitUntilReady();
    const seen: (string | null)[] = [];
    for (let press = 0; press < 7; press += 1) {
      slider.button('Next slide').click();
      await Promise.resolve();
      seen.push(slider.name());
      await new Promise(requestAnimationFrame);
    }
    await expect(seen).toEqual(toys.slice(1, 8).map(({ toyName }) => toyName));
    await expectNoGap(slider, 30);
    await expectAtRest(slider);
    await expect(slider.slide()).toHaveAccessibleName('8 of 48');
    for (let press = 0; press < 7; press += 1) slider.button('Previous slide').click();
    await slider.shows('1 of 48');
    await expectAtRest(slider);
  },
};

/** Arrow keys press Previous and Next from any place in the slider; the focus stays, or follows to the new slide. */
export const ArrowKeys: Story = {
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    await slider.waitUntilReady();
    slider.button('Next slide').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await slider.shows('3 of 48');
    await expect(slider.button('Next slide')).toHaveFocus();
    await expectAtRest(slider);
    slider.viewMore().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await slider.shows('2 of 48');
    await expect(slider.viewMore()).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{ArrowDown}');
    await expectAtRest(slider);
    await slider.shows('2 of 48');
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    await slider.waitUntilReady();
    slider.button('Next slide').click();
    await slider.shows('2 of 48');
    await expectNoGap(slider, 30);
    await expectAtRest(slider);
    const [, shown, next] = slider.slides();
    await expect(next?.getBoundingClientRect().right).toBeLessThan(
      shown?.getBoundingClientRect().left ?? 0,
    );
    swipeAway(slider.slide(), 1);
    await slider.shows('3 of 48');
    await expectAtRest(slider);
    slider.viewMore().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await slider.shows('4 of 48');
    await expect(slider.viewMore()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await slider.shows('2 of 48');
    await expectAtRest(slider);
  },
};

/** Two toys: the previous and the next slide are the same, and each is shown in turn. */
export const TwoToys: Story = {
  args: { toys: fromCatalogue((toys) => toys.slice(0, 2)) },
  play: async ({ canvasElement, args: { toys } }) => {
    const slider = driveSlider(canvasElement);
    await slider.waitUntilReady();
    for (const position of ['2 of 2', '1 of 2', '2 of 2']) {
      slider.button('Next slide').click();
      await slider.shows(position);
      await expectAtRest(slider);
    }
    slider.button('Previous slide').click();
    await slider.shows('1 of 2');
    await expect(slider.name()).toBe(toys[0]?.toyName);
    await expectAtRest(slider);
  },
};

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
