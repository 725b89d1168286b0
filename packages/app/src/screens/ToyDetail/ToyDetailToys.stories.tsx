import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answerWith, lostPictures } from '../../stories/catalogueAnswers.ts';
import { aloneWith } from '../../stories/catalogues.ts';
import { seeFacts } from '../../stories/steps/browse.ts';
import { arriveAt, type Stage, screenOf } from '../../stories/steps/stage.ts';
import toyDetailStories from './ToyDetail.stories.tsx';
import { ToyDetail } from './ToyDetail.tsx';

// Unusual toys that a catalogue may contain. (Storybook would show a doc comment here instead of the parameters.)
const meta = {
  ...toyDetailStories,
  title: 'Screens/Toy detail',
  component: ToyDetail,
  tags: ['!autodocs'],
} satisfies Meta<typeof ToyDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

const NAME = 'Bramble the Honey Bear';

const seePrice = (stage: Stage, price: string) =>
  expect(screenOf(stage).getByText(price).closest('p')).toHaveTextContent(`Price: ${price}`);

export const OutOfStock: Story = {
  tags: ['no-screenshot'], // ToyDetails has it
  parameters: { msw: [answerWith(aloneWith({ availableQuantity: 0 }))] },
  play: async (stage) => {
    await arriveAt(stage, NAME, NAME);
    await expect(screenOf(stage).getByText('Out of stock')).toBeVisible();
    await expect(screenOf(stage).getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    await seeFacts(stage, { Quantity: '0' });
  },
};

export const PriceZero: Story = {
  tags: ['no-screenshot'], // ToyDetails has it
  name: 'Price 0',
  parameters: { msw: [answerWith(aloneWith({ price: 0 }))] },
  play: async (stage) => {
    await arriveAt(stage, NAME, NAME);
    await seePrice(stage, '$0.00');
  },
};

export const HighPrice: Story = {
  tags: ['no-screenshot'], // ToyDetails has it
  name: 'Price 12,345.67',
  parameters: { msw: [answerWith(aloneWith({ price: 12345.67 }))] },
  play: async (stage) => {
    await arriveAt(stage, NAME, NAME);
    await seePrice(stage, '$12,345.67');
  },
};

export const RatingZero: Story = {
  tags: ['no-screenshot'], // ToyDetails has it
  name: 'Rating 0',
  parameters: { msw: [answerWith(aloneWith({ rating: 0 }))] },
  play: async (stage) => {
    await arriveAt(stage, NAME, NAME);
    await seeFacts(stage, { Rating: '0' });
  },
};

export const RatingFive: Story = {
  tags: ['no-screenshot'], // ToyDetails has it
  name: 'Rating 5',
  parameters: { msw: [answerWith(aloneWith({ rating: 5 }))] },
  play: async (stage) => {
    await arriveAt(stage, NAME, NAME);
    await seeFacts(stage, { Rating: '5' });
  },
};

/** The router decodes `%2F` in an id to a slash; the URL keeps it. */
export const EncodedSlashInId: Story = {
  tags: ['no-screenshot', '!dev'],
  parameters: {
    app: { address: '/toys/a%252Fb' },
    msw: [
      answerWith([
        ...aloneWith({ toyName: 'Another toy' }).map((toy) => ({ ...toy, toyId: 'a/b' })),
        ...aloneWith({}).map((toy) => ({ ...toy, toyId: 'a%2Fb' })),
      ]),
    ],
  },
  play: async (stage) => {
    await arriveAt(stage, NAME, NAME);
  },
};

const longText = {
  toyName: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenspielzeug mit Zubehör',
  sellerName: 'Spielwarenmanufakturgesellschaft Oberammergau',
  description: `${'A toy that has a great deal to tell, and takes its time over it. '.repeat(20)}${'Brumm'.repeat(16)}`,
};

export const LongText: Story = {
  parameters: { msw: [answerWith(aloneWith(longText))] },
  play: async (stage) => {
    await arriveAt(stage, longText.toyName, longText.toyName);
    const story = within(screenOf(stage).getByRole('region', { name: 'Description' }));
    await expect(story.getByText(/(Brumm){16}$/)).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** Without a description there is no Description section. */
export const WithoutDescription: Story = {
  tags: ['no-screenshot'], // ToyDetails has it
  parameters: { msw: [answerWith(aloneWith({ description: '' }))] },
  play: async (stage) => {
    await arriveAt(stage, NAME, NAME);
    await expect(screenOf(stage).queryByRole('region', { name: 'Description' })).toBeNull();
  },
};

const seeFallback = async (stage: Stage) => {
  await arriveAt(stage, NAME, NAME);
  await waitFor(() => expect(screenOf(stage).getByRole('img', { name: NAME }).tagName).toBe('svg'));
};

export const MissingPicture: Story = {
  tags: ['no-screenshot'], // ToyDetails has it
  parameters: { msw: [answerWith(aloneWith({ pictureURL: '' }))] },
  play: seeFallback,
};

export const BrokenPicture: Story = {
  tags: ['no-screenshot'], // ToyDetails has it
  parameters: {
    msw: [answerWith(aloneWith({ pictureURL: '/pictures/lost-1.webp' })), lostPictures],
  },
  play: seeFallback,
};
