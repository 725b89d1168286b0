import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { FilterChips } from './FilterChips.tsx';

const meta = {
  title: 'Filters/FilterChips',
  component: FilterChips,
  tags: ['beta'],
  args: {
    filters: [
      { id: 'max', label: 'Up to $25' },
      { id: 'rating', label: 'Rating 4 and up' },
      { id: 'stock', label: 'In stock only' },
    ],
    onRemove: fn(),
    onClear: fn(),
    finalFocus: () => document.querySelector<HTMLElement>('h2'),
  },
  render: function Chosen({ filters: first, onRemove, onClear, ...args }) {
    const [filters, setFilters] = useState(first);
    return (
      <>
        <h2 tabIndex={-1}>Toys</h2>
        <FilterChips
          {...args}
          filters={filters}
          onRemove={(id) => {
            setFilters(filters.filter((filter) => filter.id !== id));
            onRemove(id);
          }}
          onClear={() => {
            setFilters([]);
            onClear?.();
          }}
        />
      </>
    );
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FilterChips>;
export default meta;

type Story = StoryObj<typeof meta>;

const chip = (canvasElement: HTMLElement, label: string) =>
  within(canvasElement).getByRole('button', { name: `Remove filter: ${label}` });

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('group', { name: 'Selected filters' });
    await expect(
      within(group)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Up to $25', 'Rating 4 and up', 'In stock only', 'Clear all']);
    await userEvent.tab();
    await expect(chip(canvasElement, 'Up to $25')).toHaveFocus();
    chip(canvasElement, 'Up to $25').blur();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
};

/** The focus moves to the next filter, else to the previous one, else to the shop's `finalFocus`. */
export const FocusGoesOn: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    chip(canvasElement, 'Rating 4 and up').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('rating');
    await expect(chip(canvasElement, 'In stock only')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chip(canvasElement, 'Up to $25')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(args.onRemove).toHaveBeenCalledTimes(3);
  },
};

export const ClearAll: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('heading')).toHaveFocus();
  },
};

/** If `finalFocus` finds nothing, a control that remains takes the focus. */
export const NoneLeft: Story = {
  tags: ['!dev', '!autodocs'],
  args: { filters: [{ id: 'stock', label: 'In stock only' }], finalFocus: () => null },
  decorators: [
    (Story) => (
      <>
        <Story />
        <TextLink href="/toys">All toys</TextLink>
      </>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(chip(canvasElement, 'In stock only'));
    await expect(canvas.getByRole('link', { name: 'All toys' })).toHaveFocus();
  },
};
