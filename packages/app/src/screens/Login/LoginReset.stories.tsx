import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { loginFormOf, seeLogin } from '../../stories/steps/account.ts';
import { answerAlert, type Stage, screenOf, seeAlert } from '../../stories/steps/stage.ts';
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

export const ResetWithoutEmail: Story = {
  play: async (stage) => {
    await seeLogin(stage);
    const { email, forgot } = loginFormOf(stage);
    await userEvent.click(forgot);
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Please enter your email first.');
  },
};

const askForReset = async (stage: Stage) => {
  await seeLogin(stage);
  const { email, forgot } = loginFormOf(stage);
  await userEvent.type(email, 'shopper@toystore.example');
  await userEvent.click(forgot);
};

export const ResetSent: Story = {
  play: async (stage) => {
    await askForReset(stage);
    await seeAlert('Please check your email to reset password');
  },
};

/** After the alert is closed, the form and the focus are as before. */
export const ResetAnswered: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await ResetSent.play?.(context);
    await answerAlert('Please check your email to reset password');
    const { email, forgot } = loginFormOf(context);
    await expect(forgot).toHaveFocus();
    await expect(email).toHaveValue('shopper@toystore.example');
  },
};

export const ResetFailed: Story = {
  tags: ['no-screenshot'], // looks like Failed, with another text
  parameters: { app: { answers: { resetPassword: 'auth/too-many-requests' } } },
  play: async (stage) => {
    await askForReset(stage);
    await expect(await screenOf(stage).findByRole('alert')).toHaveTextContent(
      'Firebase: Error (auth/too-many-requests).',
    );
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
