import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { loginParts, onAuthPage, withLongParts } from '../authFormTestUtils.tsx';
import { SignedInNotice } from '../SignedInNotice/SignedInNotice.tsx';
import { LoginForm } from './LoginForm.tsx';

const signOut = fn();

const meta = {
  title: 'Forms/LoginForm',
  component: LoginForm,
  tags: ['stable'],
  args: { onSignIn: fn(), onForgotPassword: fn(), onGoogle: fn(), registerHref: '/register' },
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
    labels: { email: 'Email', password: 'Password', submit: 'Sign in' },
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
    await expect(args.onGoogle).not.toHaveBeenCalled();
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
    await expect(args.onGoogle).toHaveBeenCalledOnce();
  },
};

/** A user is already signed in: the form stays, below a notice. */
export const SignedIn: Story = {
  tags: ['no-screenshot'], // the Login screen covers it
  parameters: {
    notice: <SignedInNotice name="Demo Shopper" storeHref="/home" onSignOut={signOut} />,
  },
  play: async ({ canvasElement }) => {
    const { canvas, login } = loginParts(canvasElement);
    await expect(canvas.getByText('You are signed in as Demo Shopper.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue to the store' })).toHaveAttribute(
      'href',
      '/home',
    );
    signOut.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another account' }));
    await expect(signOut).toHaveBeenCalledOnce();
    await expect(login).toBeVisible();
  },
};

export const LongWords: Story = {
  decorators: [withLongParts],
  args: {
    error: {
      message: `Firebase: ${'UnbekannterAnmeldedienstfehler'.repeat(4)} (auth/internal-error).`,
      help: 'Bitte überprüfen Sie Ihre Internetverbindung und versuchen Sie es anschließend noch einmal.',
    },
    labels: {
      email: 'E-Mail-Adresse Ihres Spielzeugladenbenutzerkontos',
      forgotPassword: 'Haben Sie Ihr Kundenkontokennwort vergessen?',
      submit: 'Jetzt im Spielwarenfachgeschäft anmelden',
      registerPrompt: 'Sie sind zum ersten Mal hier?',
      register: 'Neues Benutzerkonto einrichten',
    },
  },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const Forgot: Story = {
  tags: ['!manifest', '!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { canvas, email } = loginParts(canvasElement);
    await userEvent.type(email, 'shopper@toystore.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await expect(args.onForgotPassword).toHaveBeenCalledOnce();
    await expect(args.onForgotPassword).toHaveBeenCalledWith('shopper@toystore.example');
    await expect(args.onSignIn).not.toHaveBeenCalled();
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
