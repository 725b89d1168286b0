import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ordinaryToy } from '../../stories/edgeCaseToys.ts';
import { ToyCard, type ToyCardProps } from './ToyCard.tsx';

const PRICE = 'Was $44.95, now $34.95';

const both = (
  <>
    <p>{PRICE}</p>
    <p>Back in stock</p>
  </>
);

const cards: readonly Pick<ToyCardProps, 'toy' | 'note'>[] = [
  { toy: ordinaryToy, note: both },
  { toy: ordinaryToy },
  { toy: ordinaryToy, note: `Bisher ${'Brumm'.repeat(12)}, jetzt 34,95 €` },
];

/** Returns the parts of a card that are wider than it. */
function overflowing(card: Element) {
  const { left, right } = card.getBoundingClientRect();
  return [...card.querySelectorAll('*')].filter((part) => {
    const edges = part.getBoundingClientRect();
    return edges.left < left - 0.5 || edges.right > right + 0.5;
  });
}

/** Renders a row of cards per width. */
const cardsAt = (widths: readonly number[]) => (args: ToyCardProps) => (
  <div style={{ overflow: 'hidden' }}>
    {widths.map((width) => (
      <div
        key={width}
        style={{
          display: 'grid',
          gridTemplateColumns: `repeat(${cards.length}, ${width}px)`,
          gap: 'var(--ts-space-4)',
          padding: 'var(--ts-space-4)',
        }}
      >
        {cards.map(({ toy, note }, index) => (
          <ToyCard {...args} key={index.toString()} toy={toy} note={note} />
        ))}
      </div>
    ))}
  </div>
);

const meta = {
  title: 'Toys/ToyCard',
  component: ToyCard,
  tags: ['stable', '!autodocs', '!manifest'],
  args: { toy: ordinaryToy, href: '#bear', headingLevel: 2 },
  render: cardsAt([280, 138, 214]),
  play: async ({ canvas }) => {
    const all = canvas.getAllByRole('article');
    await expect(all.flatMap(overflowing)).toEqual([]);
    for (let first = 0; first < all.length; first += cards.length) {
      const row = all.slice(first, first + cards.length);
      const bottoms = row.map((card) => card.querySelector('a')?.getBoundingClientRect().bottom);
      await expect(new Set(bottoms).size).toBe(1); // links align, and so do prices
    }
    for (const note of canvas.getAllByText(PRICE)) {
      const price = note.closest('article')?.querySelector('bdi') ?? note;
      // Shown above the price, and read after it.
      const order = price.compareDocumentPosition(note);
      await expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
      const { top } = price.getBoundingClientRect();
      await expect(note.getBoundingClientRect().bottom).toBeLessThan(top);
    }
  },
} satisfies Meta<typeof ToyCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Cards with a note, at each width, and one without it in the same row. */
export const Variants: Story = {};

export const NotesInForcedColours: Story = {
  tags: ['no-screenshot'],
  parameters: { emulateMedia: { forcedColors: 'active' } },
  play: async ({ canvas, canvasElement }) => {
    const [note = canvasElement] = canvas.getAllByText(PRICE);
    const { borderTopColor, color } = getComputedStyle(note.closest('div') ?? note);
    await expect(borderTopColor).toBe(color);
  },
};
