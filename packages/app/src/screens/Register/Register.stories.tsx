import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { inApp } from '../../stories/inApp.tsx';
import {
  answerRegistered,
  fillRegister,
  PASSWORD,
  registerFormOf,
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

const PASSWORD_MESSAGE =
  'Password must be at least 8 characters, include uppercase, lowercase, number, and special character.';

export const Idle: Story = { play: seeRegister };

/** Every field is right: the password's rules are ticked off, one by one. */
export const Filled: Story = {
  play: async (stage) => {
    await seeRegister(stage);
    await fillRegister(stage);
    await userEvent.click(screenOf(stage).getByRole('button', { name: 'Show password' }));
    await expect(registerFormOf(stage).password).toHaveValue(PASSWORD);
    await expect(screenOf(stage).getAllByText('met:')).toHaveLength(5);
  },
};

/** All that is required is missing, and each field says so. */
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

/** One field is wrong: it says why, and takes focus. */
const oneWrong = (
  field: 'name' | 'email' | 'photo' | 'password',
  typed: string,
  message: string,
): Story => ({
  play: async (stage) => {
    await seeRegister(stage);
    await fillRegister(stage);
    const form = registerFormOf(stage);
    await userEvent.clear(form[field]);
    if (typed !== '') await userEvent.type(form[field], typed);
    await userEvent.click(form.submit);
    await expect(form[field]).toHaveFocus();
    await expect(form[field]).toBeInvalid();
    await expect(form[field]).toHaveAccessibleDescription(expect.stringContaining(message));
    await expect(document.title).toBe('Register | ToyStore');
  },
});

export const NameMissing: Story = oneWrong('name', '', 'Please enter your name.');
export const EmailMissing: Story = oneWrong('email', '', 'Please enter your email.');
export const EmailCutShort: Story = oneWrong(
  'email',
  'robin@toystore',
  'Please enter a valid email address, like name@example.com.',
);
export const PhotoMissing: Story = oneWrong('photo', '', 'Please enter the address of a photo.');
export const PhotoUnusable: Story = oneWrong(
  'photo',
  'javascript:alert(1)',
  'Please enter a photo address that starts with https://',
);
export const PasswordTooShort: Story = oneWrong('password', 'Aa1$567', PASSWORD_MESSAGE);
/** Long enough and of every kind, but # is none of the special characters. */
export const PasswordWithAnotherCharacter: Story = oneWrong(
  'password',
  'Toybox#2026',
  PASSWORD_MESSAGE,
);

export const TermsNotAccepted: Story = {
  play: async (stage) => {
    await seeRegister(stage);
    await fillRegister(stage);
    const { terms, submit } = registerFormOf(stage);
    await userEvent.click(terms);
    await userEvent.click(submit);
    await expect(terms).toHaveFocus();
    await expect(terms).toHaveAccessibleDescription('Please accept our terms and conditions.');
  },
};

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

export const PendingWithGoogle: Story = {
  parameters: { app: { answers: { signInWithGoogle: 'never' } } },
  play: async (stage) => {
    await seeRegister(stage);
    const { submit, google } = registerFormOf(stage);
    await userEvent.click(google);
    await waitFor(() => expect(google).toHaveAttribute('aria-busy', 'true'));
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
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
/** The provider has a password policy of its own. */
export const PasswordRefusedByTheProvider: Story = failsWith(
  'auth/password-does-not-meet-requirements',
  'Please choose a longer password with more kinds of characters.',
);
export const Offline: Story = failsWith(
  'auth/network-request-failed',
  'Please check your connection, then try again.',
);

/** The account is there and signed in; the page has gone to Login, under the alert. */
export const Success: Story = {
  name: 'Registered',
  play: async (stage) => {
    await seeRegister(stage);
    await submitRegister(stage);
    await seeRegistered(stage);
  },
};

export const AlertAnswered: Story = {
  play: async (context) => {
    await Success.play?.(context);
    await answerRegistered();
    await expect(
      await screenOf(context).findByText('You are signed in as Robin Hale.'),
    ).toBeVisible();
    await seeSignedIn(context, 'Robin Hale', 'photo');
  },
};

/** Nothing takes the new account back; the alert says what went wrong. */
export const VerificationEmailNotSent: Story = {
  parameters: { app: { answers: { sendVerificationEmail: 'auth/too-many-requests' } } },
  play: async (stage) => {
    await seeRegister(stage);
    await submitRegister(stage);
    const alert = await seeAlert('Please verify your email address!');
    const description = alert.getByText(
      'Your account is ready, but the email could not be sent: Firebase: Error (auth/too-many-requests).',
    );
    await waitFor(() => expect(description).toBeVisible());
  },
};

/** Name and photo could not be set, which is only logged: the account is there without them. */
export const ProfileNotSet: Story = {
  parameters: { app: { answers: { updateUserProfile: 'auth/network-request-failed' } } },
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
    await expect(console.error).toHaveBeenCalledWith('Profile update failed.', expect.anything());
  },
};

export const SuccessWithGoogle: Story = {
  play: async (stage) => {
    await seeRegister(stage);
    await userEvent.click(registerFormOf(stage).google);
    await arriveAt(stage, 'ToyStore', 'Home');
    await seeStatus('Login successful!');
    await seeSignedIn(stage, 'Google Shopper', 'photo');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const SignedInAlready: Story = {
  parameters: { app: { person: 'withPhoto' } },
  play: async (stage) => {
    await seeRegister(stage);
    await expect(
      await screenOf(stage).findByText('You are signed in as Demo Shopper.'),
    ).toBeVisible();
    await expect(
      screenOf(stage).getByRole('button', { name: 'Use another account' }),
    ).toBeVisible();
  },
};
