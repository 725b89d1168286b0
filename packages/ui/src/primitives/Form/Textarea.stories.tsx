import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Textarea } from './Textarea.tsx';

const meta = {
  title: 'Forms/Textarea',
  component: Textarea,
  tags: ['beta'],
  args: { label: 'Gift message', name: 'message' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Textarea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Gift message' });
    await userEvent.type(field, 'Happy birthday,{Enter}dear bear');
    await expect(field).toHaveValue('Happy birthday,\ndear bear');
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { hint: 'It comes on a card.', error: '', rows: 4, disabled: false },
};

export const Invalid: Story = {
  args: { error: 'Please write at most 200 characters.', hint: 'It comes on a card.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Gift message' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Please write at most 200 characters. It comes on a card.',
    );
  },
};
