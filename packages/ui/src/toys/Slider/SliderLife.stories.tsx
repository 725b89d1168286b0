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
  // These stories check what keeps running, which a screenshot cannot show.
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  parameters: { a11y: { test: 'off' } }, // they look like Default
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

/** Renders at most three slides, at rest and in motion, and does not read the toys beside them. */
export const TenThousandToys: Story = {
  args: { toys: tenThousand, toyHref: fn((toy) => `/toys/${toy.toyId}`) },
  play: async ({ canvasElement, args }) => {
    const slider = driveSlider(canvasElement);
    const nodes = () => slider.region.querySelectorAll(':not(font)').length + 1; // translation adds those
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

/** No timer and no Swiper instance outlives its slider. */
export const Unmount: Story = {
  render: (args) => <Coming {...args} />,
  play: async ({ canvas, canvasElement }) => {
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

/** Mounted twice, as by React in development: there is still one timer and one Swiper instance. */
export const InStrictMode: Story = {
  tags: ['development'],
  render: (args) => (
    <StrictMode>
      <Coming {...args} />
    </StrictMode>
  ),
  play: async ({ canvas, canvasElement }) => {
    // StrictMode mounts later children twice, but not those of its first render.
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

/** When the catalogue changes, the slider stays on the same toy. */
export const ChangingToys: Story = {
  args: { toys: fromCatalogue((toys) => toys.slice(0, 4)) },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
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

    // The current toy is gone, and so are the controls; afterwards all toys are back.
    await press('Only the first');
    await slider.shows('1 of 1');
    await expect(slider.name()).toBe('Bramble the Honey Bear');
    await press('As before');
    await slider.shows('2 of 4');
    await slider.waitUntilReady();
    slider.button('Next slide').click();
    await slider.shows('3 of 4');

    await press('None');
    await expect(canvas.queryByRole('region')).toBeNull();
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

/** The presses wait for toys that have not loaded yet. */
const afterLoading = (presses: string[], before: string, after: string): Story => ({
  args: { toys: fromCatalogue((toys) => toys.slice(0, 4)) },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const slider = driveSlider(canvasElement);
    for (const name of presses) await userEvent.click(slider.button(name));
    await expect(slider.slide()).toHaveAccessibleName(before);
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await slider.shows(after);
  },
});

/** Previous on the first toy leads to the last one as soon as it has loaded; a press of Next cancels that. */
export const BackBeforeTheLastHasCome = afterLoading(
  ['Previous slide', 'Previous slide', 'Next slide'],
  '1 of 4',
  '4 of 4',
);
export const OnBeforeTheNextHasCome = afterLoading(
  ['Next slide', 'Next slide'],
  '2 of 4',
  '3 of 4',
);

/** A swipe never shows a toy that is not the next one, and reaches all toys once they are loaded. */
export const SwipeBeforeTheLastHasCome: Story = {
  args: { toys: fromCatalogue((toys) => toys.slice(0, 4)) },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, canvasElement }) => {
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
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    swipeAway(slider.slide(), 1);
    await slider.shows('1 of 4');
    await expectAtRest(slider);
    swipeAway(slider.slide(), 1);
    await slider.shows('4 of 4');
  },
};
