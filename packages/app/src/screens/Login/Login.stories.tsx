import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { inApp } from '../../stories/inApp.tsx';
import { answerLate } from '../../stories/StubAuth.tsx';
import {
  loginFormOf,
  openRegister,
  PASSWORD,
  paste,
  seeLogin,
  submitLogin,
} from '../../stories/steps/account.ts';
import {
  arriveAt,
  type Stage,
  screenOf,
  seeAlert,
  seeSignedIn,
  seeSignedOut,
  seeStatus,
} from '../../stories/steps/stage.ts';
import { Login } from './Login.tsx';

const meta = {
  title: 'Screens/Login',
  component: Login,
  tags: ['!autodocs'],
  decorators: [inApp],
  parameters: { app: { address: '/login' }, msw: [catalogueAnswers.success] },
} satisfies Meta<typeof Login>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async (stage) => {
    await seeLogin(stage);
    await seeSignedOut(stage);
    await expect(loginFormOf(stage).password).toHaveAttribute('type', 'password');
  },
};

const seePending = async (stage: Stage, button: 'submit' | 'google') => {
  const form = loginFormOf(stage);
  await waitFor(() => expect(form[button]).toHaveAttribute('aria-busy', 'true'));
  const inactive = button === 'google' ? [form.submit] : [form.submit, form.google];
  for (const part of [...inactive, form.forgot]) {
    await expect(part).toHaveAttribute('aria-disabled', 'true');
  }
};

/** A toy's page redirected the visitor here: success opens Home, too, and offers a link back. */
export const SentHereByAToy: Story = {
  parameters: {
    app: { address: '/toys/1' },
    emulateMedia: { reducedMotion: 'reduce' }, // the slider of Home does not move
  },
  play: async (stage) => {
    await seeLogin(stage);
    await submitLogin(stage);
    await arriveAt(stage, 'ToyStore', 'Home');
    await expect(
      await screen.findByRole('link', { name: 'Continue to Bramble the Honey Bear' }),
    ).toHaveAttribute('href', '/toys/1');
  },
};

/** A user is signed in: the form stays, under a notice with links to the store and Sign Out. */
export const SignedInAlready: Story = {
  parameters: { app: { person: 'withoutPhoto' } },
  play: async (stage) => {
    await seeLogin(stage);
    const login = screenOf(stage);
    await expect(await login.findByText('You are signed in as Demo Shopper.')).toBeVisible();
    await expect(login.getByRole('link', { name: 'Continue to the store' })).toHaveAttribute(
      'href',
      '/home',
    );
    await expect(login.getByRole('button', { name: 'Use another account' })).toBeVisible();
  },
};

/** The shopper stays on the page that was opened during the sign-in. */
export const LeftWhilePending: Story = {
  tags: ['!dev'],
  parameters: { app: { answers: { signInUser: 'late success' } } },
  play: async (stage) => {
    await seeLogin(stage);
    await submitLogin(stage);
    await seePending(stage, 'submit');
    await openRegister(stage);
    answerLate();
    await seeSignedIn(stage, 'Demo Shopper', { letter: 'D' });
    await expect(screen.findByText('Login successful!', {}, { timeout: 500 })).rejects.toThrow();
    await arriveAt(stage, 'Register', 'Register');
  },
};

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

const askForReset = async (stage: Stage) => {
  await seeLogin(stage);
  const { email, forgot } = loginFormOf(stage);
  await paste(email, 'shopper@toystore.example');
  await userEvent.click(forgot);
};

export const ResetSent: Story = {
  play: async (stage) => {
    await askForReset(stage);
    await seeAlert('Please check your email to reset password');
  },
};

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

/** After signing out, the user chooses Google, whose account has two-step verification, and returns. */
export const AnotherAccount: Story = {
  tags: ['!dev'],
  parameters: { app: { person: 'withoutPhoto', answers } },
  play: async (context) => {
    await SignedInAlready.play?.(context);
    const login = screenOf(context);
    await userEvent.click(login.getByRole('button', { name: 'Use another account' }));
    await seeSignedOut(context);
    await expect(login.queryByText(/signed in as/)).toBeNull();
    await userEvent.click(loginFormOf(context).google);
    await seeCodeForm(context);
    await userEvent.click(screenOf(context).getByRole('button', { name: 'Back' }));
    await seeLogin(context);
    await waitFor(() => expect(screenOf(context).getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Shows the provider's message and keeps the digits, which may be sent again. */
export const CodeWrong: Story = {
  tags: ['no-screenshot'], // CodeForm covers it
  parameters: {
    app: {
      answers: {
        ...answers,
        finishSignIn: ['auth/invalid-verification-code', 'auth/too-many-requests', 'success'],
      },
    },
  },
  play: async (stage) => {
    await enterCode(stage);
    const alert = await screenOf(stage).findByRole('alert');
    await expect(alert).toHaveTextContent('Please let your phone set its time by itself');
    await expect(codeOf(stage)).toHaveValue('123456');
    await expect(codeOf(stage)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screenOf(stage).findByText(/Please wait a few minutes, then try again\.$/);
    await userEvent.click(screenOf(stage).getByRole('button', { name: 'Verify' }));
    await seeStatus('Login successful!');
  },
};

/** Errors after which no code can complete the sign-in. The provider waits some minutes for the code. */
const endOfSignIn = [
  ['auth/invalid-multi-factor-session', 'Please start again.'],
  ['auth/user-disabled', '(auth/user-disabled)'],
  ['auth/multi-factor-info-not-found', 'Two-step verification was changed elsewhere.'],
] as const;

/** The form starts over, with the email. */
export const CodeStartsOver: Story = {
  tags: ['!dev'],
  parameters: { app: { answers: { ...answers, finishSignIn: endOfSignIn.map(([code]) => code) } } },
  play: async (stage) => {
    for (const [, reason] of endOfSignIn) {
      await enterCode(stage);
      await seeLogin(stage);
      await expect(screenOf(stage).getByRole('alert')).toHaveTextContent(reason);
      const { email, password } = loginFormOf(stage);
      await expect(email).toHaveValue('shopper@toystore.example');
      await expect(password).toHaveValue('');
      await userEvent.clear(email); // for the next round
    }
  },
};

/** Each failure shows the provider's message; only a known one has advice. The input stays, and the next try works. */
export const Offline: Story = {
  tags: ['!dev'],
  parameters: {
    app: {
      answers: {
        signInUser: ['auth/some-new-code', 'auth/network-request-failed', 'success'],
        resetPassword: 'auth/too-many-requests',
      },
    },
  },
  play: async (stage) => {
    await seeLogin(stage);
    await submitLogin(stage);
    const login = screenOf(stage);
    const { email, password, forgot, submit } = loginFormOf(stage);
    await expect(await login.findByRole('alert')).toHaveTextContent(
      /^Firebase: Error \(auth\/some-new-code\)\.$/,
    );
    await userEvent.click(forgot);
    await login.findByText('Firebase: Error (auth/too-many-requests).');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(submit);
    await login.findByText('Firebase: Error (auth/network-request-failed).');
    await expect(login.getByRole('alert')).toHaveTextContent(
      'Please check your connection, then try again.',
    );
    await expect(email).toHaveValue('shopper@toystore.example');
    await expect(password).toHaveValue(PASSWORD);
    await userEvent.click(submit);
    await seeStatus('Login successful!');
  },
};
