import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  tags: ['beta'],
  args: {
    legend: 'Delivery',
    name: 'delivery',
    options: [
      { value: 'home', label: 'To your home', hint: 'Two to three days.' },
      { value: 'shop', label: 'To a shop near you' },
      { value: 'locker', label: 'To a locker', disabled: true },
    ],
    defaultValue: 'home',
    onValueChange: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Delivery' }));
    const home = group.getByRole('radio', { name: 'To your home' });
    await expect(home).toBeChecked();
    await expect(home).toHaveAccessibleDescription('Two to three days.');
    await userEvent.tab();
    await expect(home).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(group.getByRole('radio', { name: 'To a shop near you' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('shop');
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { disabled: false, required: true },
};

export const Invalid: Story = {
  args: { defaultValue: '', error: 'Please choose how we bring it.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Delivery' });
    await expect(group).toHaveAccessibleDescription('Please choose how we bring it.');
  },
};
