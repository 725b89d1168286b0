import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, userEvent, waitFor, within } from 'storybook/test';
import { DEFAULT_DELAY } from '../../components/Carousel/CarouselControls.tsx';
import { NEVER, swipeAway } from '../../components/Carousel/carouselTestUtils.ts';
import { loadSwiper } from '../../components/Carousel/loadSwiper.ts';
import { edgeCaseToys } from '../../stories/edgeCaseToys.ts';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import { Slider, type SliderProps } from './Slider.tsx';
import { driveSlider, inHero } from './sliderTestUtils.tsx';

const meta = {
  title: 'Toys/Slider',
  component: Slider,
  tags: ['stable'],
  args: { toys: fromCatalogue((toys) => toys), toyHref: (toy) => `/toys/${toy.toyId}` },
  decorators: [inHero],
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['no-screenshot', 'no-transcript'], // Screens/Home shows it, and it rotates
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    await slider.waitUntilReady();
    await expect(slider.region).toHaveAccessibleName('Featured toys');
    await expect(slider.region).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(slider.slide()).toHaveAccessibleName('1 of 48');
    await expect(slider.slide()).toHaveAttribute('aria-roledescription', 'slide');

    const slide = within(slider.slide());
    await expect(slider.name()).toBe('Bramble the Honey Bear');
    await expect(slide.getByRole('img', { name: 'Bramble the Honey Bear' })).toBeVisible();
    await expect(slide.getByText('$34.95').closest('p')).toHaveTextContent('Price: $34.95');
    await expect(slide.getByText(/round tummy/)).toBeVisible();
    await expect(
      slide.getByRole('link', { name: 'View more: Bramble the Honey Bear' }),
    ).toHaveAttribute('href', '/toys/1');
    await expect(slider.button('Pause slides')).not.toHaveAttribute('aria-pressed');
    await expect(within(slider.region).getByText('1 of 48')).toBeVisible();
  },
};

export const Playground: StoryObj<SliderProps & { count: number }> = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: {
    toys: { control: false },
    count: { description: 'How many toys.', control: { type: 'range', min: 0, max: 48 } },
    delay: { control: { type: 'range', min: 1000, max: 20_000, step: 500 } },
    spacing: { control: { type: 'range', min: 0, max: 200 } },
  },
  args: {
    count: 5,
    delay: DEFAULT_DELAY,
    spacing: 30,
  },
  render: ({ toys, count, ...rest }) => <Slider {...rest} toys={toys.slice(0, count)} />,
};

/** The first picture loads first; its neighbours load early, but never before it. */
export const PictureOrder: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement, args: { toys } }) => {
    const slider = driveSlider(canvasElement);
    await slider.waitUntilReady();
    const order = slider.slides().map((slide) => {
      const image = slide.querySelector('img');
      return [image?.alt, image?.loading, image?.fetchPriority];
    });
    await expect(order).toEqual([
      [toys.at(-1)?.toyName, 'eager', 'low'],
      [toys[0]?.toyName, 'eager', 'high'],
      [toys[1]?.toyName, 'eager', 'low'],
    ]);
  },
};

/** The elements that Tab reaches, in order. */
export const KeyboardOrder: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    await slider.waitUntilReady();
    const stops = [...slider.region.querySelectorAll('a, button, [tabindex]')].filter(
      (element) => !element.closest('[inert]'),
    );
    await expect(stops).toEqual([
      slider.button('Pause slides'),
      slider.button('Previous slide'),
      slider.button('Next slide'),
      slider.viewMore(),
    ]);
    await expect(slider.region.querySelector('[tabindex]')).toBeNull();
    await userEvent.tab();
    await expect(slider.button('Play slides')).toHaveFocus();
    // A link in an inert slide takes no focus.
    const [before] = slider.slides();
    before?.querySelector('a')?.focus();
    await expect(slider.button('Play slides')).toHaveFocus();
  },
};

/** Renders nothing without toys. */
export const NoToys: Story = {
  args: { toys: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** A single toy does not move, and its link is the only control. */
export const OneToy: Story = {
  tags: ['no-screenshot'], // Default without buttons
  args: { toys: fromCatalogue((toys) => toys.slice(0, 1)) },
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    await expect(slider.slide()).toHaveAccessibleName('1 of 1');
    await expect(within(slider.region).queryAllByRole('button')).toEqual([]);
    await expect(slider.region.querySelector('[aria-live]')).toBeNull();
  },
};

/** Shows the parts on the documentation page, where the slider must not rotate. */
export const Still: Story = {
  tags: ['!dev', 'no-screenshot', 'transcript'],
  args: { delay: NEVER },
  play: async ({ canvasElement }) => driveSlider(canvasElement).waitUntilReady(),
};
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
  tags: ['!manifest', 'no-screenshot'], // Picture covers it
  args: {
    delay: NEVER,
    toys: fromCatalogue((toys) => [edgeCaseToys.brokenPicture, ...toys.slice(0, 2)]),
  },
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
  tags: ['!manifest', '!dev', '!autodocs'],
  args: { delay: NEVER },
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
      for (const other of slider.slides()) if (other.inert) await expect(other).not.toBeVisible();
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
