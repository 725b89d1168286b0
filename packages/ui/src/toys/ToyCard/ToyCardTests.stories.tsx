import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bareToy } from '../../stories/edgeCaseToys.ts';
import toyCardStories from './ToyCard.stories.tsx';
import { ToyCard } from './ToyCard.tsx';
import { ToyCardSkeleton } from './ToyCardSkeleton.tsx';

const meta = {
  ...toyCardStories,
  title: 'Toys/ToyCard',
  component: ToyCard,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof ToyCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A click anywhere on the card reaches its link. */
export const WholeCardIsTheTarget: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
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
  args: { toy: bareToy },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article', { name: 'Plain Top' });
    await expect(card).toHaveTextContent(/^Plain TopQuantity: 3Price: \$5\.00View more$/);
    await expect(card.querySelector('img')).toBeNull();
  },
};

/** A skeleton is as tall as the card that replaces it, at every width. */
export const SkeletonHasTheCardsSize: Story = {
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
