import type { Meta, StoryObj } from '@storybook/react-vite';
import type { EmailMode } from '@toystore/accounts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { inApp } from '../../stories/inApp.tsx';
import { PASSWORD, paste } from '../../stories/steps/account.ts';
import { arriveAt, type Stage, screenOf } from '../../stories/steps/stage.ts';
import { EmailLink } from './EmailLink.tsx';
import { storeUsedLink, USED_LINKS_KEY } from './usedLinks.ts';

const link = (mode: string) => ({ address: `/auth/action?mode=${mode}&oobCode=code` });

const meta = {
  title: 'Screens/E-mail link',
  component: EmailLink,
  tags: ['!autodocs'],
  decorators: [inApp],
  beforeEach: () => localStorage.removeItem(USED_LINKS_KEY),
  parameters: { app: link('verifyEmail'), msw: [catalogueAnswers.success] },
} satisfies Meta<typeof EmailLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** While the link's code is being checked, only the heading is shown. */
const arriveAtNewPassword = async (stage: Stage) => {
  await arriveAt(stage, 'New Password', 'New Password');
  await screenOf(stage).findByLabelText('New password');
};

const newPasswordOf = (stage: Stage) => ({
  field: screenOf(stage).getByLabelText('New password'),
  save: screenOf(stage).getByRole('button', { name: 'Save password' }),
});

/** An unverified shopper follows the e-mail's link; the notice disappears. */
export const Verified: Story = {
  parameters: {
    app: {
      address: `${link('verifyEmail').address}&continueUrl=https%3A%2F%2Fevil.example%2F`, // ignored
      person: 'unverified',
    },
  },
  play: async (stage) => {
    await arriveAt(stage, 'Your email is verified', 'Verify Email');
    await expect(
      screenOf(stage).getByRole('link', { name: 'Continue to the shop' }),
    ).toHaveAttribute('href', '/home');
    await expect(stage.canvas.queryByRole('region', { name: 'Account notice' })).toBeNull();
  },
};

const button = (stage: Stage, name: string) => screenOf(stage).getByRole('button', { name });

/** Opening the link changes nothing. */
export const ChangeAsked: Story = {
  parameters: { app: link('verifyAndChangeEmail') },
  play: async (stage) => {
    await arriveAt(stage, 'Change your email?', 'Change Email');
    await expect(
      screenOf(stage)
        .getByText(/^Your email changes from/)
        .closest('p'),
    ).toHaveTextContent(
      'Your email changes from shopper@toystore.example to robin@toystore.example.',
    );
    await expect(button(stage, 'Change email')).toBeVisible();
  },
};

/** The code has expired. Mail scanners open links without using the code. */
export const ChangeExpired: Story = {
  tags: ['no-screenshot'], // looks like Expired
  parameters: {
    app: {
      ...link('verifyAndChangeEmail'),
      answers: { checkEmailCode: 'auth/expired-action-code' },
    },
  },
  play: (stage) => seeFailure(stage, 'auth/expired-action-code'),
};

const restore = async (stage: Stage) => {
  await arriveAt(stage, 'Restore your email?', 'Recover Email');
  await expect(screenOf(stage).getByText('someone@else.example')).toBeVisible();
  await userEvent.click(button(stage, 'Restore email'));
  await arriveAt(stage, 'Your email is restored', 'Recover Email');
};

export const EmailRestored: Story = {
  parameters: { app: link('recoverEmail') },
  play: async (stage) => {
    await restore(stage);
    await expect(button(stage, 'Set a new password')).toBeVisible();
    await expect(screenOf(stage).getByRole('link', { name: 'Continue to the shop' })).toBeVisible();
  },
};

export const RestoredPasswordMailFailed: Story = {
  parameters: {
    app: { ...link('recoverEmail'), answers: { resetPassword: 'auth/too-many-requests' } },
  },
  play: async (stage) => {
    await restore(stage);
    await userEvent.click(button(stage, 'Set a new password'));
    await waitFor(() =>
      expect(screenOf(stage).getByRole('alert')).toHaveTextContent('auth/too-many-requests'),
    );
  },
};

export const Loading: Story = {
  tags: ['no-screenshot'], // looks like the profile's Loading
  parameters: { app: { ...link('verifyEmail'), answers: { applyEmailCode: 'never' } } },
  play: async (stage) => {
    await waitFor(() => expect(screenOf(stage).getByText('Loading...')).toBeVisible());
    await arriveAt(stage, 'Verify Email', 'Verify Email');
  },
};

const seeFailure = async (stage: Stage, code: string) => {
  await arriveAt(stage, 'This link does not work', 'Email Link');
  await expect(screenOf(stage).getByRole('alert')).toHaveTextContent(code);
  await expect(screenOf(stage).getByRole('link', { name: 'Go to Login' })).toBeVisible();
};

