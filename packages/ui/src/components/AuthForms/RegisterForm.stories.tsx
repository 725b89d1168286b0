import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AuthPage } from './AuthPage.tsx';
import { PASSWORD_MESSAGE } from './passwordRules.ts';
import { RegisterForm } from './RegisterForm.tsx';

const meta = {
  title: 'Kit/RegisterForm',
  component: RegisterForm,
  args: { onRegister: fn(), onGoogle: fn(), loginHref: '/login' },
  decorators: [
    (Story) => (
      <AuthPage
        title="Register"
        pictures={[
          '/pictures/captain-waddles-penguin-640.avif',
          '/pictures/four-winds-diamond-kite-640.avif',
        ]}
      >
        <Story />
      </AuthPage>
    ),
  ],
} satisfies Meta<typeof RegisterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    name: canvas.getByRole('textbox', { name: 'Name' }),
    email: canvas.getByRole('textbox', { name: 'Email' }),
    photo: canvas.getByRole('textbox', { name: 'Photo URL' }),
    password: canvas.getByLabelText('Password'),
    terms: canvas.getByRole('checkbox', { name: 'I accept the terms and conditions' }),
    register: canvas.getByRole('button', { name: 'Register' }),
  };
};

const robin = {
  name: 'Robin Hale',
  email: 'robin@toystore.example',
  photoURL: 'https://toystore.example/robin.png',
  password: 'ToyBox!2026',
};

const fillIn = async (canvasElement: HTMLElement, account: Partial<typeof robin> = {}) => {
  const { name, email, photo, password } = parts(canvasElement);
  const typed = { ...robin, ...account };
  await userEvent.click(name);
  await userEvent.paste(typed.name);
  await userEvent.click(email);
  await userEvent.paste(typed.email);
  await userEvent.click(photo);
  await userEvent.paste(typed.photoURL);
  await userEvent.click(password);
  await userEvent.paste(typed.password);
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const { email, password, terms, register } = parts(canvasElement);
    await expect(terms).toBeChecked();
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAccessibleDescription(PASSWORD_MESSAGE);
    await fillIn(canvasElement);
    await userEvent.click(register);
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await expect(args.onRegister).toHaveBeenCalledWith(robin);
  },
};

/** Each field says what it lacks, and focus goes to the first. */
export const NothingTyped: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, name, email, photo, password, terms, register } = parts(canvasElement);
    await userEvent.click(terms);
    await userEvent.click(register);
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Please enter your name.');
    await expect(email).toHaveAccessibleDescription('Please enter your email.');
    await expect(photo).toHaveAccessibleDescription('Please enter the address of a photo.');
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription(PASSWORD_MESSAGE);
    await expect(canvas.getAllByText(PASSWORD_MESSAGE)).toHaveLength(1);
    await expect(terms).toHaveAccessibleDescription('Please accept our terms and conditions.');
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

export const TermsUnchecked: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, terms, register } = parts(canvasElement);
    await fillIn(canvasElement);
    await userEvent.click(terms);
    await userEvent.click(register);
    await expect(terms).toHaveFocus();
    await expect(canvas.getByText('Please accept our terms and conditions.')).toBeVisible();
    await expect(args.onRegister).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Please accept our terms and conditions.')).toBeNull();
    await userEvent.click(register);
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await expect(args.onRegister).toHaveBeenCalledWith(robin);
  },
};

export const UnusablePhoto: Story = {
  play: async ({ canvasElement, args }) => {
    const { photo, register } = parts(canvasElement);
    await fillIn(canvasElement, { photoURL: 'data:image/png;base64,iVBORw0KGgo=' });
    await userEvent.click(register);
    await expect(photo).toHaveFocus();
    await expect(photo).toHaveAccessibleDescription(
      'Please enter a photo address that starts with https://',
    );
    await expect(photo).toHaveValue('data:image/png;base64,iVBORw0KGgo=');
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

/** The sign # is none of the special characters that count, and may not occur. */
export const PasswordRefused: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, password, register } = parts(canvasElement);
    await fillIn(canvasElement, { password: 'ToyBox#2026' });
    await expect(canvas.getByText('Only a–z, A–Z, 0–9 and @$!%*?& can be used.')).toBeVisible();
    await userEvent.click(register);
    await expect(password).toHaveFocus();
    await expect(password).toBeInvalid();
    await expect(canvas.getByText(PASSWORD_MESSAGE)).toBeVisible();
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

/** The list ticks off what is met so far. */
export const HalfAPassword: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, password } = parts(canvasElement);
    const list = () => canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await userEvent.type(password, 'toybox26');
    await expect(list()).toEqual([
      'met: 8 characters',
      'met: Lowercase',
      'not yet: Uppercase',
      'met: Number',
      'not yet: Special character',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.type(password, 'T!');
    await expect(list().filter((rule) => rule?.startsWith('met: '))).toHaveLength(5);
    await userEvent.type(password, '{Backspace}{Backspace}');
  },
};

/** A name of blanks becomes "User". */
export const BlankName: Story = {
  play: async ({ canvasElement, args }) => {
    await fillIn(canvasElement, { name: '   ' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await expect(args.onRegister).toHaveBeenCalledWith({ ...robin, name: 'User' });
  },
};

export const Failed: Story = {
  args: {
    error: {
      message: 'Firebase: Error (auth/email-already-in-use).',
      help: 'There is an account with this email already. Log in, or use another email.',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Firebase: Error (auth/email-already-in-use).',
    );
  },
};

export const Registering: Story = {
  args: { pending: 'register' },
  play: async ({ canvasElement, args }) => {
    const { canvas, register } = parts(canvasElement);
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
  play: async ({ canvasElement, args }) => {
    const { name, email, photo, password, terms } = parts(canvasElement);
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
