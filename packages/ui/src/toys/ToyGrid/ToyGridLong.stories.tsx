import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Container } from '../../primitives/Container/Container.tsx';
import { edgeCaseToys } from '../../stories/edgeCaseToys.ts';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import type { Toy } from '../toy.ts';
import toyGridStories from './ToyGrid.stories.tsx';
import { ToyGrid, type ToyGridHandle } from './ToyGrid.tsx';

const many = (toys: readonly Toy[], count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...(toys[index % toys.length] ?? edgeCaseToys.free),
    toyId: `${index + 1}`,
  }));

const grid = createRef<ToyGridHandle>();

const meta = {
  title: 'Toys/ToyGrid',
  component: ToyGrid,
  tags: ['!dev', '!autodocs', 'no-screenshot'], // its rows are those of every grid
  args: { ...toyGridStories.args, toys: fromCatalogue((toys) => many(toys, 10_000)) },
  render: (args) => (
    <>
      <Container style={{ paddingBlock: 'var(--ts-space-8)' }}>
        <button type="button" onClick={() => grid.current?.scrollToToy('5000')}>
          Go to the middle
        </button>
        <ToyGrid {...args} handleRef={grid} />
      </Container>
      <footer>After the toys</footer>
    </>
  ),
  afterEach: () => scrollTo(0, 0),
} satisfies Meta<typeof ToyGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

const itemsIn = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('listitem');

const placesIn = (canvasElement: HTMLElement) =>
  itemsIn(canvasElement).map((item) => Number(item.getAttribute('aria-posinset')));

/** As long as all of its rows, with the cards near the screen. */
export const TenThousandToys: Story = {
  play: async ({ canvasElement }) => {
    const items = itemsIn(canvasElement);
    await expect(items.length).toBeLessThan(60);
    await expect(items[0]).toHaveAttribute('data-toy-id', '1');
    for (const item of items) await expect(item).toHaveAttribute('aria-setsize', '10000');
    await expect(placesIn(canvasElement)).toEqual(items.map((_, index) => index + 1));
    const list = within(canvasElement).getByRole('list');
    await expect(list.offsetHeight).toBeGreaterThan(1_000_000);
  },
};

/** On paper every card is there, with its picture, and the window is back afterwards. */
export const Printed: Story = {
  parameters: { a11y: { test: 'off' } }, // by then it looks like TenThousandToys
  args: { toys: fromCatalogue((toys) => many(toys, 300)) },
  play: async ({ canvasElement, args }) => {
    await expect(itemsIn(canvasElement).length).toBeLessThan(60);
    await window.emulateMedia?.({ media: 'print' });
    await waitFor(() => expect(itemsIn(canvasElement)).toHaveLength(300));
    const items = itemsIn(canvasElement);
    await expect(items.map(({ dataset }) => dataset.toyId)).toEqual(
      args.toys.map(({ toyId }) => toyId),
    );
    await expect(within(canvasElement).queryByText(/^The first/)).toBeNull();
    await expect(items.at(-1)?.querySelector('img')).toHaveAttribute('loading', 'eager');
    await window.emulateMedia?.({ media: 'screen' });
    await waitFor(() => expect(itemsIn(canvasElement).length).toBeLessThan(60));
  },
};

/** A browser would take a minute for ten thousand cards: paper says that there are more. */
export const PrintedInPart: Story = {
  parameters: { a11y: { test: 'off' } }, // by then it looks like TenThousandToys
  args: { toys: fromCatalogue((toys) => many(toys, 1001)) },
  play: async ({ canvasElement }) => {
    await window.emulateMedia?.({ media: 'print' });
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The first 1000 of 1001 toys')).toBeVisible();
    await expect(itemsIn(canvasElement)).toHaveLength(1000);
    await window.emulateMedia?.({ media: 'screen' });
    await waitFor(() => expect(canvas.queryByText(/^The first/)).toBeNull());
  },
};

/** A toy whose card is not in the page is gone to all the same; Tab goes on from there. */
export const Jump: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the middle' }));
    const card = canvasElement.querySelector<HTMLElement>('[data-toy-id="5000"]');
    const name = `View more: ${args.toys[4999]?.toyName}`;
    await expect(within(card ?? canvasElement).getByRole('link', { name })).toHaveFocus();
    await expect(card?.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(card?.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    await userEvent.tab();
    await expect(document.activeElement?.closest('li')).toHaveAttribute('data-toy-id', '5001');
    await expect(itemsIn(canvasElement).length).toBeLessThan(80);
    await expect(grid.current?.scrollToToy('no such toy')).toBe(false);
  },
};

