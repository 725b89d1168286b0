import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fillIn, onAuthPage, registerParts, robin, withLongParts } from '../authFormTestUtils.tsx';
import { passwordRulesLabels } from '../PasswordRules/passwordRulesLabels.ts';
import { RegisterForm } from './RegisterForm.tsx';

const meta = {
  title: 'Forms/RegisterForm',
  component: RegisterForm,
  tags: ['stable'],
  args: {
    onRegister: fn(),
    onGoogle: fn(),
    signInHref: '/login',
    photo: 'required',
    consent: 'checked',
  },
  decorators: [
    onAuthPage('Register', [
      '/pictures/captain-waddles-penguin-640.avif',
      '/pictures/four-winds-diamond-kite-640.avif',
    ]),
  ],
} satisfies Meta<typeof RegisterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['no-screenshot'], // the Register screen covers it
  play: async ({ canvasElement, args }) => {
    const { email, password, terms, register } = registerParts(canvasElement);
    await expect(terms).toBeChecked();
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAccessibleDescription(passwordRulesLabels.message);
    await fillIn(canvasElement, { email: `\u202a${robin.email}\u202c` });
    await userEvent.click(register);
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await expect(args.onRegister).toHaveBeenCalledWith(robin);
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: {
    error: {
      message: 'Firebase: Error (auth/email-already-in-use).',
      help: 'There is an account with this email already.',
    },
    labels: { name: 'Name', email: 'Email', photoURL: 'Photo URL', submit: 'Register' },
  },
};

/** A name of which nothing is visible becomes "User". */
export const BlankName: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    await fillIn(canvasElement, { name: ' \u200B\u3164 ' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await expect(args.onRegister).toHaveBeenCalledWith({ ...robin, name: 'User' });
  },
};

export const Registering: Story = {
  tags: ['no-screenshot'], // the Register screen covers it
  args: { loading: 'submit' },
  play: async ({ canvasElement, args }) => {
    const { canvas, register } = registerParts(canvasElement);
    await fillIn(canvasElement);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(register);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(register).toHaveAttribute('aria-busy', 'true');
    await expect(args.onRegister).not.toHaveBeenCalled();
    await expect(args.onGoogle).not.toHaveBeenCalled();
  },
};

export const KeyboardOnly: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { name, email, photo, password, terms } = registerParts(canvasElement);
    for (const [field, text] of [
      [name, robin.name],
      [email, robin.email],
      [photo, robin.photoURL],
      [password, robin.password],
    ] as const) {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard(text);
    }
    await userEvent.tab();
    await userEvent.tab();
    await expect(terms).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await expect(args.onRegister).toHaveBeenCalledWith(robin);
  },
};

export const WaitingForGoogle: Story = {
  tags: ['no-screenshot'], // the Register screen covers it
  args: { loading: 'google' },
  play: async ({ canvasElement }) => {
    const { canvas, register } = registerParts(canvasElement);
    const google = canvas.getByRole('button', { name: 'Continue with Google' });
    await expect(google).toHaveAttribute('aria-busy', 'true');
    await expect(register).not.toHaveAttribute('aria-busy');
    await expect(register).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Texts of the length that German needs, with every message visible. */
export const LongWords: Story = {
  decorators: [withLongParts],
  args: {
    labels: {
      name: 'Vor- und Nachname der erziehungsberechtigten Person',
      email: 'E-Mail-Adresse Ihres Spielzeugladenbenutzerkontos',
      photoURL: 'Internetadresse Ihres Benutzerkontolichtbildes',
      terms: 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen des Spielwarenfachgeschäftes',
      submit: 'Spielzeugladenbenutzerkonto eröffnen',
      nameMissing: `Bitte ${'Namensangabe'.repeat(7)} nachholen.`,
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /eröffnen/ }));
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
