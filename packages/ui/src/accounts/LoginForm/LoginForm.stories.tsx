import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { listed, loginParts, onAuthPage } from '../authFormTestUtils.tsx';
import { googleFace } from '../providers/googleFace.ts';
import { LoginForm } from './LoginForm.tsx';

const meta = {
  title: 'Forms/LoginForm',
  component: LoginForm,
  tags: ['stable'],
  args: {
    onSignIn: fn(),
    onForgotPassword: fn(),
    providers: [googleFace],
    onProvider: fn(),
    registerHref: '/register',
  },
  decorators: [
    onAuthPage('Login', [
      '/pictures/pebble-the-sea-otter-640.avif',
      '/pictures/saffron-bath-sailboat-640.avif',
    ]),
  ],
} satisfies Meta<typeof LoginForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['no-screenshot'], // the Login screen covers it
  play: async ({ canvasElement, args }) => {
    const { email, password, login } = loginParts(canvasElement);
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(email).toBeRequired();
    await userEvent.type(email, ' \u2066shopper@toystore.example\u2069 ');
    await userEvent.type(password, 'ToyBox#2026');
    await userEvent.click(login);
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onSignIn).toHaveBeenCalledWith({
      email: 'shopper@toystore.example',
      password: 'ToyBox#2026',
    });
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: {
    error: {
      message: 'Firebase: Error (auth/invalid-credential).',
      help: 'Please check your details for typing mistakes and try again, or log in another way.',
    },
  },
};

/** Waiting for the provider: the button keeps its name and the focus, and no other action starts. */
export const LoggingIn: Story = {
  tags: ['no-screenshot'], // the Login screen covers it
  args: { loading: 'submit' },
  play: async ({ canvasElement, args }) => {
    const { canvas, email, password, login } = loginParts(canvasElement);
    await expect(login).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(email, 'shopper@toystore.example');
    await userEvent.type(password, 'ToyBox#2026{Enter}');
    await userEvent.click(login);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await expect(args.onProvider).not.toHaveBeenCalled();
    await expect(args.onForgotPassword).not.toHaveBeenCalled();
    await expect(email).toHaveValue('shopper@toystore.example');
  },
};

/** After the user returns from the second step, the email is filled in, and the password has the focus. */
export const WithAddress: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultEmail: 'shopper@toystore.example' },
  play: async ({ canvasElement, args }) => {
    const { email, password } = loginParts(canvasElement);
    await expect(email).toHaveValue('shopper@toystore.example');
    await expect(password).toHaveFocus();
    await userEvent.keyboard('ToyBox#2026{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith({
      email: 'shopper@toystore.example',
      password: 'ToyBox#2026',
    });
  },
};

/** From the first field to the last link without a mouse; Enter submits. */
export const KeyboardOnly: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { canvas, email, password } = loginParts(canvasElement);
    await userEvent.tab();
    await expect(email).toHaveFocus();
    await userEvent.keyboard('photo@toystore.example');
    await userEvent.tab();
    await userEvent.keyboard('ToyBox#2026');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onSignIn).toHaveBeenCalledWith({
      email: 'photo@toystore.example',
      password: 'ToyBox#2026',
    });
    await expect(password).toHaveAttribute('type', 'password');

    for (const [role, name] of [
      ['button', 'Show password'],
      ['button', 'Forgot password?'],
      ['button', 'Sign in'],
      ['button', 'Continue with Google'],
      ['link', 'Register'],
    ] as const) {
      await userEvent.tab();
      await expect(canvas.getByRole(role, { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onProvider).toHaveBeenCalledOnce();
  },
};

/** The e-mail is being sent: the text button shows a spinner, keeps its name and the focus, and sends no second one. */
export const Sending: Story = {
  tags: ['!manifest', 'no-screenshot'], // the Login screen covers it
  args: { loading: 'reset' },
  play: async ({ canvasElement, args }) => {
    const { canvas, email, login } = loginParts(canvasElement);
    const forgot = canvas.getByRole('button', { name: 'Forgot password?' });
    await expect(forgot).toHaveAttribute('aria-busy', 'true');
    await expect(forgot.firstElementChild).toBeVisible(); // the spinner
    await expect(login).not.toHaveAttribute('aria-busy');
    await userEvent.type(email, 'shopper@toystore.example');
    await userEvent.click(forgot);
    await expect(forgot).toHaveFocus();
    await expect(args.onForgotPassword).not.toHaveBeenCalled();
  },
};

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
  tags: ['!dev', '!autodocs'],
  args: { onProviderIntent: fn() },
  play: async ({ canvasElement, args }) => {
    const { google, login, status } = googleParts(canvasElement);
    await expect(args.onProviderIntent).not.toHaveBeenCalled();
    login.focus();
    await expect(args.onProviderIntent).not.toHaveBeenCalled();
    google.focus();
    await expect(args.onProviderIntent).toHaveBeenCalledTimes(1);
    await userEvent.hover(google);
    await expect(args.onProviderIntent).toHaveBeenCalledTimes(2);
    fireEvent.pointerDown(google, { pointerType: 'touch' });
    await expect(args.onProviderIntent).toHaveBeenCalledTimes(3);
    await expect(args.onProvider).not.toHaveBeenCalled();
    await expect(status).toBeEmptyDOMElement();
  },
};

