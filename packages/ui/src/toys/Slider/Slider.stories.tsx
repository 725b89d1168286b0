import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DEFAULT_DELAY } from '../../components/Carousel/CarouselControls.tsx';
import { NEVER } from '../../components/Carousel/carouselTestUtils.ts';
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
    labels: {
      pause: 'Pause slides', // names and texts of buttons change together, also in another language's shop
      pauseText: 'Pause',
      play: 'Play slides',
      playText: 'Play',
      viewMore: 'View more',
    },
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
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
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
