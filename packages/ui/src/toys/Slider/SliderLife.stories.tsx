import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useEffect, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  expectAtRest,
  holdTimers,
  swipeAway,
} from '../../components/Carousel/carouselTestUtils.ts';
import { edgeCaseToys } from '../../stories/edgeCaseToys.ts';
import { firstToy, fromCatalogue } from '../../stories/fromCatalogue.ts';
import sliderStories from './Slider.stories.tsx';
import { Slider, type SliderProps } from './Slider.tsx';
import { driveSlider } from './sliderTestUtils.tsx';

const DELAY = 31_337;

let timers: ReturnType<typeof holdTimers>;

const mounted = fn();

const meta = {
  ...sliderStories,
  title: 'Toys/Slider',
  component: Slider,
  // What matters is what is left running, and a picture shows none of it.
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  args: { ...sliderStories.args, delay: DELAY },
  beforeEach: () => {
    timers = holdTimers(DELAY);
    return timers.restore;
  },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

const tenThousand = fromCatalogue((toys) =>
  Array.from({ length: 10_000 }, (_, index) => ({
    ...(toys[index % toys.length] ?? firstToy(toys)),
    toyId: String(index + 1),
  })),
);

/** Three slides at most, at rest and in motion; nothing is asked about the toys beside them. */
export const TenThousandToys: Story = {
  args: { toys: tenThousand, toyHref: fn((toy) => `/toys/${toy.toyId}`) },
  play: async ({ canvasElement, args }) => {
    const slider = driveSlider(canvasElement);
    const nodes = () => slider.region.querySelectorAll('*').length + 1;
    await expect(nodes()).toBeLessThanOrEqual(60);
    await slider.waitUntilReady();
    await expect(nodes()).toBeLessThanOrEqual(60);
    slider.button('Previous slide').click();
    await slider.shows('10000 of 10000');
    await expect(nodes()).toBeLessThanOrEqual(60);
    const asked = new Set(
      (args.toyHref as ReturnType<typeof fn>).mock.calls.map(([toy]) => toy.toyId),
    );
    await expect([...asked].sort()).toEqual(['1', '10000', '2', '9999']);
  },
};

function Mounting() {
  useEffect(() => void mounted(), []);
  return null;
}

function Coming(props: SliderProps) {
  const [there, setThere] = useState(true);
  return (
    <>
      {there && <Mounting />}
      {there && <Slider {...props} />}
      <button type="button" onClick={() => setThere(!there)}>
        {there ? 'Take it away' : 'Bring it back'}
      </button>
    </>
  );
}

/** No timer and no Swiper outlives its slider. */
export const Unmount: Story = {
  render: (args) => <Coming {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = driveSlider(canvasElement);
    await slider.waitUntilReady();
    await timers.untilRotating(true);
    const viewport: (Element & { swiper?: { destroyed: boolean } }) | null =
      slider.region.querySelector('.swiper-initialized');
    const swiper = viewport?.swiper;
    await expect(swiper).toBeDefined();
    canvas.getByRole('button', { name: 'Take it away' }).click();
    await timers.untilRotating(false);
    await expect(swiper?.destroyed).toBe(true);
    await expect(viewport).not.toBeInTheDocument();
    canvas.getByRole('button', { name: 'Bring it back' }).click();
    await timers.untilRotating(true);
  },
};

/** Mounted twice, as React does in development: still one timer and one Swiper. */
export const InStrictMode: Story = {
  render: (args) => (
    <StrictMode>
      <Coming {...args} />
    </StrictMode>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // React mounts twice what comes later, not what StrictMode itself comes with.
    canvas.getByRole('button', { name: 'Take it away' }).click();
    await timers.untilRotating(false);
    mounted.mockClear();
    canvas.getByRole('button', { name: 'Bring it back' }).click();
    await timers.untilRotating(true);
    await expect(mounted).toHaveBeenCalledTimes(2);

    const slider = driveSlider(canvasElement);
    await slider.waitUntilReady();
    timers.goOff();
    await slider.shows('2 of 48');
    await timers.untilRotating(true);
    slider.button('Next slide').click();
    await slider.shows('3 of 48');
    await expect(slider.slides()).toHaveLength(3);
  },
};

function Changing(props: SliderProps) {
  const [shown, setShown] = useState(props.toys);
  const change = (label: string, next: SliderProps['toys']) => (
    <button type="button" onClick={() => setShown(next)}>
      {label}
    </button>
  );
  return (
    <>
      <Slider {...props} toys={shown} />
      {change('Two more in front', [edgeCaseToys.free, edgeCaseToys.dear, ...props.toys])}
      {change('Only the first', props.toys.slice(0, 1))}
      {change('None', [])}
      {change('As before', props.toys)}
    </>
  );
}

/** A catalogue that changes leaves the visitor on the same toy. */
export const ChangingToys: Story = {
  args: { toys: fromCatalogue((toys) => toys.slice(0, 4)) },
  render: (args) => <Changing {...args} />,
  play: async ({ canvasElement }) => {
    const press = (name: string) =>
      userEvent.click(within(canvasElement).getByRole('button', { name }));
    const slider = driveSlider(canvasElement);
    await slider.waitUntilReady();
    await press('Next slide');
    await slider.shows('2 of 4');
    const slide = slider.slide();
    const heading = within(slide).getByRole('heading');

    await press('Two more in front');
    await slider.shows('4 of 6');
    await expect(slider.slide()).toBe(slide);
    await expect(heading).toHaveTextContent('Beep & Blink Voice Buddy');
    await expect(slider.slides().map((each) => each.ariaLabel)).toEqual([
      '3 of 6',
      '4 of 6',
      '5 of 6',
    ]);

    // The toy is gone, and so are the controls; then it is back.
    await press('Only the first');
    await slider.shows('1 of 1');
    await expect(slider.name()).toBe('Bramble the Honey Bear');
    await press('As before');
    await slider.shows('2 of 4');
    await slider.waitUntilReady();
    slider.button('Next slide').click();
    await slider.shows('3 of 4');

    await press('None');
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
    await press('As before');
    await driveSlider(canvasElement).shows('1 of 4');
  },
};

function Growing({ toys, ...props }: SliderProps) {
  const [known, setKnown] = useState<SliderProps['toys']>(toys.slice(0, 2));
  return (
    <>
      <Slider {...props} toys={known} total={toys.length} />
      <button type="button" onClick={() => setKnown(toys)}>
        All
      </button>
    </>
  );
}

/** Back from the first toy leads to the last, once that has come; a step the other way takes the wish back. */
export const BackBeforeTheLastHasCome: Story = {
  args: { toys: fromCatalogue((toys) => toys.slice(0, 4)) },
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    const press = (name: string) => userEvent.click(slider.button(name));
    for (const name of ['Previous slide', 'Previous slide', 'Next slide']) await press(name);
    await expect(slider.slide()).toHaveAccessibleName('1 of 4');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'All' }));
    await slider.shows('4 of 4');
    await press('Previous slide');
    await slider.shows('3 of 4');
  },
};