/** After the user lost the window, another press opens a new one. All other actions wait. */
export const PressedAgain: Story = {
  tags: ['!dev', '!autodocs'],
  args: { loading: 'google.com' },
  play: async ({ canvasElement, args }) => {
    const { email, password, login, google, forgot, status } = googleParts(canvasElement);
    await expect(google).toHaveAttribute('aria-busy', 'true');
    await expect(google).not.toHaveAttribute('aria-disabled');
    await expect(status).toHaveTextContent(
      'Please continue in the sign-in window. Lost it? Press the button again.',
    );
    await userEvent.click(google);
    await userEvent.keyboard('{Enter}');
    await expect(args.onProvider).toHaveBeenCalledTimes(2);

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

/** With both fields empty, each has a message, and the summary of both takes the focus. */
export const NothingTyped: Story = {
  tags: ['!autodocs', '!manifest', 'no-screenshot'], // the Login screen covers it
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
export const OneInvalidField: Story = {
  tags: ['!autodocs', '!manifest', 'no-screenshot'], // the Login screen covers it
  play: async ({ canvasElement, args }) => {
    const { canvas, email, password, login } = loginParts(canvasElement);
    await userEvent.click(login);
    await userEvent.type(email, 'shopper@toystore');
    await userEvent.type(password, 'ToyBox#2026{Enter}');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(
      'Please enter a valid email address, like name@example.com.',
    );
    await expect(password).toHaveValue('ToyBox#2026');
    await userEvent.type(email, '.example');
    await userEvent.clear(password);
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

/** The provider's message, verbatim, above the typed values. */
export const Failed: Story = {
  tags: ['!autodocs', '!manifest', 'autodocs', 'no-screenshot'], // the Login screen covers it
  args: {
    error: {
      message: 'Firebase: Error (auth/invalid-credential).',
      messageLang: 'en',
      help: 'Please check your details for typing mistakes and try again, or log in another way.',
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas, email } = loginParts(canvasElement);
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Firebase: Error (auth/invalid-credential).');
    await expect(alert).toHaveTextContent('Please check your details for typing mistakes');
    const message = canvas.getByText('Firebase: Error (auth/invalid-credential).');
    await expect(message).toHaveAttribute('lang', 'en');
    await userEvent.type(email, 'shopper');
    await expect(alert).toBeVisible();
  },
};

/** The provider's message about an earlier attempt disappears when the form itself rejects one. Google removes the form's messages. */
export const FailedThenEmptied: Story = {
  tags: ['!autodocs', '!manifest', '!dev'],
  args: { error: { message: 'Firebase: Error (auth/invalid-credential).' } },
  play: async ({ canvasElement, args }) => {
    const { canvas, email, password, login } = loginParts(canvasElement);
    await userEvent.click(login);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.onProvider).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.click(login);
    await userEvent.type(email, 'shopper@toystore.example');
    await userEvent.type(password, 'ToyBox#2026');
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(login);
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

/** The form is sent once, however often it is submitted before it renders again; so is the request of an e-mail. */
export const SentOnce: Story = {
  tags: ['!dev', '!autodocs', '!manifest'],
  render: function SendingForm({ onSignIn, onForgotPassword, ...args }) {
    const [loading, setLoading] = useState<typeof args.loading>();
    return (
      <LoginForm
        {...args}
        loading={loading}
        onSignIn={(typed) => {
          onSignIn(typed);
          setLoading('submit');
        }}
        onForgotPassword={(email) => {
          onForgotPassword(email);
          setLoading('reset');
          setTimeout(() => setLoading(undefined));
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, email, password, login } = loginParts(canvasElement);
    await userEvent.type(email, 'shopper@toystore.example');
    const forgot = canvas.getByRole('button', { name: 'Forgot password?' });
    for (let press = 0; press < 2; press += 1) forgot.click();
    await expect(args.onForgotPassword).toHaveBeenCalledOnce();
    await expect(args.onForgotPassword).toHaveBeenCalledWith('shopper@toystore.example');
    await waitFor(() => expect(login).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.type(password, 'ToyBox#2026');
    for (let press = 0; press < 2; press += 1) login.click();
    if (login instanceof HTMLButtonElement) login.form?.requestSubmit();
    await userEvent.type(password, '{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};
