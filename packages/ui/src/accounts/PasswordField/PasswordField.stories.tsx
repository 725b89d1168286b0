import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordRules } from '../PasswordRules/PasswordRules.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  subcomponents: { PasswordRules },
  tags: ['stable'],
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    await userEvent.paste('ToyBox#2026');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    const hide = canvas.getByRole('button', { name: 'Hide password' });
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('ToyBox#2026');
    await expect(hide).not.toHaveAttribute('aria-pressed');
    await userEvent.click(hide);
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: {
    hint: { description: 'Help that is always there, under the field.' },
    error: {
      description: 'What is wrong with the value; marks the field invalid and describes it.',
    },
    disabled: { description: 'Cannot be used (HTML `disabled`).' },
  },
  args: {
    hint: 'At least 8 characters.',
    error: 'Please enter your password.',
    disabled: false,
  },
};

/** Submitting the form hides the password again. */
export const HiddenOnSubmit: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <form onSubmit={(event) => event.preventDefault()}>
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'ToyBox#2026{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
  },
};

/** The field and its toggle are disabled. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'ToyBox#2026' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeDisabled();
  },
};

export const Wrong: Story = {
  args: { error: 'Please enter your password.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter your password.');
  },
};

/** The rules alone: none, half and all of them met. */
export const Rules: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--ts-space-8)', maxWidth: 440 }}>
      <PasswordRules value="" />
      <PasswordRules value="toybox26" />
      <PasswordRules value="ToyBox!2026" />
      <PasswordRules value="ToyBox! 2026" />
    </div>
  ),
};
