import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FilterSheet } from './FilterSheet.tsx';
import { inShop } from './filterSheetTestUtils.tsx';

const meta = {
  title: 'Filters/FilterSheet',
  component: FilterSheet,
  tags: ['beta'],
  args: { open: true, count: 12, onClose: fn(), onClear: fn() },
  argTypes: { open: { control: false }, children: { control: false } },
  decorators: [inShop],
  // An open sheet covers the page, so the documentation page shows each in its own frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof FilterSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const sheet = within(screen.getByRole('dialog', { name: 'Filter and sort' }));
    await expect(sheet.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Close filters' })).toHaveFocus();
    await expect(sheet.getByRole('button', { name: 'Show 12 toys' })).toBeVisible();
    const place = () => screen.getByRole('dialog').getBoundingClientRect();
    await waitFor(() => expect(Math.round(place().bottom)).toBe(innerHeight));
    await expect(place().width).toBe(Math.min(640, innerWidth));
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { count: 1, labels: { title: 'Filter and sort', clear: 'Clear all' } },
};

/** No filter is chosen: the button to clear stays and keeps the focus. */
export const NoneChosen: Story = {
  tags: ['no-screenshot'], // Default with one button grey
  render: (args) => <FilterSheet {...args} onClear={undefined} count={undefined} />,
  play: async () => {
    const sheet = within(screen.getByRole('dialog'));
    const clear = sheet.getByRole('button', { name: 'Clear all' });
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    await expect(sheet.getByRole('button', { name: 'Show toys' })).toBeVisible();
  },
};

/** No toys match: the user has to remove filters. */
export const NoMatches: Story = {
  args: { count: 0 },
  globals: { viewport: { value: 'w360' } },
  play: async ({ args }) => {
    const sheet = within(screen.getByRole('dialog'));
    const show = sheet.getByRole('button', { name: 'No matches' });
    await userEvent.click(show, { pointerEventsCheck: 0 });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
