import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Container } from '../../primitives/Container/Container.tsx';
import { edgeCaseToys } from '../../stories/edgeCaseToys.ts';
import type { Toy } from '../toy.ts';
import toyGridStories from './ToyGrid.stories.tsx';
import { ToyGrid, type ToyGridHandle } from './ToyGrid.tsx';

/** The cards of some of the first rows are taller than all others. */
const all: readonly Toy[] = Array.from({ length: 10_000 }, (_, index) => ({
  ...edgeCaseToys.free,
  toyId: `${index + 1}`,
  toyName: `Toy ${index + 1}${index > 20 && index < 300 ? ' of many words'.repeat(8) : ''}`,
}));
const [first] = all;

/** Lists of the same toys; two start with the same one. */
const lists: Record<string, readonly Toy[]> = {
  'By name': all,
  'By price': [...(first ? [first] : []), ...all.slice(1).reverse()],
  Half: all.slice(5000),
  Thirty: all.slice(0, 30),
};

const grid = createRef<ToyGridHandle>();

const meta = {
  title: 'Toys/ToyGrid',
  component: ToyGrid,
  tags: ['!dev', '!autodocs', 'no-screenshot'], // its rows look as in every grid
  args: { ...toyGridStories.args, toys: all },
  render: function Choose({ toys: _, ...args }) {
    const [chosen, setChosen] = useState('By name');
    return (
      <Container style={{ paddingBlock: 'var(--ts-space-8)' }}>
        <div style={{ position: 'sticky', top: 0, zIndex: 1 }}>
          {[...Object.keys(lists), 'None'].map((name) => (
            <button key={name} type="button" onClick={() => setChosen(name)}>
              {name}
            </button>
          ))}
        </div>
        {lists[chosen] && <ToyGrid {...args} toys={lists[chosen]} actionsRef={grid} />}
      </Container>
    );
  },
  // axe checks one of ten thousand equal cards.
  parameters: { a11y: { context: { include: ['li:nth-child(-n+8)'] } } },
  afterEach: () => scrollTo(0, 0),
} satisfies Meta<typeof ToyGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

const choose = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

/** Returns the toys whose cards are on screen, without waiting: even one empty frame would be visible. */
const onScreen = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-toy-id]')]
    .filter((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    })
    .map(({ dataset }) => Number(dataset.toyId));

const expectCards = async (canvasElement: HTMLElement) => {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  await expect(onScreen(canvasElement).length).toBeGreaterThan(2);
  await expect(middle?.closest('ul')).not.toBeNull();
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 200));

/** Shows the tall rows, then scrolls below their place in a list that has them elsewhere. */
const expectOwnHeights = async (canvasElement: HTMLElement, names: readonly string[]) => {
  const list = () => within(canvasElement).getByRole('list');
  for (let top = 0; top < 40_000; top += 600) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
  }
  for (const name of names) await choose(canvasElement, name);
  await expect(grid.current?.scrollToToy('9600')).toBe(true);
  await waitFor(() => expect(onScreen(canvasElement)).toContain(9600));
  const card = canvasElement.querySelector('[data-toy-id="9600"]')?.getBoundingClientRect();
  const { gridTemplateColumns, rowGap } = getComputedStyle(list());
  const row = Math.floor(401 / gridTemplateColumns.split(' ').length);
  const height = (card?.height ?? Number.NaN) + Number.parseFloat(rowGap);
  const top = (card?.top ?? Number.NaN) - list().getBoundingClientRect().top;
  await expect(Math.abs(top - row * height)).toBeLessThan(height);
};

/** A sorted, replaced or shortened list shows cards at once, and each card can be found. */
export const OtherToys: Story = {
  play: async ({ canvasElement }) => {
    scrollTo(0, 300_000);
    await waitFor(() => expect(Math.min(...onScreen(canvasElement))).toBeGreaterThan(500));
    for (const name of ['By price', 'Half', 'By name']) {
      await choose(canvasElement, name);
      await expectCards(canvasElement);
      await settled();
      await expectCards(canvasElement);
    }
    await choose(canvasElement, 'By price');
    await expect(grid.current?.scrollToToy('9000')).toBe(true);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-toy-id="9000"] a')).toHaveFocus(),
    );
    await expect(onScreen(canvasElement)).toContain(9000);
    await choose(canvasElement, 'Half');
    await expect(grid.current?.scrollToToy('30')).toBe(false);
    await choose(canvasElement, 'Thirty');
    await expect(grid.current?.scrollToToy('30')).toBe(true);
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-toy-id]')).toHaveLength(30));
    await choose(canvasElement, 'By price');
    await settled();
    await expect(onScreen(canvasElement)[0]).toBeGreaterThan(0);
    await expect(grid.current?.scrollToToy('2')).toBe(true);
    await waitFor(() => expect(onScreen(canvasElement)).toContain(2));
  },
};

/** Rows have the height of their own toys, not of those that were there before. */
export const HeightsAreNotKept: Story = {
  play: ({ canvasElement }) => expectOwnHeights(canvasElement, ['By price']),
};

/** On its first render, a list does not reuse the row heights of another list that starts with the same toy. */
export const SameFirstToy: Story = {
  play: ({ canvasElement }) => expectOwnHeights(canvasElement, ['None', 'By price']),
};
