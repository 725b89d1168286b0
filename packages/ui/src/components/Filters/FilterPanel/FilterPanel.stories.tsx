import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fromCatalogue } from '../../../stories/fromCatalogue.ts';
import { useFilters } from '../../../stories/useFilters.tsx';
import type { Toy } from '../../../toys/toy.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

const meta = {
  title: 'Filters/FilterPanel',
  component: FilterPanel,
  tags: ['beta'],
  argTypes: { children: { control: false }, toys: { control: false } },
  args: { toys: fromCatalogue((toys) => toys) },
  render: function InUse({ toys, ...args }) {
    const { fields } = useFilters(toys);
    return <FilterPanel {...args}>{fields}</FilterPanel>;
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 264 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<FilterPanelProps & { toys: Toy[] }>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Filter and sort' });
    await expect(within(panel).getByRole('heading', { level: 2 })).toBeVisible();
    await expect(within(panel).getAllByRole('group')).toHaveLength(4);
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
};

/** Scrolls if its content is taller than its container. */
export const Scrolling: Story = {
  tags: ['!dev', '!autodocs'],
  args: { style: { maxHeight: 300 } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Filter and sort' });
    await expect(panel.clientHeight).toBeLessThanOrEqual(300);
    within(panel).getByRole('button').scrollIntoView({ behavior: 'instant' });
    await expect(panel.scrollTop).toBeGreaterThan(100);
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
  },
};
