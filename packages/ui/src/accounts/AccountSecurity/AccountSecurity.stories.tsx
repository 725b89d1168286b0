import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { offline } from '../accountDialogTestUtils.tsx';
import { googleFace } from '../providers/googleFace.ts';
import { appleFace, facebookFace, microsoftFace } from '../providers/otherFaces.ts';
import { AccountSecurity, type AccountSecurityProps } from './AccountSecurity.tsx';
import {
  EmailRow,
  type EmailRowProps,
  PasswordRow,
  type PasswordRowProps,
} from './CredentialRows.tsx';
import { DeleteAccountRow, type DeleteAccountRowProps } from './DeleteAccountRow.tsx';
import { SecurityRow, SecurityRows } from './SecurityRow.tsx';
import { SignInMethodsRow, type SignInMethodsRowProps } from './SignInMethodsRow.tsx';
import { TwoStepRow, type TwoStepRowProps } from './TwoStepRow.tsx';

/** What the rows of the stories share. */
type SecurityArgs = Pick<AccountSecurityProps, 'error'> &
  Pick<EmailRowProps, 'email' | 'onChangeEmail'> &
  Pick<PasswordRowProps, 'password' | 'onChangePassword'> &
  Pick<DeleteAccountRowProps, 'onDeleteAccount'> &
  Omit<SignInMethodsRowProps, 'hasPassword' | 'labels'> & { twoStep?: TwoStepRowProps };

const meta = {
  title: 'Forms/AccountSecurity',
  component: AccountSecurity,
  subcomponents: {
    SecurityRows,
    EmailRow,
    PasswordRow,
    SignInMethodsRow,
    TwoStepRow,
    SecurityRow,
    DeleteAccountRow,
  },
  render: ({
    error,
    email,
    onChangeEmail,
    password,
    onChangePassword,
    onDeleteAccount,
    twoStep,
    ...methods
  }) => (
    <AccountSecurity error={error}>
      <SecurityRows>
        <EmailRow email={email} onChangeEmail={onChangeEmail} />
        <PasswordRow
          password={password}
          withoutEmail={email === null}
          onChangePassword={onChangePassword}
        />
        <SignInMethodsRow {...methods} hasPassword={password !== undefined} />
        {twoStep && <TwoStepRow {...twoStep} withoutEmail={email === null} />}
      </SecurityRows>
      <DeleteAccountRow onDeleteAccount={onDeleteAccount} />
    </AccountSecurity>
  ),
  tags: ['beta'],
  args: {
    email: 'shopper@toystore.example',
    password: {},
    providers: [googleFace],
    onChangeEmail: fn(),
    onChangePassword: fn(),
    onConnect: fn(),
    onProviderIntent: fn(),
    onDisconnect: fn(),
    onDeleteAccount: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: 'var(--ts-space-10)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<SecurityArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const changed = new Date('2026-11-03T12:00:00Z');
const since = new Date('2026-08-14T12:00:00Z');

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('region', { name: 'Sign-in and security' });
    const headings = within(region).getAllByRole('heading', { level: 3 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Email',
      'Password',
      'Google',
      'Delete account',
    ]);
    for (const [name, callback] of [
      ['Change email', args.onChangeEmail],
      ['Change password', args.onChangePassword],
      ['Connect Google', args.onConnect],
      ['Delete account', args.onDeleteAccount],
    ] as const) {
      await userEvent.tab();
      await expect(within(region).getByRole('button', { name })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(callback).toHaveBeenCalledOnce();
    }
    await userEvent.tab();
    await expect(args.onProviderIntent).toHaveBeenCalled();
    await expect(args.onDisconnect).not.toHaveBeenCalled();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { error: offline },
};

/** With both sign-in methods, and all of their details. */
export const PasswordAndGoogle: Story = {
  args: {
    password: { changed },
    providers: [{ ...googleFace, connection: { email: 'ann@gmail.example', since } }],
  },
  play: async ({ canvas, canvasElement, args }) => {
    const [password, google] = canvasElement.querySelectorAll('time');
    await expect(password?.parentElement).toHaveTextContent('Last changed on November 3, 2026');
    await expect(password).toHaveAttribute('datetime', '2026-11-03T12:00:00.000Z');
    await expect(google?.parentElement).toHaveTextContent(
      'Connected as ann@gmail.example since August 14, 2026',
    );
    const disconnect = canvas.getByRole('button', { name: 'Disconnect Google' });
    await expect(disconnect).not.toHaveAttribute('aria-describedby');
    await userEvent.click(disconnect);
    await expect(args.onDisconnect).toHaveBeenCalledOnce();
    disconnect.blur();
  },
};

/** Several providers are one row with a list. */
export const ManyProviders: Story = {
  args: {
    providers: [
      { ...googleFace, connection: { email: 'ann@gmail.example', since } },
      appleFace,
      microsoftFace,
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const list = within(canvas.getByRole('list', { name: 'Sign-in methods' }));
    const names = list.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(['Google', 'Apple', 'Microsoft']);
    await userEvent.click(list.getByRole('button', { name: 'Connect Apple' }));
    await expect(args.onConnect).toHaveBeenCalledWith('apple.com');
    await userEvent.click(list.getByRole('button', { name: 'Disconnect Google' }));
    await expect(args.onDisconnect).toHaveBeenCalledWith('google.com');
    list.getByRole('button', { name: 'Disconnect Google' }).blur();
  },
};

/** A shop's own way to sign in is a row of its own. */
export const WithOwnRow: Story = {
  tags: ['no-screenshot'], // looks like PasswordRow
  render: ({ email, onChangeEmail }) => (
    <AccountSecurity>
      <SecurityRows>
        <EmailRow email={email} onChangeEmail={onChangeEmail} />
        <SecurityRow
          what="Passkeys"
          value="None"
          button={<Button variant="plain">Add a passkey</Button>}
        />
      </SecurityRows>
    </AccountSecurity>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('heading', { name: 'Passkeys' }).closest('li');
    const [mail, passkey] = [
      canvas.getByRole('button', { name: 'Change email' }),
      within(row ?? canvasElement).getByRole('button'),
    ];
    await expect(passkey.getBoundingClientRect().right).toBeCloseTo(
      mail.getBoundingClientRect().right,
      0,
    );
  },
};

/** The user cannot remove the only sign-in method, and the button says why. */
export const ProvidersOnly: Story = {
  args: {
    email: 'ann@gmail.example',
    password: undefined,
    providers: [{ ...googleFace, connection: { email: 'ann@gmail.example' } }],
  },
  play: async ({ canvas, args }) => {
    const disconnect = canvas.getByRole('button', { name: 'Disconnect Google' });
    await expect(disconnect).toHaveAccessibleDescription(
      'Set a password first: without it, Google is your only way to sign in.',
    );
    await expect(disconnect).toHaveAttribute('aria-disabled', 'true');
    disconnect.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDisconnect).not.toHaveBeenCalled();
    const set = canvas.getByRole('button', { name: 'Set a password' });
    await userEvent.click(set);
    await expect(args.onChangePassword).toHaveBeenCalledOnce();
    set.blur();
  },
};

/** Google's window is open. The user may have lost it: the button opens another one. */
export const Connecting: Story = {
  tags: ['no-screenshot'], // Waiting for Google looks as in ReauthenticateDialog
  args: { connecting: 'google.com' },
  play: async ({ canvas, args }) => {
    const connect = canvas.getByRole('button', { name: 'Connect Google' });
    await expect(connect).toHaveAttribute('aria-busy', 'true');
    await expect(connect).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Please continue in the sign-in window. Lost it? Press the button again.',
    );
    await userEvent.click(connect);
    await expect(args.onConnect).toHaveBeenCalledOnce();
    connect.blur();
  },
};

export const Failed: Story = {
  tags: ['no-screenshot'], // the alert looks as in LoginForm
  args: { error: offline },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Sign-in and security' });
    await expect(within(region).getByRole('alert')).toHaveTextContent(
      '(auth/network-request-failed)',
    );
  },
};

