import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { listed, loginParts } from '../authFormTestUtils.tsx';
import loginFormStories from './LoginForm.stories.tsx';
import { LoginForm } from './LoginForm.tsx';

const meta = {
  ...loginFormStories,
  title: 'Forms/LoginForm',
  component: LoginForm,
  // Errors appear after an action, and documentation pages run no play functions.
  tags: ['stable', '!autodocs', '!manifest'],
} satisfies Meta<typeof LoginForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With both fields empty, each has a message, and the summary of both takes the focus. */
export const NothingTyped: Story = {
  tags: ['no-screenshot'], // the Login screen covers it
  play: async ({ canvasElement, args }) => {
    const { canvas, email, password, login } = loginParts(canvasElement);
    const address = window.location.href;
    await userEvent.click(login);
    const summary = canvas.getByRole('region', { name: 'There is a problem' });
    await expect(summary).toHaveFocus();
    await expect(listed(summary)).toEqual([
      'Please enter your email.',
      'Please enter your password.',
    ]);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('Please enter your email.');
    await expect(password).toHaveAccessibleDescription('Please enter your password.');
    await userEvent.click(within(summary).getByRole('link', { name: /password/ }));
    await expect(password).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: /email/ }));
    await expect(email).toHaveFocus();
    await expect(window.location.href).toBe(address);
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

/** A single invalid field takes the focus itself, without a summary. */
export const NoPassword: Story = {
  tags: ['no-screenshot'], // the Login screen covers it
  play: async ({ canvasElement, args }) => {
    const { canvas, email, password, login } = loginParts(canvasElement);
    await userEvent.click(login);
    await userEvent.type(email, 'shopper@toystore.example');
    await userEvent.click(login);
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription('Please enter your password.');
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(email).toHaveValue('shopper@toystore.example');
    await userEvent.type(password, 'T');
    await expect(password).not.toHaveAttribute('aria-invalid');
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

export const MalformedEmail: Story = {
  tags: ['no-screenshot'], // the Login screen covers it
  play: async ({ canvasElement, args }) => {
    const { email, password } = loginParts(canvasElement);
    await userEvent.type(email, 'shopper@toystore');
    await userEvent.type(password, 'ToyBox#2026{Enter}');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(
      'Please enter a valid email address, like name@example.com.',
    );
    await expect(password).toHaveValue('ToyBox#2026');
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

/** The provider's message, verbatim, above the typed values. */
export const Failed: Story = {
  tags: ['autodocs', 'no-screenshot'], // the Login screen covers it
  args: {
    error: {
      message: 'Firebase: Error (auth/invalid-credential).',
      help: 'Please check your details for typing mistakes and try again, or log in another way.',
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas, email } = loginParts(canvasElement);
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Firebase: Error (auth/invalid-credential).');
    await expect(alert).toHaveTextContent('Please check your details for typing mistakes');
    await userEvent.type(email, 'shopper');
    await expect(alert).toBeVisible();
  },
};

/** The provider's message about an earlier attempt disappears when the form itself rejects one. */
export const FailedThenEmptied: Story = {
  tags: ['!dev'],
  args: { error: { message: 'Firebase: Error (auth/invalid-credential).' } },
  play: async ({ canvasElement, args }) => {
    const { canvas, email, password, login } = loginParts(canvasElement);
    await userEvent.click(login);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.type(email, 'shopper@toystore.example');
    await userEvent.type(password, 'ToyBox#2026');
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(login);
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

/** Choosing Google removes the messages about the password form. */
export const GoogleInstead: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement, args }) => {
    const { canvas, email, login } = loginParts(canvasElement);
    await userEvent.click(login);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.onGoogle).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(email).not.toHaveAttribute('aria-invalid');
  },
};
