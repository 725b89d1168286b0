import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  tags: ['stable'],
  args: { label: 'I accept the terms and conditions', defaultChecked: true },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', {
      name: 'I accept the terms and conditions',
    });
    await expect(box).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: {
    disabled: { description: 'Cannot be used (HTML `disabled`).' },
    required: { description: 'Has to be ticked (HTML `required`).' },
  },
  args: {
    error: 'Please accept our terms and conditions.',
    disabled: false,
    required: true,
    defaultChecked: false,
  },
};

export const Invalid: Story = {
  args: { defaultChecked: false, error: 'Please accept our terms and conditions.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', {
      name: 'I accept the terms and conditions',
    });
    await expect(box).toHaveAccessibleDescription('Please accept our terms and conditions.');
  },
};
