import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './Field.tsx';

const meta = {
  title: 'Forms/Field',
  component: Field,
  tags: ['beta'],
  args: {
    label: 'Birthday',
    hint: 'We send a balloon.',
    children: (input) => <input type="date" name="birthday" {...input} />,
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Label, hint and error around a custom input. */
export const Default: Story = {
  render: (args) => (
    <Field {...args}>{(input) => <input type="date" name="birthday" {...input} />}</Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Birthday');
    await expect(input).toHaveAccessibleDescription('We send a balloon.');
    await expect(input).toBeValid();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { error: 'Please enter a day in the past.', variant: 'box' },
};

export const Invalid: Story = {
  args: { error: 'Please enter a day in the past.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Birthday');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Please enter a day in the past. We send a balloon.',
    );
  },
};
