import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Container } from '../../primitives/Container/Container.tsx';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import toyGridStories from './ToyGrid.stories.tsx';
import { ToyGrid } from './ToyGrid.tsx';

/** A grid of 48 toys that is mounted and unmounted while the page is in use. */
const meta = {
  title: 'Toys/ToyGrid',
  component: ToyGrid,
  tags: ['!dev', '!autodocs', 'no-screenshot'], // its cards look as in every grid
  args: { ...toyGridStories.args, toys: fromCatalogue((toys) => toys) },
  render: function Toggle(args) {
    const [isShown, setShown] = useState(false);
    return (
      <Container>
        <button type="button" onClick={() => setShown(!isShown)}>
          Toys
        </button>
        {isShown && <ToyGrid {...args} />}
      </Container>
    );
  },
  parameters: { a11y: { test: 'off' } }, // all look like ToyGrid's Default
  afterEach: () => scrollTo(0, 0),
} satisfies Meta<typeof ToyGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

const itemsIn = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('[data-toy-id]'),
];

const isOnScreen = (item: HTMLElement) => {
  const { top, bottom } = item.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Presses the button; resolves once React has rendered the result, before any later update. */
async function toggle(canvasElement: HTMLElement) {
  within(canvasElement).getByRole('button', { name: 'Toys' }).click();
  await Promise.resolve();
}

const seeAll = (canvasElement: HTMLElement) =>
  waitFor(() => expect(itemsIn(canvasElement)).toHaveLength(48), { timeout: 10_000 });

/** The visible cards are rendered first, the rest soon after. */
export const ScreenFirst: Story = {
  play: async ({ canvasElement, args }) => {
    await toggle(canvasElement);
    const opening = itemsIn(canvasElement);
    await expect(opening.length).toBeLessThan(24);
    await expect(opening.at(-1)?.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight);
    await seeAll(canvasElement);
    const items = itemsIn(canvasElement);
    await expect(items.slice(0, opening.length)).toEqual(opening);
    await expect(items.map(({ dataset }) => dataset.toyId)).toEqual(
      args.toys.map(({ toyId }) => toyId),
    );
    await waitFor(() => expect(canvasElement.querySelector('[aria-setsize]')).toBeNull());
  },
};

/** When the user returns, the list at once has the same length as before and the same cards in the same place. */
export const ShownAgain: Story = {
  play: async ({ canvas, canvasElement }) => {
    await toggle(canvasElement);
    await seeAll(canvasElement);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame); // the grid is measured after its layout
    const height = () => canvas.getByRole('list').getBoundingClientRect().height;
    const heightBefore = height();
    scrollTo(0, 2000);
    const before = itemsIn(canvasElement).filter(isOnScreen);
    const [first] = before;
    const place = first?.getBoundingClientRect().top ?? Number.NaN;
    await toggle(canvasElement);
    await toggle(canvasElement);
    await expect(height()).toBeCloseTo(heightBefore, 0);
    scrollTo(0, 2000);
    await waitFor(() => {
      const again = itemsIn(canvasElement).filter(isOnScreen);
      expect(again.map(({ dataset }) => dataset.toyId)).toEqual(
        before.map(({ dataset }) => dataset.toyId),
      );
      expect(again[0]?.getBoundingClientRect().top).toBeCloseTo(place, 0);
    });
    await seeAll(canvasElement);
    await expect(scrollY).toBe(2000);
  },
};

export const Whole: Story = {
  args: { renderAllAtOnce: true, toys: fromCatalogue((toys) => toys.slice(1)) }, // a list that no other story renders
  play: async ({ canvasElement }) => {
    await toggle(canvasElement);
    await expect(itemsIn(canvasElement)).toHaveLength(47);
  },
};
