import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { goOffline } from '../../stories/goOffline.ts';
import { answerLate } from '../../stories/StubAuth.tsx';
import { PASSWORD } from '../../stories/steps/account.ts';
import {
  arriveAt,
  type Stage,
  screenOf,
  seeSignedOut,
  seeStatus,
} from '../../stories/steps/stage.ts';
import myProfileStories from './MyProfile.stories.tsx';
import { MyProfile } from './MyProfile.tsx';
import {
  arrive,
  dialogOf,
  press,
  securityOf,
  seeNoDialog,
  typeAndSend,
} from './myProfileTestUtils.ts';

const meta = {
  ...myProfileStories,
  title: 'Screens/My profile',
  component: MyProfile,
  tags: ['!autodocs'],
  parameters: {
    ...myProfileStories.parameters,
    app: { address: '/myprofile', person: 'withoutPhoto' },
  },
} satisfies Meta<typeof MyProfile>;
export default meta;

type Story = StoryObj<typeof meta>;

const requiresRecentLogin = ['auth/requires-recent-login', 'success'] as const;

/** Without an address, the account's first one comes before a password and the second step, and a word confirms the deletion. */
export const WithoutEmail: Story = {
  tags: ['!dev'],
  parameters: { app: { person: 'withoutEmail' } },
  play: async (stage) => {
    await arrive(stage);
    const security = securityOf(stage);
    await expect(security.getAllByText('Add an email first.')).toHaveLength(2);
    const send = security.queryByRole('button', { name: 'Send verification e-mail' });
    await expect(send).toBeNull();
    await press(stage, 'Add an email');
    await typeAndSend('Add an email', 'New email', 'nele@toystore.example');
    const dialog = await dialogOf('Add an email');
    await dialog.findByText(/nele@toystore\.example\. It becomes your email once you open it/);
    await userEvent.keyboard('{Escape}');
    await seeNoDialog();
    await press(stage, 'Delete account');
    await typeAndSend('Delete account', 'Type DELETE to confirm', 'delete');
    await seeStatus('Your account is deleted.');
  },
};

/** The provider requires a recent login. The filled-in dialog waits behind this one. */
export const Confirming: Story = {
  parameters: { app: { answers: { sendEmailChange: requiresRecentLogin } } },
  play: async (stage) => {
    await arrive(stage);
    await press(stage, 'Change email');
    await typeAndSend('Change email', 'New email', 'nele@toystore.example');
    const confirm = await dialogOf("Confirm it's you");
    await waitFor(() => expect(confirm.getByLabelText('Password')).toHaveFocus());
  },
};

/** After a wrong password and without a network, the right password continues the change. */
export const ConfirmedAtLast: Story = {
  tags: ['!dev'],
  parameters: {
    app: {
      answers: {
        sendEmailChange: requiresRecentLogin,
        confirmPassword: ['auth/wrong-password', 'auth/network-request-failed', 'success'],
      },
    },
  },
  play: async (stage) => {
    await Confirming.play?.(stage);
    await typeAndSend("Confirm it's you", 'Password', PASSWORD);
    const confirm = await dialogOf("Confirm it's you");
    for (const code of ['auth/wrong-password', 'auth/network-request-failed']) {
      await waitFor(() => expect(confirm.getByRole('alert')).toHaveTextContent(code));
      await expect(confirm.getByLabelText('Password')).toHaveValue(PASSWORD);
      await userEvent.click(confirm.getByRole('button', { name: 'Confirm' }));
    }
    const dialog = await dialogOf('Change email');
    await dialog.findByText(/We sent a link to nele@toystore\.example\./);
  },
};

/** Expects that the shop does not redirect to Login, which it does with visitors on protected pages. */
const seeNoLogin = (stage: Stage) =>
  expect(
    screenOf(stage).findByRole('heading', { level: 1, name: 'Login' }, { timeout: 500 }),
  ).rejects.toThrow();

