import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Container } from '../../primitives/Container/Container.tsx';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import { DEFAULT_DELAY } from './CarouselControls.tsx';
import { NEVER } from './carouselTestUtils.ts';

interface Quote {
  id: string;
  text: string;
  from: string;
}

const quotes: Quote[] = [
  { id: 'ada', text: 'It has been hugged every night since.', from: 'Ada, 6' },
  { id: 'ben', text: 'The rocket went over the garage.', from: 'Ben, 9' },
  { id: 'cleo', text: 'We have not lost a single piece. Yet.', from: 'Cleo, 41' },
];

const meta = {
  title: 'Toys/Carousel',
  component: Carousel,
  tags: ['stable'],
  args: {
    items: quotes,
    keyOf: ({ id }) => id,
    nameOf: ({ from }) => from,
    label: 'What customers say',
    children: ({ text, from }) => (
      <figure style={{ padding: 'var(--ts-space-12) var(--ts-gutter) var(--ts-space-20)' }}>
        <blockquote style={{ margin: 0, fontSize: 'var(--ts-text-xl)' }}>{text}</blockquote>
        <figcaption>{from}</figcaption>
      </figure>
    ),
  },
} satisfies Meta<typeof Carousel<Quote>>;
export default meta;

type Story = StoryObj<CarouselProps<Quote>>;

/** A carousel can show any content: here, customers' reviews. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const carousel = within(canvas.getByRole('region', { name: 'What customers say' }));
    const slide = () => within(carousel.getByRole('group'));
    await userEvent.click(carousel.getByRole('button', { name: 'Pause slides' }));
    await expect(slide().getByText('Ada, 6')).toBeVisible();
    await userEvent.click(carousel.getByRole('button', { name: 'Next slide' }));
    await expect(slide().getByText('Ben, 9')).toBeVisible();
    await expect(carousel.getByText('Ben, 9, 2 of 3')).toBeInTheDocument();
    await userEvent.click(carousel.getByRole('button', { name: 'Previous slide' }));
    await userEvent.click(carousel.getByRole('button', { name: 'Previous slide' }));
    await expect(slide().getByText('Cleo, 41')).toBeVisible();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: { children: { control: false } },
  args: {
    delay: DEFAULT_DELAY,
    spacing: 30,
    slidesPerView: 1,
    minSlideWidth: 240,
  },
};

/** A single slide does not move and has no controls. */
export const One: Story = {
  args: { items: quotes.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ada, 6')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Several slides are side by side where they fit: a phone shows one at a time. */
export const Several: Story = {
  tags: ['no-screenshot'], // CarouselSeveral.stories.tsx measures the places of slides
  args: { slidesPerView: 2 },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
};

/** The anatomy's numbers keep their places. */
export const Still: Story = {
  ...Several,
  tags: ['!dev', 'no-screenshot'],
  args: { ...Several.args, delay: NEVER },
};
