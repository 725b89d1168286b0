import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { edgeCaseToys, ordinaryToy } from '../../stories/edgeCaseToys.ts';
import { firstToy, fromCatalogue } from '../../stories/fromCatalogue.ts';
import { ToyCard, type ToyCardProps } from './ToyCard.tsx';
import { ToyCardSkeleton } from './ToyCardSkeleton.tsx';

const meta = {
  title: 'Toys/ToyCard',
  component: ToyCard,
  subcomponents: { ToyCardSkeleton },
  tags: ['stable'],
  args: { toy: fromCatalogue(firstToy), href: '#bear', headingLevel: 2 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 289, padding: 'var(--ts-space-6)', boxSizing: 'content-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToyCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const card = within(
      within(canvasElement).getByRole('article', { name: 'Bramble the Honey Bear' }),
    );
    await expect(card.getByText('Rating: 4.9')).toBeVisible();
    await expect(card.getByText('Quantity: 48')).toBeVisible();
    await expect(card.getByText('$34.95').closest('p')?.innerText).toBe('Price: $34.95');
    const link = card.getByRole('link', { name: 'View more: Bramble the Honey Bear' });
    await expect(card.getAllByRole('link')).toEqual([link]);
    await expect(card.queryByText('Out of stock')).toBeNull();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Playground: StoryObj<ToyCardProps & { width: number }> = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: {
    width: {
      description: 'Pixels: a card lays itself out by the room it has.',
      control: { type: 'range', min: 130, max: 289 },
    },
  },
  args: { toy: ordinaryToy, width: 289 },
  render: ({ width, ...rest }) => <ToyCard {...rest} style={{ width }} />,
};

export const OutOfStock: Story = {
  args: { toy: edgeCaseToys.outOfStock },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByText('Out of stock')).toBeVisible();
    await expect(card.getByText('Quantity: 0')).toBeVisible();
    await expect(card.getByRole('link')).toBeVisible();
  },
};

/** A catalogue's edge cases, in every layout of the card. */
export const Unusual: Story = {
  decorators: [(Story) => <div style={{ width: 'min(1280px, 90vw)' }}>{Story()}</div>],
  render: (args) => (
    <>
      {[288, 214, 138].map((width) => (
        <div
          key={width}
          style={{
            display: 'grid',
            gridTemplateColumns: `repeat(auto-fill, ${width}px)`,
            gap: 'var(--ts-space-4)',
            marginBottom: 'var(--ts-space-8)',
          }}
        >
          {Object.values(edgeCaseToys).map((toy) => (
            <ToyCard {...args} key={toy.toyId} toy={toy} href={`#${toy.toyId}`} />
          ))}
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('article');
    for (const card of cards) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
      const edge = card.getBoundingClientRect().right;
      for (const part of card.querySelectorAll('*')) {
        await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 0.5);
      }
    }
    await expect(within(canvasElement).getAllByText('$12,345.67')).toHaveLength(3);
    await expect(within(canvasElement).getAllByText('$0.00')).toHaveLength(3);
    await expect(within(canvasElement).getAllByText('Rating: 0')).toHaveLength(3);
  },
};

/** A toy's optional data, and a shop's content in the card's slots. */
export const WithMore: Story = {
  args: {
    toy: {
      ...edgeCaseToys.outOfStock,
      compareAtPrice: 4495,
      ratingCount: 128,
      badges: ['-22 %', 'Handmade'],
    },
    badge: 'New',
    meta: <p>Ages 3+</p>,
    children: <p>Back on Friday</p>,
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByText('Rating: 4.9')).toBeVisible();
    await expect(card.getByText('(128)')).toBeVisible();
    await expect(card.getByText('$34.95').closest('p')).toHaveTextContent('Before: $44.95');
    for (const text of ['Out of stock', 'New', '-22 %', 'Handmade', 'Ages 3+', 'Back on Friday']) {
      await expect(card.getByText(text)).toBeVisible();
    }
    const { top } = card.getByText('Back on Friday').getBoundingClientRect();
    const { bottom } = card.getByRole('link').getBoundingClientRect();
    await expect(top - bottom).toBeGreaterThanOrEqual(8);
  },
};

export const Skeleton: Story = {
  render: () => <ToyCardSkeleton />,
};
