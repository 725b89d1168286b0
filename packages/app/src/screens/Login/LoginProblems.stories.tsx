import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { loginFormOf, seeLogin, submitLogin } from '../../stories/steps/account.ts';
import { screenOf } from '../../stories/steps/stage.ts';
import loginStories from './Login.stories.tsx';
import { Login } from './Login.tsx';

const meta = {
  ...loginStories,
  title: 'Screens/Login',
  component: Login,
  tags: ['!autodocs'],
} satisfies Meta<typeof Login>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Both fields are required: each shows a message, and a summary takes the focus. */
export const NothingTyped: Story = {
  play: async (stage) => {
    await seeLogin(stage);
    const { email, password, submit } = loginFormOf(stage);
    await userEvent.click(submit);
    await expect(screenOf(stage).getByRole('region', { name: 'There is a problem' })).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Please enter your email.');
    await expect(password).toHaveAccessibleDescription('Please enter your password.');
  },
};

/** Shows the provider's message, word for word, and a sentence of help; keeps the typed values. */
export const Failed: Story = {
  parameters: { app: { answers: { signInUser: 'auth/invalid-credential' } } },
  play: async (stage) => {
    await seeLogin(stage);
    await submitLogin(stage);
    const alert = await screenOf(stage).findByRole('alert');
    await expect(alert).toHaveTextContent('Firebase: Error (auth/invalid-credential).');
    await expect(alert).toHaveTextContent('Please check your details for typing mistakes');
    await expect(loginFormOf(stage).email).toHaveValue('shopper@toystore.example');
    await expect(loginFormOf(stage).submit).not.toHaveAttribute('aria-busy');
  },
};

export const FailedWithGoogle: Story = {
  tags: ['no-screenshot'], // looks like Failed, with another text
  parameters: { app: { answers: { signInWithGoogle: 'auth/popup-blocked' } } },
  play: async (stage) => {
    await seeLogin(stage);
    await userEvent.click(loginFormOf(stage).google);
    const alert = await screenOf(stage).findByRole('alert');
    await expect(alert).toHaveTextContent('Firebase: Error (auth/popup-blocked).');
    await expect(alert).toHaveTextContent('Please allow pop-ups for this shop, then try again.');
  },
};
