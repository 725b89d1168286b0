import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Container } from '../../primitives/Container/Container.tsx';
import { edgeCaseToys } from '../../stories/edgeCaseToys.ts';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import { expectSkeletonsHeight } from '../../stories/skeletonSize.ts';
import { CategoryCard } from './CategoryCard.tsx';
import { CategoryGrid, type CategoryGridProps, CategoryGridSkeleton } from './CategoryGrid.tsx';

const meta = {
  title: 'Toys/CategoryCard',
  component: CategoryGrid,
  tags: ['stable'],
  subcomponents: { CategoryCard, CategoryGridSkeleton },
  args: {
    toys: fromCatalogue((toys) => toys.slice(0, 6)),
    toyHref: (toy) => `#/toys/${toy.toyId}`,
  },
  decorators: [
    (Story) => (
      <Container style={{ paddingBlock: 'var(--ts-space-8)' }}>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof CategoryGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Bramble the Honey Bear' })).toHaveAttribute(
      'href',
      '#/toys/1',
    );
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
};

export const Playground: StoryObj<CategoryGridProps & { count: number }> = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: {
    toys: { control: false },
    count: { description: 'How many toys.', control: { type: 'range', min: 1, max: 12 } },
  },
  args: { toys: fromCatalogue((toys) => toys), count: 6 },
  render: ({ toys, count, ...rest }) => <CategoryGrid {...rest} toys={toys.slice(0, count)} />,
};

export const OneCard: Story = {
  tags: ['no-screenshot'], // Default shows six
  render: () => (
    <div style={{ width: 180 }}>
      <CategoryCard
        name="Red Comet Pump Rocket"
        imageUrl="/pictures/red-comet-pump-rocket-640.avif"
        href="#rocket"
      />
    </div>
  ),
};

export const Unusual: Story = {
  args: { toys: Object.values(edgeCaseToys) },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const name = link.lastElementChild;
      await expect(name?.scrollWidth).toBeLessThanOrEqual(name?.clientWidth ?? 0);
    }
  },
};

export const Skeleton: Story = {
  render: () => <CategoryGridSkeleton />,
};

/** No layout shift when the categories arrive. */
export const SkeletonHasTheGridsSize: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <CategoryGrid {...args} />
      <CategoryGridSkeleton />
    </>
  ),
  play: ({ canvasElement }) => expectSkeletonsHeight(canvasElement, 100),
};

export const SkeletonHasTheGridsSizeOnPhones: Story = {
  tags: ['!dev', '!autodocs'],
  ...SkeletonHasTheGridsSize,
  globals: { viewport: { value: 'w360' } },
};