const TURN_ON = 'Turn on two-step verification';
const TURN_OFF = 'Turn off two-step verification';
const SCAN = 'Scan this code';
const CODE = 'Enter the 6-digit code';

const next = async () =>
  userEvent.click((await dialogOf(SCAN)).getByRole('button', { name: 'Next' }));

/**
 * A cancelled confirmation keeps the input; after the first action was cancelled, too, the next one continues the second. Home
 * shows the visitor that the account was deleted.
 */
export const AnotherActionConfirmed: Story = {
  tags: ['!dev'],
  parameters: {
    app: {
      answers: {
        sendEmailChange: requiresRecentLogin,
        deleteAccount: requiresRecentLogin,
        confirmPassword: ['auth/wrong-password', 'success'],
      },
    },
  },
  play: async (stage) => {
    await Confirming.play?.(stage);
    await typeAndSend("Confirm it's you", 'Password', PASSWORD);
    const confirm = await dialogOf("Confirm it's you");
    await expect(await confirm.findByRole('alert')).toHaveTextContent('auth/wrong-password');
    await userEvent.click(confirm.getByRole('button', { name: 'Cancel' }));
    const dialog = await dialogOf('Change email');
    await expect(dialog.getByLabelText('New email')).toHaveValue('nele@toystore.example');
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await seeNoDialog();
    await press(stage, 'Delete account');
    await typeAndSend('Delete account', 'Type your email to confirm', 'shopper@toystore.example');
    await typeAndSend("Confirm it's you", 'Password', PASSWORD);
    await arriveAt(stage, 'ToyStore', 'Home');
    await seeStatus('Your account is deleted.');
    await expect(screen.queryByText(/We sent a link to/)).toBeNull();
    await seeSignedOut(stage);
    await expect(screenOf(stage).queryByRole('region', { name: 'Account' })).toBeNull();
    await seeNoLogin(stage);
  },
};

export const ConfirmedByGoogle: Story = {
  tags: ['!dev'],
  parameters: {
    app: {
      person: 'withGoogleAlone',
      answers: {
        changePassword: requiresRecentLogin,
        confirmProvider: ['auth/popup-closed-by-user', 'success'],
      },
    },
  },
  play: async (stage) => {
    await arrive(stage);
    await press(stage, 'Set a password');
    await typeAndSend('Set a password', 'New password', PASSWORD);
    const confirm = await dialogOf("Confirm it's you");
    await userEvent.click(confirm.getByRole('button', { name: 'Continue with Google' }));
    await expect(await confirm.findByRole('alert')).toHaveTextContent('popup-closed-by-user');
    await userEvent.click(confirm.getByRole('button', { name: 'Continue with Google' }));
    await seeStatus('Password set.');
    await seeNoDialog();
    await securityOf(stage).findByRole('button', { name: 'Change password' });
  },
};

export const ConnectedAfterAFailure: Story = {
  tags: ['!dev'],
  parameters: {
    app: {
      answers: {
        connectProvider: ['auth/popup-blocked', 'auth/network-request-failed', 'success'],
        disconnectProvider: ['auth/network-request-failed', 'success'],
      },
    },
  },
  play: async (stage) => {
    await arrive(stage);
    await press(stage, 'Connect Google');
    const alert = await securityOf(stage).findByRole('alert');
    await expect(alert).toHaveTextContent('Please allow pop-ups for this shop');
    await press(stage, 'Connect Google');
    await waitFor(() =>
      expect(securityOf(stage).getByRole('alert')).toHaveTextContent('network-request-failed'),
    );
    await press(stage, 'Connect Google');
    await seeStatus('Google connected.');
    await expect(securityOf(stage).queryByRole('alert')).toBeNull();
    await press(stage, 'Disconnect Google');
    const dialog = await dialogOf('Disconnect Google');
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect Google' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('network-request-failed');
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect Google' }));
    await seeStatus('Google disconnected.');
    await seeNoDialog();
    await securityOf(stage).findByText('Not connected');
  },
};

