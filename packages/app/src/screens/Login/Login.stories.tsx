import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { inStore } from '../../stories/inStore.tsx';
import { fillLogin, loginFormOf, seeLogin, submitLogin } from '../../stories/steps/account.ts';
import { seeToy } from '../../stories/steps/browse.ts';
import {
  answerAlert,
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
  decorators: [inStore],
  parameters: { store: { address: '/login' }, msw: [catalogueAnswers.success] },
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

export const PasswordShown: Story = {
  play: async (stage) => {
    await seeLogin(stage);
    await fillLogin(stage);
    await userEvent.click(screenOf(stage).getByRole('button', { name: 'Show password' }));
    await expect(loginFormOf(stage).password).toHaveAttribute('type', 'text');
    await expect(screenOf(stage).getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};

/** Both fields are required: each says so, and so does a summary, which takes focus. */
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

export const PasswordMissing: Story = {
  play: async (stage) => {
    await seeLogin(stage);
    const { email, password } = loginFormOf(stage);
    await userEvent.type(email, 'shopper@toystore.example{Enter}');
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription('Please enter your password.');
  },
};

export const EmailCutShort: Story = {
  play: async (stage) => {
    await seeLogin(stage);
    const { email, password } = loginFormOf(stage);
    await userEvent.type(email, 'shopper@toystore');
    await userEvent.type(password, 'ToyBox#2026{Enter}');
    await expect(email).toHaveAccessibleDescription(
      'Please enter a whole email address, like name@example.com.',
    );
  },
};

const seePending = async (stage: Stage, button: 'submit' | 'google') => {
  const form = loginFormOf(stage);
  await waitFor(() => expect(form[button]).toHaveAttribute('aria-busy', 'true'));
  for (const part of [form.submit, form.google, form.forgot]) {
    await expect(part).toHaveAttribute('aria-disabled', 'true');
  }
};

export const Pending: Story = {
  parameters: { store: { answers: { signInUser: 'never' } } },
  play: async (stage) => {
    await seeLogin(stage);
    await submitLogin(stage);
    await seePending(stage, 'submit');
    await expect(loginFormOf(stage).email).toHaveValue('shopper@toystore.example');
  },
};

export const PendingWithGoogle: Story = {
  parameters: { store: { answers: { signInWithGoogle: 'never' } } },
  play: async (stage) => {
    await seeLogin(stage);
    await userEvent.click(loginFormOf(stage).google);
    await seePending(stage, 'google');
  },
};

/** The provider's message, word for word, and a sentence of help; what was typed stays. */
export const Failed: Story = {
  parameters: { store: { answers: { signInUser: 'auth/invalid-credential' } } },
  play: async (stage) => {
    await seeLogin(stage);
    await submitLogin(stage);
    const alert = await screenOf(stage).findByRole('alert');
    await expect(alert).toHaveTextContent('Firebase: Error (auth/invalid-credential).');
    await expect(alert).toHaveTextContent('Please check both and try again.');
    await expect(loginFormOf(stage).email).toHaveValue('shopper@toystore.example');
    await expect(loginFormOf(stage).submit).not.toHaveAttribute('aria-busy');
  },
};

export const FailedWithGoogle: Story = {
  parameters: { store: { answers: { signInWithGoogle: 'auth/popup-blocked' } } },
  play: async (stage) => {
    await seeLogin(stage);
    await userEvent.click(loginFormOf(stage).google);
    const alert = await screenOf(stage).findByRole('alert');
    await expect(alert).toHaveTextContent('Firebase: Error (auth/popup-blocked).');
    await expect(alert).toHaveTextContent('Please allow pop-ups for this shop, then try again.');
  },
};

/** A code that the shop knows nothing about: the provider's words alone. */
export const FailedForAnUnknownReason: Story = {
  parameters: { store: { answers: { signInUser: 'auth/some-new-code' } } },
  play: async (stage) => {
    await seeLogin(stage);
    await submitLogin(stage);
    await expect(await screenOf(stage).findByRole('alert')).toHaveTextContent(
      /^Firebase: Error \(auth\/some-new-code\)\.$/,
    );
  },
};

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

/** The alert is answered; the form is as it was, and so is the focus. */
export const ResetAnswered: Story = {
  play: async (context) => {
    await ResetSent.play?.(context);
    await answerAlert('Please check your email to reset password');
    const { email, forgot } = loginFormOf(context);
    await expect(forgot).toHaveFocus();
    await expect(email).toHaveValue('shopper@toystore.example');
  },
};

export const ResetFailed: Story = {
  parameters: { store: { answers: { resetPassword: 'auth/too-many-requests' } } },
  play: async (stage) => {
    await askForReset(stage);
    await expect(await screenOf(stage).findByRole('alert')).toHaveTextContent(
      'Firebase: Error (auth/too-many-requests).',
    );
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Success: Story = {
  play: async (stage) => {
    await seeLogin(stage);
    await submitLogin(stage);
    await arriveAt(stage, 'ToyStore', 'Home');
    await seeStatus('Login successful!');
    await seeSignedIn(stage, 'Demo Shopper', { letter: 'D' });
  },
};

export const SuccessWithGoogle: Story = {
  play: async (stage) => {
    await seeLogin(stage);
    await userEvent.click(loginFormOf(stage).google);
    await arriveAt(stage, 'ToyStore', 'Home');
    await seeStatus('Login successful!');
    await seeSignedIn(stage, 'Google Shopper', 'photo');
  },
};

/** A toy's page sent the visitor here: success goes home all the same, and offers the way back. */
export const SentHereByAToy: Story = {
  parameters: { store: { address: '/toys/1' } },
  play: async (stage) => {
    await seeLogin(stage);
    await submitLogin(stage);
    await arriveAt(stage, 'ToyStore', 'Home');
    await expect(
      await screen.findByRole('link', { name: 'Continue to Bramble the Honey Bear' }),
    ).toHaveAttribute('href', '/toys/1');
  },
};

export const ContinuedToTheToy: Story = {
  ...SentHereByAToy,
  play: async (context) => {
    await SentHereByAToy.play?.(context);
    await userEvent.click(screen.getByRole('link', { name: /^Continue to/ }));
    await seeToy(context);
  },
};

export const SentHereByTheProfile: Story = {
  parameters: { store: { address: '/myprofile' } },
  play: async (stage) => {
    await seeLogin(stage);
    await submitLogin(stage);
    await arriveAt(stage, 'ToyStore', 'Home');
    await expect(
      await screen.findByRole('link', { name: 'Continue to My Profile' }),
    ).toHaveAttribute('href', '/myprofile');
  },
};

/** Somebody is signed in: the form stays, under a notice with ways to the store and out. */
export const SignedInAlready: Story = {
  parameters: { store: { person: 'withoutPhoto' } },
  play: async (stage) => {
    await seeLogin(stage);
    const login = screenOf(stage);
    await expect(login.getByText('You are signed in as Demo Shopper.')).toBeVisible();
    await expect(login.getByRole('link', { name: 'Continue to the store' })).toHaveAttribute(
      'href',
      '/home',
    );
    await expect(login.getByRole('button', { name: 'Use another account' })).toBeVisible();
  },
};

export const AnotherAccount: Story = {
  ...SignedInAlready,
  play: async (context) => {
    await SignedInAlready.play?.(context);
    const login = screenOf(context);
    await userEvent.click(login.getByRole('button', { name: 'Use another account' }));
    await seeSignedOut(context);
    await expect(login.queryByText(/signed in as/)).toBeNull();
  },
};

/** The form does not wait for the provider to say who is there. */
export const AuthUnknown: Story = {
  parameters: { store: { person: 'unknown' } },
  play: seeLogin,
};
