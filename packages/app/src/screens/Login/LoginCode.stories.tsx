import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { loginFormOf, seeLogin, submitLogin } from '../../stories/steps/account.ts';
import {
  arriveAt,
  type Stage,
  screenOf,
  seeSignedIn,
  seeStatus,
} from '../../stories/steps/stage.ts';
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

const ASKS = 'auth/multi-factor-auth-required';
const answers = { signInUser: ASKS, signInWithGoogle: ASKS } as const;

const seeCodeForm = async (stage: Stage) => {
  await arriveAt(stage, 'Enter the 6-digit code', 'Login');
  await waitFor(() => expect(screenOf(stage).getByRole('heading', { level: 1 })).toHaveFocus());
};

const codeOf = (stage: Stage) => screenOf(stage).getByLabelText('Code');

const enterCode = async (stage: Stage) => {
  await seeLogin(stage);
  await submitLogin(stage);
  await seeCodeForm(stage);
  await userEvent.type(codeOf(stage), '123456{Enter}');
};

/** The password was right, and the account has two-step verification. */
export const CodeAskedFor: Story = {
  parameters: { app: { answers } },
  play: async (stage) => {
    await seeLogin(stage);
    await submitLogin(stage);
    await seeCodeForm(stage);
    await expect(screenOf(stage).getByText('shopper@toystore.example')).toBeVisible();
    await expect(screenOf(stage).queryByRole('alert')).toBeNull();
  },
};

export const CodeRight: Story = {
  tags: ['!dev'],
  parameters: { app: { answers } },
  play: async (stage) => {
    await enterCode(stage);
    await arriveAt(stage, 'ToyStore', 'Home');
    await seeStatus('Login successful!');
    await seeSignedIn(stage, 'Two-Step Shopper', { letter: 'T' });
  },
};

export const CodeAfterGoogle: Story = {
  tags: ['!dev'],
  parameters: { app: { answers } },
  play: async (stage) => {
    await seeLogin(stage);
    await userEvent.click(loginFormOf(stage).google);
    await seeCodeForm(stage);
    await userEvent.click(screenOf(stage).getByRole('button', { name: 'Back' }));
    await seeLogin(stage);
    await waitFor(() => expect(screenOf(stage).getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Shows the provider's message and keeps the digits. */
export const CodeWrong: Story = {
  tags: ['no-screenshot'], // CodeForm covers it
  parameters: {
    app: { answers: { ...answers, finishSignIn: 'auth/invalid-verification-code' } },
  },
  play: async (stage) => {
    await enterCode(stage);
    const alert = await screenOf(stage).findByRole('alert');
    await expect(alert).toHaveTextContent('Please let your phone set its time by itself');
    await expect(codeOf(stage)).toHaveValue('123456');
    await expect(codeOf(stage)).toHaveFocus();
  },
};

/** The provider accepts no more codes for a while; the form stays, to be sent later. */
export const CodeTriedTooOften: Story = {
  tags: ['no-screenshot'], // looks like CodeWrong, with another text
  parameters: {
    app: { answers: { ...answers, finishSignIn: ['auth/too-many-requests', 'success'] } },
  },
  play: async (stage) => {
    await enterCode(stage);
    const alert = await screenOf(stage).findByRole('alert');
    await expect(alert).toHaveTextContent('Please wait a few minutes, then try again.');
    await userEvent.click(screenOf(stage).getByRole('button', { name: 'Verify' }));
    await seeStatus('Login successful!');
  },
};

/** No code can complete this sign-in any more: the form starts over, with the email. */
const startsOver = (code: `auth/${string}`, reason: string): Story => ({
  tags: ['no-screenshot'], // looks like Failed, with another text
  parameters: { app: { answers: { ...answers, finishSignIn: code } } },
  play: async (stage) => {
    await enterCode(stage);
    await seeLogin(stage);
    await expect(screenOf(stage).getByRole('alert')).toHaveTextContent(reason);
    await expect(loginFormOf(stage).email).toHaveValue('shopper@toystore.example');
    await expect(loginFormOf(stage).password).toHaveValue('');
  },
});

/** The provider waits some minutes for the code. */
export const CodeTooLate = startsOver('auth/invalid-multi-factor-session', 'Please start again.');
export const CodeOfADisabledAccount = startsOver('auth/user-disabled', '(auth/user-disabled)');
export const CodeTurnedOffElsewhere = startsOver(
  'auth/multi-factor-info-not-found',
  'Two-step verification was changed elsewhere.',
);
