import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { loginParts } from '../authFormTestUtils.tsx';
import loginFormStories from './LoginForm.stories.tsx';
import { LoginForm } from './LoginForm.tsx';

const meta = {
  ...loginFormStories,
  title: 'Forms/LoginForm',
  component: LoginForm,
  tags: ['!dev', '!autodocs'],
  args: { ...loginFormStories.args, onGoogleIntent: fn() },
} satisfies Meta<typeof LoginForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const googleParts = (canvasElement: HTMLElement) => {
  const { canvas, ...parts } = loginParts(canvasElement);
  return {
    canvas,
    ...parts,
    google: canvas.getByRole('button', { name: 'Continue with Google' }),
    forgot: canvas.getByRole('button', { name: 'Forgot password?' }),
    status: canvas.getByRole('status'),
  };
};

/** Reported for a pointer, for focus and for a finger, each before the press. */
export const Intent: Story = {
  play: async ({ canvasElement, args }) => {
    const { google, login, status } = googleParts(canvasElement);
    await expect(args.onGoogleIntent).not.toHaveBeenCalled();
    login.focus();
    await expect(args.onGoogleIntent).not.toHaveBeenCalled();
    google.focus();
    await expect(args.onGoogleIntent).toHaveBeenCalledTimes(1);
    await userEvent.hover(google);
    await expect(args.onGoogleIntent).toHaveBeenCalledTimes(2);
    fireEvent.pointerDown(google, { pointerType: 'touch' });
    await expect(args.onGoogleIntent).toHaveBeenCalledTimes(3);
    await expect(args.onGoogle).not.toHaveBeenCalled();
    await expect(status).toBeEmptyDOMElement();
  },
};

/** After the user lost the window, another press opens a new one. All other actions wait. */
export const PressedAgain: Story = {
  args: { loading: 'google' },
  play: async ({ canvasElement, args }) => {
    const { email, password, login, google, forgot, status } = googleParts(canvasElement);
    await expect(google).toHaveAttribute('aria-busy', 'true');
    await expect(google).not.toHaveAttribute('aria-disabled');
    await expect(status).toHaveTextContent(
      'Please continue in the sign-in window. Lost it? Press the button again.',
    );
    await userEvent.click(google);
    await userEvent.keyboard('{Enter}');
    await expect(args.onGoogle).toHaveBeenCalledTimes(2);

    await userEvent.type(email, 'shopper@toystore.example');
    await userEvent.type(password, 'ToyBox#2026{Enter}');
    for (const other of [login, forgot]) {
      await expect(other).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(other);
    }
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await expect(args.onForgotPassword).not.toHaveBeenCalled();
  },
};
