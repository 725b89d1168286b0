import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bareToy, edgeCaseToys, ordinaryToy } from '../../stories/edgeCaseToys.ts';
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
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Bramble the Honey Bear' }));
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
  play: async ({ canvas }) => {
    const card = canvas;
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
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    for (const card of cards) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
      const edge = card.getBoundingClientRect().right;
      for (const part of card.querySelectorAll('*')) {
        await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 0.5);
      }
    }
    await expect(canvas.getAllByText('$12,345.67')).toHaveLength(3);
    await expect(canvas.getAllByText('$0.00')).toHaveLength(3);
    await expect(canvas.getAllByText('Rating: 0')).toHaveLength(3);
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
  play: async ({ canvas }) => {
    const card = canvas;
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

/** A click anywhere on the card reaches its link. */
export const WholeCardIsTheTarget: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const link = within(card).getByRole('link');
    const { left, top, right, bottom } = card.getBoundingClientRect();
    for (const [x, y] of [
      [left + 12, top + 40],
      [right - 12, top + 40],
      [(left + right) / 2, (top + bottom) / 2],
      [left + 30, bottom - 30],
    ] as const) {
      await expect(document.elementFromPoint(x, y)).toBe(link);
    }
  },
};

/** Data that a toy lacks is omitted. */
export const BareToy: Story = {
  tags: ['!dev', '!autodocs'],
  args: { toy: bareToy },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Plain Top' });
    await expect(card).toHaveTextContent(/^Plain TopQuantity: 3Price: \$5\.00View more$/);
    await expect(card.querySelector('img')).toBeNull();
  },
};

/** A skeleton is as tall as the card that replaces it, at every width. */
export const SkeletonHasTheCardsSize: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [(Story) => <div style={{ width: 650 }}>{Story()}</div>],
  render: (args) => (
    <>
      {[340, 265, 264, 220, 189, 188, 158, 138].map((width) => (
        <div
          key={width}
          data-pair=""
          style={{ display: 'grid', gridTemplateColumns: `${width}px ${width}px`, gap: 16 }}
        >
          <div>
            <ToyCard
              {...args}
              toy={width < 150 ? { ...args.toy, toyName: 'Honey Bear' } : args.toy}
            />
          </div>
          <div>
            <ToyCardSkeleton />
          </div>
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const pair of canvasElement.querySelectorAll('[data-pair]')) {
      const [card, skeleton] = [...pair.children].map(
        (side) => side.firstElementChild?.getBoundingClientRect().height,
      );
      await expect(card).toBeGreaterThan(200);
      await expect(skeleton).toBe(card);
    }
  },
};