function FailingLater({ providers, onDisconnect }: SecurityArgs) {
  const [failed, setFailed] = useState(false);
  return (
    <div style={{ paddingBlockEnd: '100vh' }}>
      <AccountSecurity error={failed ? offline : undefined}>
        <SecurityRows>
          <SignInMethodsRow
            providers={providers}
            hasPassword
            onConnect={() => setFailed(true)}
            onDisconnect={onDisconnect}
          />
        </SecurityRows>
      </AccountSecurity>
    </div>
  );
}

/** If the user pressed a button further down, the page scrolls to the error. */
export const FailureComesIntoView: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'w320' } },
  render: (args) => <FailingLater {...args} />,
  play: async ({ canvas }) => {
    const connect = canvas.getByRole('button', { name: 'Connect Google' });
    connect.scrollIntoView({ block: 'start' });
    connect.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(connect).toHaveFocus();
  },
};

const twoStep = { onTurnOn: fn(), onTurnOff: fn() };

const partsIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const row = canvas.getByRole('heading', { name: 'Two-step verification' }).closest('li');
  if (!row) throw new Error('There is no row.');
  return { canvas, row: within(row), button: within(row).getAllByRole('button')[0] };
};

export const TwoStepOn: Story = {
  tags: ['!manifest'],
  args: { twoStep: { ...twoStep, since: new Date('2026-11-23T12:00:00Z') } },
  play: async ({ canvasElement }) => {
    const { row, button } = partsIn(canvasElement);
    await expect(row.getByText('November 23, 2026').parentElement).toHaveTextContent(
      'On since November 23, 2026',
    );
    await expect(button).toHaveAccessibleName('Turn off two-step verification');
    await expect(button).toHaveAccessibleDescription(/lose your phone/);
    twoStep.onTurnOff.mockClear();
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(twoStep.onTurnOff).toHaveBeenCalledOnce();
    button?.blur();
  },
};

const onSendVerification = fn();

/** The address must be verified first: the row explains that, and sends the verification e-mail. */
export const TwoStepUnverified: Story = {
  tags: ['!manifest', 'no-screenshot'], // a note and a link under the row
  args: { twoStep: { ...twoStep, unverified: true, onSendVerification } },
  play: async ({ canvasElement }) => {
    const { row, button } = partsIn(canvasElement);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Please verify your email first.');
    twoStep.onTurnOn.mockClear();
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(twoStep.onTurnOn).not.toHaveBeenCalled();
    onSendVerification.mockClear();
    await userEvent.tab();
    const send = row.getByRole('button', { name: 'Send verification e-mail' });
    await expect(send).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSendVerification).toHaveBeenCalledOnce();
    send.blur();
  },
};

/** A password and the second step need an address first: their buttons say so. */
export const WithoutEmail: Story = {
  tags: ['!manifest'],
  args: {
    email: null,
    password: undefined,
    providers: [{ ...facebookFace, connection: { email: null } }],
    twoStep: { ...twoStep, unverified: true },
  },
  play: async ({ canvas, args }) => {
    for (const name of ['Set a password', 'Turn on two-step verification']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('Add an email first.');
      await userEvent.click(button);
    }
    await expect(args.onChangePassword).not.toHaveBeenCalled();
    const add = canvas.getByRole('button', { name: 'Add an email' });
    await userEvent.click(add);
    await expect(args.onChangeEmail).toHaveBeenCalledOnce();
    add.blur();
  },
};
