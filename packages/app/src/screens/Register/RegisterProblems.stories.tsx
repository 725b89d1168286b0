import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  answerRegistered,
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
