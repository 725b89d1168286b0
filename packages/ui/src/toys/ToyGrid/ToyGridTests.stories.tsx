import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { edgeCaseToys } from '../../stories/edgeCaseToys.ts';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import { expectSkeletonsHeight } from '../../stories/skeletonSize.ts';
import toyGridStories from './ToyGrid.stories.tsx';
import { ToyGrid, type ToyGridHandle } from './ToyGrid.tsx';
import { ToyGridSkeleton } from './ToyGridSkeleton.tsx';

const grid = createRef<ToyGridHandle>();

const meta = {
  ...toyGridStories,
  title: 'Toys/ToyGrid',
  component: ToyGrid,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof ToyGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The cards of a row align, with their prices and links, for names of any length. */
export const PricesAlign: Story = {
  args: {
    toys: fromCatalogue((toys) => [edgeCaseToys.longWord, ...toys.slice(0, 3)]),
    priorityCount: 0,
  },
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('article');
    const [first, ...others] = cards.map((card) => ({
      top: card.getBoundingClientRect().top,
      priceBottom: within(card).getByText(/^\$/).getBoundingClientRect().bottom,
    }));
    const sameRow = others.filter(({ top }) => top === first?.top);
    await expect(sameRow.length).toBeGreaterThan(0);
    for (const { priceBottom } of sameRow) await expect(priceBottom).toBe(first?.priceBottom);
  },
};

export const FocusToy: Story = {
  args: { toys: fromCatalogue((toys) => toys) },
  render: (args) => (
    <>
      <button type="button" onClick={() => grid.current?.scrollToToy('48')}>
        Go to the last toy
      </button>
      <ToyGrid {...args} handleRef={grid} />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the last toy' }));
    const last = canvas.getByRole('link', { name: `View more: ${args.toys[47]?.toyName}` });
    await expect(last).toHaveFocus();
    await waitFor(
      () => {
        const { top, bottom } = last.getBoundingClientRect();
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(innerHeight);
      },
      { timeout: 4000 },
    );
    await expect(grid.current?.scrollToToy('no such toy')).toBe(false);
    await expect(last).toHaveFocus();
  },
};

/** The first rows are as tall as their skeleton: nothing shifts when the toys arrive. */
export const SkeletonHasTheGridsSize: Story = {
  args: { toys: fromCatalogue((toys) => toys.slice(0, 4)) },
  render: (args) => (
    <>
      <ToyGrid {...args} />
      <ToyGridSkeleton count={4} />
    </>
  ),
  play: ({ canvasElement }) => expectSkeletonsHeight(canvasElement, 300),
};

export const SkeletonHasTheGridsSizeOnPhones: Story = {
  ...SkeletonHasTheGridsSize,
  globals: { viewport: { value: 'w360' } },
};