/** A closed dialog reports no failure. An open one reports it and keeps the input; the next try works. */
export const CancelledWhileItRuns: Story = {
  tags: ['!dev'],
  parameters: {
    app: {
      answers: {
        changePassword: [
          'late auth/network-request-failed',
          'auth/network-request-failed',
          'success',
        ],
      },
    },
  },
  play: async (stage) => {
    await arrive(stage);
    await press(stage, 'Change password');
    await typeAndSend('Change password', 'New password', PASSWORD);
    const dialog = await dialogOf('Change password');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Save password' })).toHaveAttribute('aria-busy'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await seeNoDialog();
    await press(stage, 'Delete account');
    const next = await dialogOf('Delete account');
    await expect(next.getByRole('button', { name: 'Delete forever' })).not.toHaveAttribute(
      'aria-busy',
    );
    answerLate();
    await new Promise((resolve) => setTimeout(resolve));
    await expect(next.queryByRole('alert')).toBeNull();
    await userEvent.click(next.getByRole('button', { name: 'Cancel' }));
    await seeNoDialog();
    await expect(securityOf(stage).queryByRole('alert')).toBeNull();

    await press(stage, 'Change password');
    await typeAndSend('Change password', 'New password', PASSWORD);
    const again = await dialogOf('Change password');
    await expect(await again.findByRole('alert')).toHaveTextContent('network-request-failed');
    await expect(again.getByLabelText('New password')).toHaveValue(PASSWORD);
    await userEvent.click(again.getByRole('button', { name: 'Save password' }));
    await seeStatus('Password changed.');
  },
};

/**
 * After some minutes the key expires at the provider: another one replaces it, under a message. Then another tab turns it on,
 * and off again.
 */
export const TwoStepChangedElsewhere: Story = {
  tags: ['!dev'],
  parameters: {
    app: {
      answers: {
        turnOnTwoStep: ['auth/code-expired', 'auth/second-factor-already-in-use', 'success'],
        turnOffTwoStep: 'auth/multi-factor-info-not-found',
      },
    },
  },
  play: async (stage) => {
    await arrive(stage);
    await press(stage, TURN_ON);
    const scan = await dialogOf(SCAN);
    await waitFor(() => expect(scan.getByRole('code')).toBeVisible());
    await next();
    await typeAndSend(CODE, 'Code', '123456');
    await expect((await dialogOf(SCAN)).getByRole('alert')).toHaveTextContent('This took too long');
    await next();
    await typeAndSend(CODE, 'Code', '123456');
    const code = await dialogOf(CODE);
    await expect(await code.findByRole('alert')).toHaveTextContent('second-factor-already-in-use');
    await userEvent.keyboard('123456{Enter}');
    const done = await dialogOf('Two-step verification is on');
    await userEvent.click(done.getByRole('button', { name: 'Done' }));
    await seeNoDialog();
    await press(stage, TURN_OFF);
    const off = await dialogOf(TURN_OFF);
    await userEvent.click(off.getByRole('button', { name: 'Turn off' }));
    await expect(await off.findByRole('alert')).toHaveTextContent(
      'Two-step verification was changed elsewhere.',
    );
  },
};

export const TwoStepTurnedOff: Story = {
  tags: ['!dev'],
  parameters: {
    app: {
      person: 'withTwoStep',
      answers: {
        turnOffTwoStep: ['auth/requires-recent-login', 'success'],
        confirmPassword: 'auth/multi-factor-auth-required',
      },
    },
  },
  play: async (stage) => {
    await arrive(stage);
    await press(stage, TURN_OFF);
    const dialog = await dialogOf(TURN_OFF);
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    await typeAndSend("Confirm it's you", 'Password', 'Toybox$2026');
    await waitFor(async () =>
      expect((await dialogOf("Confirm it's you")).getByLabelText('Code')).toHaveFocus(),
    );
    await typeAndSend("Confirm it's you", 'Code', '123456');
    await seeStatus('Two-step verification is off.');
    await seeNoDialog();
    await securityOf(stage).findByText('Off');
  },
};

