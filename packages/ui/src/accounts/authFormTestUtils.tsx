import type { Decorator } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { AuthPage } from './AuthPage/AuthPage.tsx';

/** Renders a form on an `AuthPage`, below the story's parameter `notice`. */
export const onAuthPage =
  (title: string | undefined, pictures: readonly [string, string]): Decorator =>
  (Story, { parameters }) => (
    <AuthPage title={title} pictures={pictures} notice={parameters.notice}>
      <Story />
    </AuthPage>
  );

/** The parts of a `LoginForm` with its own texts. */
export const loginParts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    email: canvas.getByRole('textbox', { name: 'Email' }),
    password: canvas.getByLabelText('Password'),
    login: canvas.getByRole('button', { name: 'Sign in' }),
  };
};

/** The parts of a `RegisterForm` with its own texts. */
export const registerParts = (canvasElement: HTMLElement) => {
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

/** The entries of an error summary. */
export const listed = (summary: HTMLElement) =>
  within(summary)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

/** An account that the register form accepts. */
export const robin = {
  name: 'Robin Hale',
  email: 'robin@toystore.example',
  photoURL: 'https://toystore.example/robin.png',
  password: 'ToyBox!2026',
};

/** Pastes an account into a register form. */
export const fillIn = async (canvasElement: HTMLElement, account: Partial<typeof robin> = {}) => {
  const { name, email, photo, password } = registerParts(canvasElement);
  const typed = { ...robin, ...account };
  for (const [field, text] of [
    [name, typed.name],
    [email, typed.email],
    [photo, typed.photoURL],
    [password, typed.password],
  ] as const) {
    await userEvent.click(field);
    await userEvent.paste(text);
  }
};
