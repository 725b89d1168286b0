import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { inApp } from '../../stories/inApp.tsx';
import { fillLogin, loginFormOf, seeLogin, submitLogin } from '../../stories/steps/account.ts';
import { seeToy } from '../../stories/steps/browse.ts';
import {
  arriveAt,
  type Stage,
  screenOf,
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

export const PasswordShown: Story = {
  play: async (stage) => {
    await seeLogin(stage);
    await fillLogin(stage);
    await userEvent.click(screenOf(stage).getByRole('button', { name: 'Show password' }));
    await expect(loginFormOf(stage).password).toHaveAttribute('type', 'text');
    await expect(screenOf(stage).getByRole('button', { name: 'Hide password' })).toBeVisible();
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

export const Pending: Story = {
  parameters: { app: { answers: { signInUser: 'never' } } },
  play: async (stage) => {
    await seeLogin(stage);
    await submitLogin(stage);
    await seePending(stage, 'submit');
    await expect(loginFormOf(stage).email).toHaveValue('shopper@toystore.example');
  },
};

export const Success: Story = {
  tags: ['no-screenshot'], // looks like Home, signed in
  play: async (stage) => {
    await seeLogin(stage);
    await submitLogin(stage);
    await arriveAt(stage, 'ToyStore', 'Home');
    await seeStatus('Login successful!');
    await seeSignedIn(stage, 'Demo Shopper', { letter: 'D' });
  },
};

export const SuccessWithGoogle: Story = {
  tags: ['!dev'],
  play: async (stage) => {
    await seeLogin(stage);
    await userEvent.click(loginFormOf(stage).google);
    await arriveAt(stage, 'ToyStore', 'Home');
    await seeStatus('Login successful!');
    await seeSignedIn(stage, 'Google Shopper', 'photo');
  },
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

export const ContinuedToTheToy: Story = {
  tags: ['!dev'],
  ...SentHereByAToy,
  play: async (context) => {
    await SentHereByAToy.play?.(context);
    await userEvent.click(screen.getByRole('link', { name: /^Continue to/ }));
    await seeToy(context);
  },
};

export const SentHereByTheProfile: Story = {
  tags: ['!dev'],
  parameters: { app: { address: '/myprofile' } },
  play: async (stage) => {
    await seeLogin(stage);
    await submitLogin(stage);
    await arriveAt(stage, 'ToyStore', 'Home');
    await expect(
      await screen.findByRole('link', { name: 'Continue to My Profile' }),
    ).toHaveAttribute('href', '/myprofile');
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

export const AnotherAccount: Story = {
  tags: ['!dev'],
  ...SignedInAlready,
  play: async (context) => {
    await SignedInAlready.play?.(context);
    const login = screenOf(context);
    await userEvent.click(login.getByRole('button', { name: 'Use another account' }));
    await seeSignedOut(context);
    await expect(login.queryByText(/signed in as/)).toBeNull();
  },
};

/** The form does not wait for the provider's answer. */
export const AuthUnknown: Story = {
  tags: ['no-screenshot'], // looks like Idle
  parameters: { app: { person: 'unknown' } },
  play: seeLogin,
};
