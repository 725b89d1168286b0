import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { catalogueAnswers } from '../stories/catalogueAnswers.ts';
import { inApp } from '../stories/inApp.tsx';
import { firstToysChecked } from '../stories/steps/browse.ts';
import { arriveAt, type Stage } from '../stories/steps/stage.ts';
import { AccountNotice } from './AccountNotice.tsx';

const meta = {
  title: 'Screens/Account notices',
  component: AccountNotice,
  tags: ['!autodocs'],
  decorators: [inApp],
  parameters: {
    a11y: firstToysChecked,
    app: { address: '/alltoy', person: 'unverified' },
    msw: [catalogueAnswers.success],
  },
} satisfies Meta<typeof AccountNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The code of notices is a lazy chunk. */
const LATE = { timeout: 10_000 };

/** The page that renders fastest: the notices are on every one. */
const nowhere = { address: '/no/such/page' };

const noticeOf = async ({ canvasElement }: Stage) =>
  within(await within(canvasElement).findByRole('region', { name: 'Account notice' }, LATE));

export const AddressNotProven: Story = {
  play: async (stage) => {
    await arriveAt(stage, 'Our All Toys', 'All Toys');
    const notice = await noticeOf(stage);
    await expect(notice.getByText('Not verified yet: unverified@toystore.example.')).toBeVisible();
  },
};

/** Facebook gives no address of an account that has only a telephone number. */
export const NoAddress: Story = {
  tags: ['no-screenshot'], // nothing shows
  parameters: { app: { ...nowhere, person: 'withoutEmail' } },
  play: async (stage) => {
    await within(stage.canvasElement).findByRole('button', { name: /^Cart/ }, LATE);
    await expect(
      within(stage.canvasElement).queryByRole('region', { name: 'Account notice' }),
    ).toBeNull();
  },
};

/** Without an answer, the e-mail may have been sent. After a failure, the button can be pressed again at once. */
export const EmailSentAgain: Story = {
  tags: ['no-screenshot'], // VerifyEmailBanner covers it
  parameters: {
    app: {
      ...nowhere,
      answers: {
        sendVerificationEmail: ['auth/network-request-failed', 'auth/too-many-requests', 'success'],
      },
    },
  },
  play: async (stage) => {
    const notice = await noticeOf(stage);
    const send = () => userEvent.click(notice.getByRole('button', { name: 'Send email' }));
    const seeAlert = (code: string) =>
      waitFor(() => expect(notice.getByRole('alert')).toHaveTextContent(code));
    await send();
    await seeAlert('auth/network-request-failed');
    await expect(notice.getByText('Not verified yet: unverified@toystore.example.')).toBeVisible();
    await send();
    await seeAlert('auth/too-many-requests');
    await expect(notice.getByText(/^We could not send a link to unverified@/)).toBeVisible();
    await send();
    await waitFor(() => expect(notice.getByRole('status')).toHaveTextContent(/E-mail sent/));
    await expect(notice.queryByRole('alert')).toBeNull();
    await expect(
      notice.getByText(/^We sent a link to unverified@toystore\.example \(/),
    ).toBeVisible();
    await expect(notice.getByRole('button', { name: 'Resend e-mail' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The account was deleted, its password changed, or the session ended by the provider. */
export const SessionEnded: Story = {
  tags: ['!dev'],
  parameters: { app: { ...nowhere, person: 'visitor', endedSession: 'auth/user-token-expired' } },
  play: async (stage) => {
    const page = within(stage.canvasElement);
    const notice = await page.findByRole('alert', {}, LATE);
    await expect(notice).toHaveTextContent(
      'You have been signed out. Your password or account was changed on another device, or the session was ended. Please log in again.',
    );
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
    await expect(page.queryByRole('alert')).toBeNull();
  },
};

export const AccountDisabled: Story = {
  tags: ['!dev', 'no-screenshot'],
  parameters: { app: { ...nowhere, person: 'visitor', endedSession: 'auth/user-disabled' } },
  play: async (stage) => {
    await expect(await within(stage.canvasElement).findByRole('alert', {}, LATE)).toHaveTextContent(
      'You have been signed out. This account can no longer be used. Please contact our support team.',
    );
  },
};
