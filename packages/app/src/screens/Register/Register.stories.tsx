import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { inApp } from '../../stories/inApp.tsx';
import {
  answerRegistered,
  PASSWORD,
  registerFormOf,
  seeNotice,
  seeRegister,
  seeRegistered,
  submitRegister,
} from '../../stories/steps/account.ts';
import {
  arriveAt,
  type Stage,
  screenOf,
  seeAlert,
  seeSignedIn,
  seeStatus,
} from '../../stories/steps/stage.ts';
import { Register } from './Register.tsx';

const meta = {
  title: 'Screens/Register',
  component: Register,
  tags: ['!autodocs'],
  decorators: [inApp],
  parameters: { app: { address: '/register' }, msw: [catalogueAnswers.success] },
} satisfies Meta<typeof Register>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = { play: seeRegister };

export const Pending: Story = {
  parameters: { app: { answers: { createUser: 'never' } } },
  play: async (stage) => {
    await seeRegister(stage);
    await submitRegister(stage);
    const { submit, google, name } = registerFormOf(stage);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    await expect(google).toHaveAttribute('aria-disabled', 'true');
    await expect(name).toHaveValue('Robin Hale');
  },
};

/** The account exists and is signed in; Login shows under the alert. */
export const Success: Story = {
  tags: ['no-screenshot'], // looks like SignedInAlready of Login, with the notice
  name: 'Registered',
  play: async (context) => {
    await seeRegister(context);
    await submitRegister(context);
    await seeRegistered(context);
    await answerRegistered();
    await expect(
      await screenOf(context).findByText('You are signed in as Robin Hale.'),
    ).toBeVisible();
    await seeSignedIn(context, 'Robin Hale', 'photo');
    await seeNotice(context, 'We sent a link to robin@toystore.example (November 23, 2026).');
  },
};

/**
 * Name and photo could not be set, which is only logged: the account exists without them. Nor was the e-mail sent, and the notice
 * under the alert claims none.
 */
export const ProfileNotSet: Story = {
  tags: ['!dev'],
  parameters: {
    app: {
      answers: {
        updateUserProfile: 'auth/network-request-failed',
        sendVerificationEmail: 'auth/too-many-requests',
      },
    },
  },
  beforeEach: () => {
    const log = spyOn(console, 'error').mockImplementation(() => {});
    return () => log.mockRestore();
  },
  play: async (stage) => {
    await seeRegister(stage);
    await submitRegister(stage);
    await seeAlert('Please verify your email address!');
    await answerRegistered();
    await expect(
      await screenOf(stage).findByText('You are signed in as robin@toystore.example.'),
    ).toBeVisible();
    await seeSignedIn(stage, 'User', { letter: 'U' });
    await seeNotice(stage, 'We could not send a link to robin@toystore.example.');
    await expect(console.error).toHaveBeenCalledWith('Profile update failed.', expect.anything());
  },
};

/** Google's window was closed first. The account has two-step verification, whose form is on Login. */
export const CodeAfterGoogle: Story = {
  tags: ['!dev'],
  parameters: {
    app: {
      answers: {
        signInWithGoogle: ['auth/popup-closed-by-user', 'auth/multi-factor-auth-required'],
      },
    },
  },
  play: async (stage) => {
    await seeRegister(stage);
    await userEvent.click(registerFormOf(stage).google);
    const alert = await screenOf(stage).findByRole('alert');
    await expect(alert).toHaveTextContent('auth/popup-closed-by-user');
    await userEvent.click(registerFormOf(stage).google);
    await arriveAt(stage, 'Enter the 6-digit code', 'Login');
    await userEvent.type(screenOf(stage).getByLabelText('Code'), '123456{Enter}');
    await arriveAt(stage, 'ToyStore', 'Home');
    await seeStatus('Login successful!');
    await seeSignedIn(stage, 'Two-Step Shopper', { letter: 'T' });
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

const PASSWORD_MESSAGE =
  'Password must be at least 8 characters, include uppercase, lowercase, number, and special character.';

/** All required fields are empty, and each shows a message. */
export const NothingTyped: Story = {
  play: async (stage) => {
    await seeRegister(stage);
    const { name, email, photo, password, submit } = registerFormOf(stage);
    await userEvent.click(submit);
    await expect(name).toHaveAccessibleDescription('Please enter your name.');
    await expect(email).toHaveAccessibleDescription('Please enter your email.');
    await expect(photo).toHaveAccessibleDescription('Please enter the address of a photo.');
    await expect(password).toHaveAccessibleDescription(expect.stringContaining(PASSWORD_MESSAGE));
    const summary = screenOf(stage).getByRole('region', { name: 'There is a problem' });
    await expect(summary).toHaveFocus();
  },
};

const failsWith = (code: `auth/${string}`, help: string): Story => ({
  parameters: { app: { answers: { createUser: code } } },
  play: async (stage: Stage) => {
    await seeRegister(stage);
    await submitRegister(stage);
    const alert = await screenOf(stage).findByRole('alert');
    await expect(alert).toHaveTextContent(`Firebase: Error (${code}).`);
    await expect(alert).toHaveTextContent(help);
    await expect(registerFormOf(stage).password).toHaveValue(PASSWORD);
  },
});

export const EmailTaken: Story = failsWith(
  'auth/email-already-in-use',
  'Please log in with this email, or choose another one.',
);

/** The new account stays; the alert shows what went wrong. */
export const VerificationEmailNotSent: Story = {
  parameters: { app: { answers: { sendVerificationEmail: 'auth/too-many-requests' } } },
  play: async (stage) => {
    await seeRegister(stage);
    await submitRegister(stage);
    const alert = await seeAlert('Please verify your email address!');
    const message = alert.getByText('Firebase: Error (auth/too-many-requests).');
    await waitFor(() => expect(message).toBeVisible());
    const quote = message.closest('bdi[lang="en"]');
    await expect(quote?.parentElement).toHaveTextContent(
      'Your account is ready, but the email could not be sent: Firebase: Error (auth/too-many-requests).',
    );
  },
};