/** A press for the toy after the last that has come waits for it, too. */
export const OnBeforeTheNextHasCome: Story = {
  args: { toys: fromCatalogue((toys) => toys.slice(0, 4)) },
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    for (const name of ['Next slide', 'Next slide']) await userEvent.click(slider.button(name));
    await expect(slider.slide()).toHaveAccessibleName('2 of 4');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'All' }));
    await slider.shows('3 of 4');
  },
};

/** No finger draws in a toy that is not the next one, and all can be swiped to once they have come. */
export const SwipeBeforeTheLastHasCome: Story = {
  args: { toys: fromCatalogue((toys) => toys.slice(0, 4)) },
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const slider = driveSlider(canvasElement);
    await slider.waitUntilReady();
    swipeAway(slider.slide(), 1);
    await expectAtRest(slider);
    await expect(slider.slide()).toHaveAccessibleName('1 of 4');
    swipeAway(slider.slide(), -1);
    await slider.shows('2 of 4');
    await expectAtRest(slider);
    swipeAway(slider.slide(), -1);
    await expectAtRest(slider);
    await expect(slider.slide()).toHaveAccessibleName('2 of 4');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'All' }));
    swipeAway(slider.slide(), 1);
    await slider.shows('1 of 4');
    await expectAtRest(slider);
    swipeAway(slider.slide(), 1);
    await slider.shows('4 of 4');
  },
};
