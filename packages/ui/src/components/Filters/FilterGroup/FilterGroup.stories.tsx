import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ratings, sellers } from '../../../stories/useFilters.tsx';
import { FilterGroup } from './FilterGroup.tsx';

const meta = {
  title: 'Filters/FilterGroup',
  component: FilterGroup,
  tags: ['beta'],
  args: {
    legend: 'Seller',
    type: 'multiple',
    options: sellers,
    defaultValue: ['pinwheel'],
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 264 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FilterGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Seller' }));
    await expect(group.getAllByRole('checkbox')).toHaveLength(5);
    const pinwheel = group.getByRole('checkbox', { name: 'Pinwheel & Pine' });
    await expect(pinwheel).toBeChecked();
    await expect(pinwheel).toHaveAccessibleDescription('12 toys');
    const puddlejump = group.getByRole('checkbox', { name: 'Puddlejump Toys' });
    await expect(puddlejump).toHaveAccessibleDescription('1 toy');
    // The count is part of the row, and the whole row is the target.
    const { left, top } = group.getByText('104').getBoundingClientRect();
    const target = document.elementFromPoint(left + 2, top + 2);
    if (target) await userEvent.click(target);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['pinwheel', 'otter']);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['pinwheel']);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: { defaultValue: { control: false }, options: { control: 'object' } },
  args: { shown: 3, legendHidden: false },
};

/** Radio buttons, with an icon. */
export const OneOfSome: Story = {
  args: { legend: 'Rating', type: 'single', options: ratings, defaultValue: ['4'] },
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Rating' }));
    const chosen = group.getByRole('radio', { name: '4 and up' });
    await expect(chosen).toBeChecked();
    await userEvent.tab();
    await expect(chosen).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['4.5']);
    await userEvent.keyboard('{ArrowDown}');
    await expect(chosen).toBeChecked();
    chosen.blur();
  },
};

/** A group without a visible heading. */
export const HiddenLegend: Story = {
  args: {
    legend: 'Only',
    legendHidden: true,
    options: [
      { value: 'stock', label: 'In stock only' },
      { value: 'saved', label: 'Saved only', count: 2 },
    ],
    defaultValue: ['stock'],
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Only' });
    await expect(within(group).getByText('Only').getBoundingClientRect().width).toBe(1);
  },
};

/** Short options, in two columns if there is room; in a narrow column, one below the other. */
export const TwoColumns: Story = {
  tags: ['no-screenshot'], // the sheet of All toys shows it
  args: { legend: 'Rating', options: ratings, defaultValue: [], columns: 2 },
  render: (args) => (
    <>
      <div style={{ width: 320 }}>
        <FilterGroup {...args} />
      </div>
      <div style={{ width: 200 }}>
        <FilterGroup {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const rowsOf = (group: HTMLElement | undefined) => {
      const boxes = group ? within(group).getAllByRole('checkbox') : [];
      return new Set(boxes.map((box) => Math.round(box.getBoundingClientRect().top))).size;
    };
    const [wide, narrow] = canvas.getAllByRole('group', { name: 'Rating' });
    await expect(rowsOf(wide)).toBe(Math.ceil(ratings.length / 2));
    await expect(rowsOf(narrow)).toBe(ratings.length);
  },
};

export const Disabled: Story = { args: { disabled: true } };

const namesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

/** A chosen option is shown even if it is far down the list, and stays when it is unchecked: it has the focus. */
export const ChosenIsThere: Story = {
  tags: ['!dev', '!autodocs'],
  args: { shown: 1, defaultValue: ['lantern'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(namesIn(canvasElement)).toEqual(['Copper Kettle Playworks', 'Lantern Lane']);
    const lantern = canvas.getByRole('checkbox', { name: 'Lantern Lane' });
    await userEvent.click(lantern);
    await expect(lantern).not.toBeChecked();
    await expect(lantern).toHaveFocus();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('checkbox', { name: 'Pinwheel & Pine' })).toHaveFocus();
    await expect(namesIn(canvasElement)).toHaveLength(7);
  },
};

/** A very long list is shown in parts. */
export const HundredAndSix: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    options: Array.from({ length: 106 }, (_, index) => ({
      value: `${index + 1}`,
      label: `Seller ${index + 1}`,
      count: index,
    })),
    defaultValue: ['80'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 50 more' }));
    await expect(canvas.getByRole('checkbox', { name: 'Seller 6' })).toHaveFocus();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(56);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 106' }));
    await expect(canvas.getByRole('checkbox', { name: 'Seller 56' })).toHaveFocus();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(106);
  },
};