/** A session that was restored without a network does not know whether it is on, nor any dates: the page omits them. */
export const TwoStepUnknown: Story = {
  tags: ['no-screenshot'], // My profile without one row
  parameters: { app: { answers: { fetchAccountDates: 'auth/network-request-failed' } } },
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => {});
    const goOnline = goOffline();
    return () => {
      goOnline();
      warn.mockRestore();
    };
  },
  play: async (stage) => {
    await arrive(stage);
    const security = securityOf(stage);
    await security.findByRole('heading', { name: 'Password' });
    await expect(security.queryByRole('heading', { name: 'Two-step verification' })).toBeNull();
    await expect(security.queryByText('Off')).toBeNull();
    await expect(await security.findByText('Set')).toBeVisible();
  },
};

/** The email must be verified first; a button sends the e-mail. */
export const TwoStepUnverified: Story = {
  tags: ['no-screenshot'], // AccountSecurity covers it
  parameters: {
    app: {
      person: 'unverified',
      answers: { sendVerificationEmail: ['auth/too-many-requests', 'success'] },
    },
  },
  play: async (stage) => {
    await arrive(stage);
    const security = securityOf(stage);
    await userEvent.click(security.getByRole('button', { name: TURN_ON }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await press(stage, 'Send verification e-mail');
    await expect(await security.findByRole('alert')).toHaveTextContent('auth/too-many-requests');
    await press(stage, 'Send verification e-mail');
    await security.findByText(/^Sent\./);
    await expect(security.queryByRole('alert')).toBeNull();
  },
};

const OFFLINE = ['auth/network-request-failed', 'success'] as const;

/** Each dialog reports it, and keeps key and digits; the next try works. */
export const TwoStepOnceOnline: Story = {
  tags: ['!dev'],
  parameters: {
    app: { answers: { startTwoStep: OFFLINE, turnOnTwoStep: OFFLINE, turnOffTwoStep: OFFLINE } },
  },
  play: async (stage) => {
    await arrive(stage);
    await press(stage, TURN_ON);
    const scan = await dialogOf(SCAN);
    await expect(await scan.findByRole('alert')).toHaveTextContent('network-request-failed');
    await userEvent.click(scan.getByRole('button', { name: 'Try again' }));
    await expect(await scan.findByRole('code')).toHaveTextContent(/^GEZD/);
    await next();
    await typeAndSend(CODE, 'Code', '123456');
    const code = await dialogOf(CODE);
    await expect(await code.findByRole('alert')).toHaveTextContent('network-request-failed');
    await expect(code.getByLabelText('Code')).toHaveValue('123456');
    await userEvent.click(code.getByRole('button', { name: 'Back' }));
    await expect((await dialogOf(SCAN)).getByRole('code')).toHaveTextContent(/^GEZD/);
    await next();
    await userEvent.click((await dialogOf(CODE)).getByLabelText('Code'));
    await userEvent.keyboard('123456{Enter}');
    const done = await dialogOf('Two-step verification is on');
    await userEvent.click(done.getByRole('button', { name: 'Done' }));
    await seeNoDialog();
    await securityOf(stage).findByText('November 23, 2026');
    await expect(securityOf(stage).getByRole('button', { name: TURN_OFF })).toHaveFocus();

    await press(stage, TURN_OFF);
    const off = await dialogOf(TURN_OFF);
    await userEvent.click(off.getByRole('button', { name: 'Turn off' }));
    await expect(await off.findByRole('alert')).toHaveTextContent('network-request-failed');
    await userEvent.click(off.getByRole('button', { name: 'Turn off' }));
    await seeStatus('Two-step verification is off.');
  },
};
