import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  tags: ['stable'],
  args: {
    label: 'Sort by',
    options: [
      { value: 'featured', label: 'Featured' },
      { value: 'price', label: 'Price, low to high' },
      { value: 'rating', label: 'Highest rating' },
    ],
    defaultValue: 'price',
    onValueChange: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(select).toHaveValue('price');
    await expect(within(select).getAllByRole('option')).toHaveLength(3);
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Highest rating');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('rating');
    await expect(select).toHaveValue('rating');
    await userEvent.selectOptions(select, 'Price, low to high');
    select.blur();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: { disabled: { description: 'Cannot be used (HTML `disabled`).' } },
  args: { hint: 'Featured is our own choice.', error: 'Choose an order.', disabled: false },
};

export const Invalid: Story = {
  args: { error: 'Choose an order.', hint: 'Featured is our own choice.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(select).toHaveAttribute('aria-invalid', 'true');
    await expect(select).toHaveAccessibleDescription(
      'Choose an order. Featured is our own choice.',
    );
  },
};
