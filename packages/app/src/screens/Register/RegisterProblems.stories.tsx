import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  answerRegistered,
  fillRegister,
  PASSWORD,
  registerFormOf,
  seeNotice,
  seeRegister,
  submitRegister,
} from '../../stories/steps/account.ts';
import { type Stage, screenOf, seeAlert } from '../../stories/steps/stage.ts';
import registerStories from './Register.stories.tsx';
import { Register } from './Register.tsx';

const meta = {
  ...registerStories,
  title: 'Screens/Register',
  component: Register,
  tags: ['!autodocs'],
} satisfies Meta<typeof Register>;
export default meta;

type Story = StoryObj<typeof meta>;

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

/** One field is invalid: it shows why, and takes the focus. */
const oneWrong = (
  field: 'name' | 'email' | 'photo' | 'password',
  typed: string,
  message: string,
): Story => ({
  tags: ['no-screenshot'], // NothingTyped covers every message
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
/** Long enough and of every kind, but # is not a special character of the rules. */
export const PasswordWithAnotherCharacter: Story = oneWrong(
  'password',
  'Toybox#2026',
  PASSWORD_MESSAGE,
);

export const TermsNotAccepted: Story = {
  tags: ['no-screenshot'], // NothingTyped covers every message
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
/** The provider has its own password policy. */
export const PasswordRefusedByTheProvider: Story = failsWith(
  'auth/password-does-not-meet-requirements',
  'Please choose a longer password with more kinds of characters.',
);
export const Offline: Story = failsWith(
  'auth/network-request-failed',
  'Please check your connection, then try again.',
);

/** The new account stays; the alert shows what went wrong. */
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

/** Under that alert, the notice claims no e-mail, either. */
export const NoticeOfEmailNotSent: Story = {
  ...VerificationEmailNotSent,
  tags: ['!dev', 'no-screenshot'], // VerifyEmailBanner covers it
  play: async (context) => {
    await VerificationEmailNotSent.play?.(context);
    await answerRegistered();
    await seeNotice(context, 'We could not send a link to robin@toystore.example.');
  },
};
