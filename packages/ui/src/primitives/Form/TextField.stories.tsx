import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  tags: ['stable'],
  args: { label: 'Email', type: 'email', autoComplete: 'email' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'robin@toystore.example');
    await expect(field).toHaveValue('robin@toystore.example');
    await expect(field).toBeValid();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: {
    type: {
      control: 'select',
      options: ['text', 'email', 'url', 'tel', 'password', 'number', 'date'],
    },
    placeholder: { description: 'Shown while nothing is typed (HTML `placeholder`).' },
    disabled: { description: 'Cannot be used (HTML `disabled`).' },
  },
  args: {
    hint: 'We write once, to prove the address.',
    error: 'Please enter your email.',
    placeholder: 'name@example.com',
    disabled: false,
  },
};

export const Invalid: Story = {
  args: { error: 'Please enter your email.', hint: 'We write once, to prove the address.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(
      'Please enter your email. We write once, to prove the address.',
    );
  },
};
