import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fromCatalogue } from '../../../stories/fromCatalogue.ts';
import { SearchBox } from '../../../toys/SearchBox/SearchBox.tsx';
import type { Toy } from '../../../toys/toy.ts';
import { PageHeader } from '../../PageHeader/PageHeader.tsx';
import { FilterButton, type FilterButtonProps } from './FilterButton.tsx';

const meta = {
  title: 'Filters/FilterButton',
  component: FilterButton,
  tags: ['beta'],
  args: { count: 3, onClick: fn() },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 'var(--ts-space-3)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FilterButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Filter and sort' });
    await expect(button).toHaveAccessibleDescription('3 selected');
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    button.blur();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { count: 12, disabled: false },
};

export const NoneChosen: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filter and sort' });
    await expect(button).not.toHaveAccessibleDescription();
  },
};

const placesIn = (canvasElement: HTMLElement) => ({
  button: within(canvasElement).getByRole('button').getBoundingClientRect(),
  search: (canvasElement.querySelector('[role="search"]') ?? canvasElement).getBoundingClientRect(),
});

type InAHeader = StoryObj<FilterButtonProps & { toys: Toy[] }>;

/** Beside the search box. */
export const InAPageHeader: InAHeader = {
  tags: ['no-screenshot'], // the screen All toys shows it
  args: { toys: fromCatalogue((toys) => toys) },
  argTypes: { toys: { control: false } },
  render: ({ toys, ...args }) => (
    <PageHeader title="Our All Toys" count={12}>
      <SearchBox toys={toys} onChoose={fn()} />
      <FilterButton {...args} />
    </PageHeader>
  ),
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { button, search } = placesIn(canvasElement);
    await expect(button.top).toBe(search.top);
    await expect(search.width).toBeGreaterThan(140);
    await expect(canvas.getByRole('button').querySelector('svg')).not.toBeVisible();
  },
};

export const InANarrowPageHeader: InAHeader = {
  ...InAPageHeader,
  tags: [],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const { button, search } = placesIn(canvasElement);
    await expect(button.top).toBeGreaterThan(search.bottom);
    await expect(button.width).toBe(search.width);
  },
};