/** What has the focus stays in the page, and its neighbours with it, however far it is scrolled away. */
export const FocusIsKept: Story = {
  play: async ({ canvasElement }) => {
    const link = canvasElement.querySelector<HTMLElement>('[data-toy-id="2"] a');
    link?.focus();
    scrollTo(0, 400_000);
    await waitFor(() => expect(Math.max(...placesIn(canvasElement))).toBeGreaterThan(1000));
    await expect(link).toHaveFocus();
    const places = placesIn(canvasElement);
    await expect(places).toEqual(places.toSorted((a, b) => a - b));
    await expect(places.length).toBeLessThan(80);
  },
};

/** The way to the end is open: by scrolling, and by a link in front of the toys. */
export const End: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const footer = canvas.getByText('After the toys');
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvasElement.querySelector('[data-toy-id="10000"]')).toBeVisible());
    await waitFor(() =>
      expect(footer.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight + 1),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the middle' }));
    const skip = canvas.getByRole('link', { name: 'Skip the toys' });
    const end = canvasElement.ownerDocument.getElementById(
      skip.getAttribute('href')?.slice(1) ?? '',
    );
    await expect(end?.previousElementSibling).toBe(canvas.getByRole('list'));
  },
};

/** Begins what Home does; the browser scrolls animated, and a scroll of the page's own would end that. */
function pressHome() {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
  scrollTo({ top: 0, behavior: 'smooth' });
}

/** Home in the frame in which End has arrived, before the rows there are corrected: the way back goes on. */
export const HomeRightAfterEnd: Story = {
  args: {
    // Those at the end are taller than assumed.
    toys: fromCatalogue((toys) =>
      many(toys, 10_000).map((toy, index) =>
        index < 9900 ? toy : { ...toy, toyName: `${toy.toyName} `.repeat(6) },
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(placesIn(canvasElement)[0]).toBe(1);
    // Heard after the grid, which listens in the window.
    document.addEventListener('scroll', pressHome, { once: true });
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(Math.max(...placesIn(canvasElement))).toBe(10_000));
    await waitFor(() => expect(scrollY).toBe(0), { timeout: 4000 });
    await waitFor(() => expect(canvasElement.querySelector('[data-toy-id="1"]')).toBeVisible());
  },
};

export const OtherWords: Story = {
  args: { labels: { skip: 'Spielzeug überspringen' } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Spielzeug überspringen' }),
    ).toBeInTheDocument();
  },
};

/** A list that grows while it comes keeps its cards, their place and the focus. */
export const Growing: Story = {
  render: function Grow({ toys, ...rest }) {
    const [count, setCount] = useState(150);
    return (
      <Container>
        <button type="button" onClick={() => setCount((last) => last * 8)}>
          More
        </button>
        <ToyGrid {...rest} toys={toys.slice(0, count)} />
      </Container>
    );
  },
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('button', { name: 'More' });
    await waitFor(() => expect(itemsIn(canvasElement)).toHaveLength(150), { timeout: 10_000 });
    const card = canvasElement.querySelector('[data-toy-id="120"]');
    const link = card?.querySelector('a');
    link?.focus();
    card?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const topOf = () => Math.round(card?.getBoundingClientRect().top ?? Number.NaN);
    const top = topOf();
    for (const count of [1200, 9600]) {
      more.click();
      await waitFor(() => expect(card).toHaveAttribute('aria-setsize', `${count}`));
      await expect(link).toHaveFocus();
      await waitFor(() => expect(topOf()).toBe(top));
      await expect(itemsIn(canvasElement).length).toBeLessThan(80);
    }
  },
};

/** Two columns of 100,000 toys would be taller than Firefox allows: rows take less room until they are near. */
export const HundredThousandToys: Story = {
  args: { toys: fromCatalogue((toys) => many(toys, 100_000)) },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(list.offsetHeight).toBeLessThanOrEqual(16_000_100);
    await expect(grid.current?.scrollToToy('99999')).toBe(true);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-toy-id="99999"] a')).toHaveFocus(),
    );
    await expect(list.offsetHeight).toBeLessThanOrEqual(16_100_000);
  },
};
