import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Container } from '../../primitives/Container/Container.tsx';
import { edgeCaseToys } from '../../stories/edgeCaseToys.ts';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import { ToyCard } from '../ToyCard/ToyCard.tsx';
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
  tags: ['!dev', '!autodocs', 'no-screenshot'], // its rows look as in every grid
  parameters: { a11y: { test: 'off' } }, // all look like TenThousandToys
  args: { ...toyGridStories.args, toys: fromCatalogue((toys) => many(toys, 10_000)) },
  render: (args) => (
    <>
      <Container style={{ paddingBlock: 'var(--ts-space-8)' }}>
        <button type="button" onClick={() => grid.current?.scrollToToy('5000')}>
          Go to the middle
        </button>
        <ToyGrid {...args} actionsRef={grid} />
      </Container>
      <footer>After the toys</footer>
    </>
  ),
  afterEach: () => scrollTo(0, 0),
} satisfies Meta<typeof ToyGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Finds the cards by their attribute: roles take long. */
const itemsIn = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('li[data-toy-id]'),
];

const placesIn = (canvasElement: HTMLElement) =>
  itemsIn(canvasElement).map((item) => Number(item.getAttribute('aria-posinset')));

/** As long as all of its rows, with only the cards near the screen. */
export const TenThousandToys: Story = {
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas, canvasElement }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.length).toBeLessThan(60);
    await expect(items[0]).toHaveAttribute('data-toy-id', '1');
    for (const item of items) await expect(item).toHaveAttribute('aria-setsize', '10000');
    await expect(placesIn(canvasElement)).toEqual(items.map((_, index) => index + 1));
    const list = canvas.getByRole('list');
    await expect(list.offsetHeight).toBeGreaterThan(1_000_000);
  },
};

/** Renders every card with its picture before the browser lays out sheets, and restores the window afterwards. */
export const Printed: Story = {
  args: { toys: fromCatalogue((toys) => many(toys, 300)) },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(itemsIn(canvasElement).length).toBeLessThan(60);
    dispatchEvent(new Event('beforeprint'));
    await expect(itemsIn(canvasElement)).toHaveLength(300);
    const items = itemsIn(canvasElement);
    await expect(items.map(({ dataset }) => dataset.toyId)).toEqual(
      args.toys.map(({ toyId }) => toyId),
    );
    await expect(canvas.queryByText(/^The first/)).toBeNull();
    // Browsers load lazy pictures before they print, and wait for those alone.
    await expect(items.at(-1)?.querySelector('img')).toHaveAttribute('loading', 'lazy');
    dispatchEvent(new Event('afterprint'));
    await expect(itemsIn(canvasElement).length).toBeLessThan(60);
  },
};

/**
 * Ten thousand cards would block a browser for a minute: the print shows the first ones and a note. Afterwards the page
 * is back at its scroll position, beyond the end of the printed part.
 */
export const PrintedInPart: Story = {
  args: { toys: fromCatalogue((toys) => many(toys, 3000)) },
  play: async ({ canvas, canvasElement }) => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const last = () => canvasElement.querySelector('[data-toy-id="3000"]');
    await waitFor(() => expect(last()).toBeVisible());
    const { scrollY: before } = window;
    dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getByText(/^The first 1,?000 of 3,?000 toys$/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-toy-id]')).toHaveLength(1000); // roles take seconds
    await expect(scrollY).toBeLessThan(before);
    dispatchEvent(new Event('afterprint'));
    await expect(canvas.queryByText(/^The first/)).toBeNull();
    await expect(scrollY).toBe(before);
    await waitFor(() => expect(last()).toBeVisible());
  },
};

