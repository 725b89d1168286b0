import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { createRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { edgeCaseToys } from '../../stories/edgeCaseToys.ts';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import { expectSkeletonsHeight } from '../../stories/skeletonSize.ts';
import { ToyCard } from '../ToyCard/ToyCard.tsx';
import { ToyGrid, type ToyGridHandle, type ToyGridProps } from './ToyGrid.tsx';
import { ToyGridSkeleton } from './ToyGridSkeleton.tsx';

const meta = {
  title: 'Toys/ToyGrid',
  component: ToyGrid,
  subcomponents: { ToyGridSkeleton },
  tags: ['stable'],
  args: {
    toys: fromCatalogue((toys) => toys.slice(0, 12)),
    toyHref: '#/toys/{toyId}',
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
  tags: ['no-screenshot'], // Screens/All toys shows it
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list');
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
  tags: ['no-screenshot', '!autodocs'],
  argTypes: {
    toys: { control: false },
    footer: { control: false },
    footerPictures: { control: false },
    count: { description: 'How many toys.', control: { type: 'range', min: 0, max: 48 } },
    withFooter: { description: 'Whether `footer` is there, a link here.' },
  },
  args: {
    toys: fromCatalogue((toys) => toys),
    count: 8,
    withFooter: true,
  },
  render: ({ toys, count, withFooter, ...rest }) => (
    <ToyGrid
      {...rest}
      toys={toys.slice(0, count)}
      footer={withFooter ? allToy : undefined}
      footerPictures={toys.slice(10, 13).map(({ pictureURL }) => pictureURL)}
    />
  ),
};

export const WithFooter: Story = {
  tags: ['no-screenshot'], // the part on screen looks like Default
  args: {
    toys: fromCatalogue((toys) => toys.slice(0, 8)),
    footer: allToy,
    footerPictures: fromCatalogue((toys) => toys.slice(10, 13).map(({ pictureURL }) => pictureURL)),
  },
  play: async ({ canvas, canvasElement }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(9);
    await expect(
      within(items[8] ?? canvasElement).getByRole('link', { name: 'All Toy' }),
    ).toBeVisible();
  },
};

export const OneToy: Story = { args: { toys: fromCatalogue((toys) => toys.slice(0, 1)) } };

export const Empty: Story = {
  args: { toys: [], 'aria-label': 'Toys' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const Skeleton: Story = {
  render: () => <ToyGridSkeleton count={8} />,
};

/** Beside a column of filters; the screen All toys has the screenshot. */
export const Beside: Story = {
  tags: ['no-screenshot'],
  args: {
    besideSidebar: true,
    renderCard: (card) => (
      <ToyCard
        {...card}
        action={<button type="button">{card.toy.toyName}</button>}
        badge={`Badge ${card.toy.toyId}`}
        note={`Note ${card.toy.toyId}`}
      />
    ),
  },
  globals: { viewport: { value: 'w1440' } },
  render: (args) => (
    <>
      <ToyGrid {...args} />
      <ToyGridSkeleton count={3} besideSidebar />
    </>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const list = canvas.getByRole('list');
    for (const grid of [list, list.nextElementSibling ?? canvasElement]) {
      await expect(getComputedStyle(grid).gridTemplateColumns.split(' ')).toHaveLength(3);
    }
    const cards = within(list).getAllByRole('article');
    for (const [index, { toyId, toyName }] of args.toys.entries()) {
      const card = within(cards[index] ?? canvasElement);
      await expect(card.getByRole('button', { name: toyName })).toBeVisible();
      await expect(card.getByText(`Badge ${toyId}`)).toBeVisible();
      await expect(card.getByText(`Note ${toyId}`)).toBeVisible();
    }
  },
};

const grid = createRef<ToyGridHandle>();

/** The cards of a row align, with their prices and links, for names of any length. */
export const PricesAlign: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    toys: fromCatalogue((toys) => [edgeCaseToys.longWord, ...toys.slice(0, 3)]),
    priorityCount: 0,
  },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
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
  tags: ['!dev', '!autodocs'],
  args: { toys: fromCatalogue((toys) => toys) },
  render: (args) => (
    <>
      <button type="button" onClick={() => grid.current?.scrollToToy('48')}>
        Go to the last toy
      </button>
      <ToyGrid {...args} actionsRef={grid} />
    </>
  ),
  play: async ({ canvas, args }) => {
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
  tags: ['!dev', '!autodocs'],
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