/** The link was opened in another browser before, or another one verified the address. */
export const VerifiedAlready: Story = {
  tags: ['no-screenshot'], // looks like Verified, with another text
  parameters: {
    app: {
      ...link('verifyEmail'),
      person: 'withoutPhoto',
      answers: { applyEmailCode: 'auth/invalid-action-code' },
    },
  },
  play: async (stage) => {
    await arriveAt(stage, 'Your email is verified already', 'Verify Email');
    await expect(
      screenOf(stage).getByText('shopper@toystore.example is verified. You need no link for it.'),
    ).toBeVisible();
    await expect(
      screenOf(stage).getByRole('link', { name: 'Continue to the shop' }),
    ).toHaveAttribute('href', '/home');
  },
};

/** The signed-in user's address is not verified: the failure stays. */
export const UsedByAnotherAccount: Story = {
  tags: ['no-screenshot'], // looks like Expired, with another text
  parameters: {
    app: {
      ...link('verifyEmail'),
      person: 'unverified',
      answers: { applyEmailCode: 'auth/expired-action-code' },
    },
  },
  play: (stage) => seeFailure(stage, 'auth/expired-action-code'),
};

interface UsedLink {
  title: string;
  heading?: string;
  sentence: string;
  way?: string;
}

/** A link that was used in this browser: no code is sent. */
const usedHere = (
  mode: EmailMode,
  {
    title,
    heading = 'You have used this link already',
    sentence,
    way = 'Continue to the shop',
  }: UsedLink,
): Story => ({
  tags: ['no-screenshot'], // looks like VerifiedAlready, with another text
  parameters: {
    app: {
      ...link(mode),
      answers: { applyEmailCode: 'auth/user-disabled', checkEmailCode: 'auth/user-disabled' },
    },
  },
  beforeEach: () => storeUsedLink({ mode, code: 'code' }),
  play: async (stage) => {
    await arriveAt(stage, heading, title);
    await expect(screenOf(stage).getByText(sentence)).toBeVisible();
    await expect(screenOf(stage).getByRole('link', { name: way })).toBeVisible();
  },
});

export const VerifiedHere = usedHere('verifyEmail', {
  title: 'Verify Email',
  heading: 'Your email is verified already',
  sentence: 'This link has verified it.',
});
export const PasswordSetHere = usedHere('resetPassword', {
  title: 'New Password',
  sentence: 'It has saved your new password. Please log in with it.',
  way: 'Go to Login',
});

export const Expired: Story = {
  parameters: {
    app: { ...link('resetPassword'), answers: { checkEmailCode: 'auth/expired-action-code' } },
  },
  play: (stage) => seeFailure(stage, 'auth/expired-action-code'),
};

/** The provider could not be reached: the same link works a moment later. */
export const Offline: Story = {
  tags: ['no-screenshot'], // looks like Expired, with another text
  parameters: {
    app: {
      ...link('verifyAndChangeEmail'),
      answers: { applyEmailCode: ['auth/network-request-failed', 'success'] },
    },
  },
  play: async (stage) => {
    await arriveAt(stage, 'Change your email?', 'Change Email');
    await userEvent.click(button(stage, 'Change email'));
    await arriveAt(stage, 'This link does not work', 'Email Link');
    await expect(screenOf(stage).getByRole('alert')).toHaveTextContent('network-request-failed');
    await userEvent.click(button(stage, 'Try again'));
    await arriveAt(stage, 'Your email is changed', 'Change Email');
  },
};

export const Incomplete: Story = {
  tags: ['no-screenshot'], // looks like Expired, with another text
  parameters: { app: { address: '/auth/action' } },
  play: (stage) => arriveAt(stage, 'This link is incomplete', 'Email Link'),
};

export const NewPassword: Story = {
  parameters: { app: link('resetPassword') },
  play: async (stage) => {
    await arriveAtNewPassword(stage);
    await expect(screenOf(stage).getByText(/shopper@toystore\.example/)).toBeVisible();
    await expect(newPasswordOf(stage).field).toHaveAttribute('type', 'password');
  },
};

/** The provider's rules are stricter than the shop's: they are added to the list. */
export const NewPasswordRefused: Story = {
  parameters: {
    app: {
      ...link('resetPassword'),
      answers: { setNewPassword: 'auth/password-does-not-meet-requirements' },
      passwordPolicy: { minLength: 14, lowercase: true, uppercase: true },
    },
  },
  play: async (stage) => {
    await arriveAtNewPassword(stage);
    await paste(newPasswordOf(stage).field, PASSWORD);
    await userEvent.click(newPasswordOf(stage).save);
    await waitFor(() =>
      expect(screenOf(stage).getByRole('alert')).toHaveTextContent(
        'auth/password-does-not-meet-requirements',
      ),
    );
    await expect(screenOf(stage).getByText('14 characters')).toBeVisible();
    await expect(newPasswordOf(stage).field).toHaveValue(PASSWORD);
  },
};
