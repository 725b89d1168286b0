import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  tags: ['stable'],
  args: {
    legend: 'Theme',
    options: [
      { value: 'system', label: 'System' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
    defaultValue: 'system',
    onValueChange: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Theme' }));
    const [system, light, dark] = group.getAllByRole('radio');
    await expect(system).toBeChecked();
    await userEvent.click(group.getByText('Dark'));
    await expect(dark).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dark');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(light).toBeChecked();
    await expect(light).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('system');
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { legend: 'Sort by', name: 'sort', variant: 'paper' },
};

export const Disabled: Story = { args: { disabled: true } };
