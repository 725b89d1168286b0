import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, waitFor, within } from 'storybook/test';
import { NEVER, swipeAway } from '../../components/Carousel/carouselTestUtils.ts';
import { loadSwiper } from '../../components/Carousel/loadSwiper.ts';
import { edgeCaseToys } from '../../stories/edgeCaseToys.ts';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import sliderStories from './Slider.stories.tsx';
import { Slider } from './Slider.tsx';
import { driveSlider } from './sliderTestUtils.tsx';

const meta = {
  ...sliderStories,
  title: 'Toys/Slider',
  component: Slider,
  tags: ['stable', '!manifest'],
  args: { ...sliderStories.args, delay: NEVER },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;
type Slides = ReturnType<typeof driveSlider>;

/** Checks that the illustration is in the frame under the toy's name, as large as a picture. */
async function expectFallback(slider: Slides, name: string) {
  await expect(slider.name()).toBe(name);
  await waitFor(() => expect(slider.slide().querySelector('img')).toBeNull());
  const fallback = within(slider.slide()).getByRole('img', { name });
  const { width, height } = fallback.getBoundingClientRect();
  await expect(width).toBeGreaterThan(200);
  await expect(height).toBe(width);
}

/** A picture that is not found: Swiper does not wait for it, and no broken image remains. */
export const BrokenPicture: Story = {
  tags: ['no-screenshot'], // Picture covers it
  args: { toys: fromCatalogue((toys) => [edgeCaseToys.brokenPicture, ...toys.slice(0, 2)]) },
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    await expectFallback(slider, 'Lost Lamb');
    await slider.waitUntilReady();
    slider.button('Next slide').click();
    await slider.shows('2 of 3');
    slider.button('Previous slide').click();
    await slider.shows('1 of 3');
    await expectFallback(slider, 'Lost Lamb');
  },
};

/** Swiper cannot be loaded: the buttons change slides without motion, and no error appears. */
export const WithoutSwiper: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    mocked(loadSwiper).mockRejectedValue(new TypeError('Failed to fetch'));
    return () => void mocked(loadSwiper).mockReset();
  },
  play: async ({ canvasElement, args: { toys } }) => {
    const slider = driveSlider(canvasElement);
    await waitFor(() => expect(loadSwiper).toHaveBeenCalled(), { timeout: 6000 });
    await waitFor(() => expect(slider.slides()).toHaveLength(3));
    const home = slider.slide().getBoundingClientRect();
    const seen = async (position: string, name: string | undefined) => {
      await expect(slider.slide()).toHaveAccessibleName(position);
      await expect(slider.name()).toBe(name);
      await expect(slider.slide()).toBeVisible();
      // In place at once, and alone: without Swiper nothing moves it, and its neighbours take no space.
      await expect(slider.slide().getBoundingClientRect().left).toBe(home.left);
      const others = slider.slides().filter((slide) => slide.inert && slide.offsetWidth > 0);
      await expect(others).toEqual([]);
    };
    slider.button('Next slide').click();
    await Promise.resolve();
    await seen('2 of 48', toys[1]?.toyName);
    await expect(slider.live()).toHaveTextContent(`${toys[1]?.toyName}, 2 of 48`);
    slider.button('Previous slide').click();
    slider.button('Previous slide').click();
    await Promise.resolve();
    await seen('48 of 48', toys.at(-1)?.toyName);
    swipeAway(slider.slide(), -1);
    await seen('48 of 48', toys.at(-1)?.toyName);
    await expect(slider.region.querySelector('.swiper-initialized')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};
