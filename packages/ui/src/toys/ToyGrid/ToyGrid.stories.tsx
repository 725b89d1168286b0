import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { createRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import { unusualToys } from '../../stories/unusualToys.ts';
import { ToyGrid, type ToyGridHandle, type ToyGridProps } from './ToyGrid.tsx';
import { ToyGridSkeleton } from './ToyGridSkeleton.tsx';

const grid = createRef<ToyGridHandle>();

const meta = {
  title: 'Toys/ToyGrid',
  component: ToyGrid,
  args: {
    toys: fromCatalogue((toys) => toys.slice(0, 12)),
    toyHref: (toy) => `#/toys/${toy.toyId}`,
    headingLevel: 2,
  },
  decorators: [
    (Story) => (
      <Container style={{ paddingBlock: 'var(--ts-space-8)' }}>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ToyGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

const allToy = (
  <ButtonLink href="#/alltoy" size="l">
    All Toy <ArrowRight aria-hidden="true" />
  </ButtonLink>
);

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByRole('list');
    const items = within(list).getAllByRole('listitem');
    await expect(items.map(({ dataset }) => dataset.toyId)).toEqual(
      args.toys.map((toy) => toy.toyId),
    );
    await expect(within(list).getAllByRole('link')[2]).toHaveAttribute('href', '#/toys/3');
    const eager = [...list.querySelectorAll('img')].map((image) => image.loading);
    await expect(eager.filter((loading) => loading === 'eager')).toHaveLength(4);
    await expect(eager.slice(0, 4)).not.toContain('lazy');
  },
};

export const Playground: StoryObj<ToyGridProps & { count: number; withFooter: boolean }> = {
  tags: ['no-picture', '!autodocs'],
  argTypes: {
    toys: { control: false },
    footer: { control: false },
    footerToys: { control: false },
    count: { description: 'How many toys.', control: { type: 'range', min: 0, max: 48 } },
    withFooter: { description: 'Whether `footer` is there, a link here.' },
  },
  args: {
    toys: fromCatalogue((toys) => toys),
    count: 8,
    withFooter: true,
    labels: { viewMore: 'View More', price: 'Price:' },
  },
  render: ({ toys, count, withFooter, ...rest }) => (
    <ToyGrid
      {...rest}
      toys={toys.slice(0, count)}
      footer={withFooter ? allToy : undefined}
      footerToys={toys.slice(10, 13)}
    />
  ),
};

/** Cards of one row stand on one line, prices and links too, whatever their names. */
export const PricesAlign: Story = {
  args: {
    toys: fromCatalogue((toys) => [unusualToys.longWord, ...toys.slice(0, 3)]),
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

export const WithFooter: Story = {
  args: {
    toys: fromCatalogue((toys) => toys.slice(0, 8)),
    footer: allToy,
    footerToys: fromCatalogue((toys) => toys.slice(10, 13)),
  },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items).toHaveLength(9);
    await expect(
      within(items[8] ?? canvasElement).getByRole('link', { name: 'All Toy' }),
    ).toBeVisible();
  },
};

export const OneToy: Story = { args: { toys: fromCatalogue((toys) => toys.slice(0, 1)) } };

export const Empty: Story = {
  args: { toys: [], 'aria-label': 'Toys' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('listitem')).toBeNull();
  },
};

export const Unusual: Story = { args: { toys: Object.values(unusualToys) } };

/** The most toys whose cards are all in the page. */
export const TwoHundredToys: Story = {
  tags: ['no-picture'], // its first rows are those of every grid; the rest is below the picture
  args: {
    toys: fromCatalogue((toys) =>
      Array.from({ length: 200 }, (_, index) => ({
        ...(toys[index % toys.length] ?? unusualToys.free),
        toyId: `copy-${index}`,
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(200);
    await expect(canvasElement.querySelector('[aria-setsize]')).toBeNull();
  },
  // Two hundred cards are one card to axe, but a quarter of a minute of its time.
  parameters: { a11y: { context: { include: ['li:nth-child(-n+8)'] } } },
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
    const last = canvas.getByRole('link', { name: `View More: ${args.toys[47]?.toyName}` });
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

export const Skeleton: Story = {
  render: () => <ToyGridSkeleton count={8} />,
};

/** The first rows are as tall as their skeleton: nothing moves when the toys arrive. */
export const SkeletonHasTheGridsSize: Story = {
  args: { toys: fromCatalogue((toys) => toys.slice(0, 4)) },
  render: (args) => (
    <>
      <ToyGrid {...args} />
      <ToyGridSkeleton count={4} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('list');
    const skeleton = grid.nextElementSibling;
    await expect(grid.offsetHeight).toBeGreaterThan(300);
    await expect(skeleton?.getBoundingClientRect().height).toBe(
      grid.getBoundingClientRect().height,
    );
  },
};

export const SkeletonHasTheGridsSizeOnTablets: Story = {
  ...SkeletonHasTheGridsSize,
  globals: { viewport: { value: 'w768' } },
};

export const SkeletonHasTheGridsSizeOnPhones: Story = {
  ...SkeletonHasTheGridsSize,
  globals: { viewport: { value: 'w360' } },
};

export const TwoToys: Story = {
  args: { toys: [unusualToys.free, unusualToys.dear] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(2);
  },
};
