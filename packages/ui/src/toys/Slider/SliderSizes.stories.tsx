import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NEVER, untilFonts, watchShifts } from '../../components/Carousel/carouselTestUtils.ts';
import { Hero } from '../../components/Hero/Hero.tsx';
import { firstToy, fromCatalogue } from '../../stories/fromCatalogue.ts';
import { readersText } from '../../stories/readersText.ts';
import { UiProvider } from '../../UiProvider.tsx';
import type { Toy } from '../toy.ts';
import sliderStories from './Slider.stories.tsx';
import { Slider } from './Slider.tsx';
import { SliderSkeleton } from './SliderSkeleton.tsx';
import { driveSlider } from './sliderTestUtils.tsx';

/** Extreme names and texts that a catalogue should not have, but some do. */
const extremesOf = (bear: Toy): Toy[] => [
  { ...bear, toyId: 'short', toyName: 'Yo', description: 'Up, down.', price: 100 },
  {
    ...bear,
    toyId: 'word',
    toyName: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhalterungsschraubendose',
    price: 123_456_789,
  },
  {
    ...bear,
    toyId: 'long',
    toyName: 'The very long name of a toy that somebody could not stop describing in its own name',
  },
];

let shifts: ReturnType<typeof watchShifts>;

const meta = {
  title: 'Toys/Slider',
  component: Slider,
  tags: ['!dev', '!autodocs'],
  args: {
    ...sliderStories.args,
    toys: fromCatalogue((toys) => [...toys, ...extremesOf(firstToy(toys))]),
    delay: NEVER,
  },
  render: (args) => (
    // One picture for all toys: the stories measure the room for text.
    <UiProvider pictureSources={() => ({ src: firstToy(args.toys).pictureURL })}>
      <Hero id="slider">
        <Slider {...args} />
      </Hero>
      <Hero id="skeleton">
        <SliderSkeleton />
      </Hero>
    </UiProvider>
  ),
  // Observes layout shifts from before the first render.
  beforeEach: async () => {
    await untilFonts();
    shifts = watchShifts('#slider');
    return shifts.end;
  },
  play: async ({ canvasElement, args, globals }) => {
    await expect(`w${window.innerWidth}`).toBe(globals.viewport.value);
    const box = (selector: string) => {
      const element = canvasElement.querySelector<HTMLElement>(selector);
      if (!element) throw new Error(`There is no ${selector}`);
      return element;
    };
    await untilFonts();
    const slider = driveSlider(canvasElement);
    const room = box('#slider').getBoundingClientRect().height;
    await expect(box('#skeleton').getBoundingClientRect().height).toBe(room);
    await slider.waitUntilReady();
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    await expect(shifts.shifted).toEqual([]); // neither before Swiper loads nor after

    const next = slider.button('Next slide');
    for (const [index, toy] of args.toys.entries()) {
      if (slider.slide().ariaLabel !== `${index + 1} of ${args.toys.length}`) {
        throw new Error(`${toy.toyName} is not on show`);
      }
      const height = box('#slider').getBoundingClientRect().height;
      if (height !== room) throw new Error(`${toy.toyName} makes ${height} of ${room} px`);
      const name = slider.slide().querySelector('h2');
      const clamped = name && name.scrollHeight > name.clientHeight + 1;
      if (clamped && index < args.toys.length - 3) throw new Error(`${toy.toyName} is cut off`);
      if (document.documentElement.scrollWidth > window.innerWidth) {
        throw new Error(`${toy.toyName} overflows`);
      }
      next.click();
      await Promise.resolve();
    }
  },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

const at = (width: number): Story => ({ globals: { viewport: { value: `w${width}` } } });

/** All toys, and three extreme ones: the section never changes its height, no real name is cut, and nothing shifts. */
export const At320: Story = at(320);
export const At768: Story = at(768);
export const At1440: Story = at(1440);

/** A long position, as in Japanese, leaves both buttons in the line of the controls. */
export const LongPosition: Story = {
  globals: { viewport: { value: 'w360' } },
  tags: ['no-screenshot'],
  args: {
    toys: fromCatalogue((toys) => toys.slice(0, 3)),
    labels: { position: ({ position, total }) => `Picture ${position} of all ${total} pictures` },
  },
  play: async ({ canvas }) => {
    const tops = ['Previous slide', 'Next slide'].map(
      (name) => canvas.getByRole('button', { name }).getBoundingClientRect().top,
    );
    await expect(new Set(tops).size).toBe(1);
  },
};

const longestDescriptions = (toys: Toy[]) =>
  toys.toSorted((a, b) => (b.description?.length ?? 0) - (a.description?.length ?? 0)).slice(0, 6);

/** If the user can read the description nowhere else, the whole text is readable. */
const readable = (width: number, size: number, isSpaced: boolean): Story => ({
  globals: { viewport: { value: `w${width}` } },
  tags: ['no-screenshot'],
  args: { toys: fromCatalogue(longestDescriptions) },
  beforeEach: readersText(size, isSpaced),
  play: async ({ canvasElement, args }) => {
    const slider = driveSlider(canvasElement);
    const next = slider.button('Next slide');
    const cut: string[] = [];
    for (const { toyName, description = '' } of args.toys) {
      const about = [...slider.slide().querySelectorAll('p')].find(
        ({ textContent }) => textContent === description,
      );
      if (!about || about.scrollHeight > about.clientHeight + 1) cut.push(toyName);
      next.click();
      await Promise.resolve();
    }
    await expect(cut).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
});

export const ReadableAt320 = readable(320, 100, false);
export const ReadableInLargeSpacedText = readable(320, 200, true);
export const ReadableInSpacedTextOnTablets = readable(768, 100, true);
