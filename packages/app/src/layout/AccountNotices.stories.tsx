import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inApp } from '../stories/inApp.tsx';
import { arriveAt, type Stage } from '../stories/steps/stage.ts';
import { AccountNotices } from './AccountNotices.tsx';

const meta = {
  title: 'Screens/Account notices',
  component: AccountNotices,
  tags: ['!autodocs'],
  decorators: [inApp],
  parameters: { app: { address: '/alltoy', person: 'unverified' } },
} satisfies Meta<typeof AccountNotices>;
export default meta;

type Story = StoryObj<typeof meta>;

const noticeOf = async ({ canvasElement }: Stage) =>
  within(await within(canvasElement).findByRole('region', { name: 'Account notice' }));

const resend = async (stage: Stage) => {
  await arriveAt(stage, 'Our All Toys', 'All Toys');
  const notice = await noticeOf(stage);
  await userEvent.click(notice.getByRole('button', { name: 'Resend e-mail' }));
  return notice;
};

export const AddressNotProven: Story = {
  play: async (stage) => {
    await arriveAt(stage, 'Our All Toys', 'All Toys');
    const notice = await noticeOf(stage);
    await expect(notice.getByText(/unverified@toystore\.example/)).toBeVisible();
  },
};

export const EmailSentAgain: Story = {
  tags: ['no-screenshot'], // VerifyEmailBanner has it
  play: async (stage) => {
    const notice = await resend(stage);
    await waitFor(() => expect(notice.getByRole('status')).toHaveTextContent(/E-mail sent/));
    await expect(notice.getByRole('button', { name: 'Resend e-mail' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const EmailNotSent: Story = {
  tags: ['no-screenshot'], // VerifyEmailBanner has it
  parameters: { app: { answers: { sendVerificationEmail: 'auth/too-many-requests' } } },
  play: async (stage) => {
    const notice = await resend(stage);
    await waitFor(() =>
      expect(notice.getByRole('alert')).toHaveTextContent('auth/too-many-requests'),
    );
  },
};

/** The account was disabled or deleted, or its password reset elsewhere. */
export const SessionEnded: Story = {
  tags: ['!dev'],
  parameters: {
    app: {
      person: 'visitor',
      endedSession: {
        message: 'Firebase: Error (auth/user-token-expired).',
        help: 'Please log in again.',
      },
    },
  },
  play: async (stage) => {
    await arriveAt(stage, 'Our All Toys', 'All Toys');
    const page = within(stage.canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent('You have been signed out.');
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
    await expect(page.queryByRole('alert')).toBeNull();
  },
};