/** Jumps to a toy whose card is not rendered; Tab continues from there. */
export const Jump: Story = {
  play: async ({ canvas, canvasElement, args }) => {
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

/** The focused element and its neighbours stay in the page, however far the user scrolls. */
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

/** The user can reach the end, by scrolling and by a link before the toys. */
export const End: Story = {
  play: async ({ canvas, canvasElement }) => {
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

/** Starts what Home does: the browser scrolls with an animation, which a scroll by the page would end. */
function pressHome() {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
  scrollTo({ top: 0, behavior: 'smooth' });
}

/** Home in the frame in which End arrives, before the rows there are corrected: the scroll to the top continues. */
export const HomeRightAfterEnd: Story = {
  args: {
    // The last rows are taller than assumed.
    toys: fromCatalogue((toys) =>
      many(toys, 10_000).map((toy, index) =>
        index < 9900 ? toy : { ...toy, toyName: `${toy.toyName} `.repeat(6) },
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(placesIn(canvasElement)[0]).toBe(1);
    // Runs after the grid's listener, which is on the window.
    document.addEventListener('scroll', pressHome, { once: true });
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(Math.max(...placesIn(canvasElement))).toBe(10_000));
    await waitFor(() => expect(scrollY).toBe(0), { timeout: 4000 });
    await waitFor(() => expect(canvasElement.querySelector('[data-toy-id="1"]')).toBeVisible());
  },
};

/** Says whether a card is at the left of the screen at each of these heights, or just below: between two rows is a gap. */
const isFilled = (list: HTMLElement) =>
  [0.2, 0.5, 0.8].every((part) =>
    [0, 40].some((below) =>
      document
        .elementFromPoint(list.getBoundingClientRect().x + 20, innerHeight * part + below)
        ?.closest('[data-toy-id]'),
    ),
  );

const nextFrame = () => new Promise(requestAnimationFrame);

/** However fast the user scrolls, no frame shows a hole in the list. */
export const NoHoles: Story = {
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list');
    scrollTo({ top: 500, behavior: 'instant' });
    for (const moves of [Array.from({ length: 15 }, () => innerHeight), [800_000, -300_000]]) {
      for (const top of moves) {
        scrollBy({ top, behavior: 'instant' });
        for (const frame of [1, 2]) {
          await nextFrame();
          await expect(isFilled(list), `${scrollY}, frame ${frame}`).toBe(true);
        }
      }
    }
    await expect(itemsIn(canvasElement).length).toBeLessThan(80);
  },
};

/** Returns the top of each rendered card. */
const topsIn = (canvasElement: HTMLElement) =>
  new Map(
    within(canvasElement)
      .getAllByRole('listitem')
      .map((item) => [item.dataset.toyId ?? '', item.getBoundingClientRect().top]),
  );

/** Some rows are taller than assumed. */
const unequal = fromCatalogue((toys) =>
  many(toys, 10_000).map((toy, index) =>
    index % 60 < 50 ? toy : { ...toy, toyName: `${toy.toyName} `.repeat(4) },
  ),
);

/** Rows above whose heights turn out to be others move nothing in view, also where the browser corrects nothing. */
export const ScrolledUp: Story = {
  args: { toys: unequal },
  play: async ({ canvasElement }) => {
    const { style } = document.documentElement;
    for (const [anchoring, start] of [
      ['auto', 500_000],
      ['none', 300_000], // where no row has been measured
    ] as const) {
      style.overflowAnchor = anchoring;
      scrollTo({ top: start, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
      for (let step = 0; step < 20; step += 1) {
        const before = topsIn(canvasElement);
        scrollBy({ top: -120, behavior: 'instant' });
        await nextFrame();
        await nextFrame();
        const [id, top] = [...topsIn(canvasElement)].find(
          ([id, top]) => before.has(id) && top > 0,
        ) ?? ['', 0];
        await expect(Math.abs(top - (before.get(id) ?? 0) - 120), anchoring).toBeLessThanOrEqual(1);
      }
    }
    style.overflowAnchor = '';
  },
};

/** In a narrower window, with other columns, the card in view stays. */
export const Narrowed: Story = {
  play: async ({ canvasElement }) => {
    scrollTo({ top: 300_000, behavior: 'instant' });
    await nextFrame();
    const [id] = [...topsIn(canvasElement)].find(([, top]) => top > 0) ?? [];
    canvasElement.style.width = '400px';
    await waitFor(() => {
      const card = canvasElement.querySelector(`[data-toy-id="${id}"]`);
      const top = card?.getBoundingClientRect().top ?? Number.NaN;
      expect(Math.abs(top)).toBeLessThan(innerHeight);
    });
    canvasElement.style.width = '';
  },
};

/** When the user returns to the page, the same cards are in the same places. */
export const LongListShownAgain: Story = {
  args: { toys: unequal },
  render: function Toggle(args) {
    const [isShown, setShown] = useState(true);
    return (
      <Container>
        <button type="button" onClick={() => setShown(!isShown)}>
          Toys
        </button>
        {isShown && <ToyGrid {...args} />}
      </Container>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    scrollTo({ top: 400_000, behavior: 'instant' });
    for (let screen = 0; screen < 6; screen += 1) {
      await nextFrame();
      scrollBy({ top: innerHeight, behavior: 'instant' });
    }
    await nextFrame();
    await nextFrame();
    const { scrollY: left } = window;
    const inView = () =>
      [...topsIn(canvasElement)].filter(([, top]) => top > 0 && top < innerHeight);
    const seen = inView();
    canvas.getByRole('button', { name: 'Toys' }).click();
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
    canvas.getByRole('button', { name: 'Toys' }).click();
    await waitFor(() => expect(canvas.getByRole('list')).toBeVisible());
    scrollTo({ top: left, behavior: 'instant' });
    await waitFor(() => expect(inView()).toEqual(seen));
  },
};

/** A list that grows while it loads keeps its cards, their position and the focus. */
export const Growing: Story = {
  render: function Grow({ toys, ...rest }) {
    const [count, setCount] = useState(80);
    return (
      <Container>
        <button type="button" onClick={() => setCount((last) => last * 8)}>
          More
        </button>
        <ToyGrid {...rest} toys={toys.slice(0, count)} />
      </Container>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const more = canvas.getByRole('button', { name: 'More' });
    // Roles of so many cards take so long that the browser is never idle, when the others are rendered.
    await waitFor(() => expect(canvasElement.querySelectorAll('li')).toHaveLength(80), {
      timeout: 20_000,
    });
    const card = canvasElement.querySelector('[data-toy-id="60"]');
    const link = card?.querySelector('a');
    link?.focus();
    card?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const topOf = () => Math.round(card?.getBoundingClientRect().top ?? Number.NaN);
    const top = topOf();
    for (const count of [640, 5120]) {
      more.click();
      await waitFor(() => expect(card).toHaveAttribute('aria-setsize', `${count}`));
      await expect(link).toHaveFocus();
      await waitFor(() => expect(topOf()).toBe(top));
      await expect(itemsIn(canvasElement).length).toBeLessThan(80);
    }
  },
};

/** Notes make some rows taller and others not: what the user reads stays in place when they arrive and when they go. */
export const NotesArrive: Story = {
  render: function Notes(args) {
    const [hasNotes, setHasNotes] = useState(false);
    return (
      <Container>
        <button type="button" onClick={() => setHasNotes(!hasNotes)}>
          Notes
        </button>
        <ToyGrid
          {...args}
          actionsRef={grid}
          renderCard={(card) => {
            const { toyId } = card.toy;
            const hasNote = hasNotes && Number(toyId) % 9 === 0;
            return <ToyCard {...card} note={hasNote && `Note of ${toyId}`} />;
          }}
        />
      </Container>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready; // another font changes the length of the list
    await expect(grid.current?.scrollToToy('5000')).toBe(true);
    const card = () => canvasElement.querySelector('[data-toy-id="5000"]');
    await waitFor(() => expect(card()?.querySelector('a')).toHaveFocus());
    const topOf = () => card()?.getBoundingClientRect().top ?? Number.NaN;
    const [top, height] = [topOf(), canvas.getByRole('list').offsetHeight];
    for (const note of ['Note of 4995', null]) {
      canvas.getByRole('button', { name: 'Notes' }).click();
      await waitFor(() =>
        expect(canvas.queryByText('Note of 4995')?.textContent ?? null).toBe(note),
      );
      await waitFor(() => expect(Math.abs(topOf() - top)).toBeLessThanOrEqual(1)); // a browser scrolls whole pixels
      await expect(itemsIn(canvasElement).length).toBeLessThan(80);
    }
    await expect(canvas.getByRole('list').offsetHeight).toBe(height);
    canvas.getByRole('button', { name: 'Notes' }).click();
    await canvas.findByText('Note of 4995'); // the list is as long as with these notes
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getByText('Note of 9999')).toBeVisible());
    await waitFor(() => {
      const { bottom } = canvas.getByRole('list').getBoundingClientRect();
      expect(bottom).toBeLessThanOrEqual(innerHeight + 1);
    });
  },
};
