import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { offline } from '../accountDialogTestUtils.tsx';
import { AccountSecurity, type AccountSecurityProps } from './AccountSecurity.tsx';

const meta = {
  title: 'Forms/AccountSecurity',
  component: AccountSecurity,
  tags: ['beta'],
  args: {
    email: 'shopper@toystore.example',
    password: {},
    google: undefined,
    onChangeEmail: fn(),
    onChangePassword: fn(),
    onConnectGoogle: fn(),
    onGoogleIntent: fn(),
    onDisconnectGoogle: fn(),
    onDeleteAccount: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: 'var(--ts-space-10)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountSecurity>;
export default meta;

type Story = StoryObj<typeof meta>;

const changed = new Date('2026-11-03T12:00:00Z');
const since = new Date('2026-08-14T12:00:00Z');

const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Sign-in and security' });
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
      ['Connect Google', args.onConnectGoogle],
      ['Delete account', args.onDeleteAccount],
    ] as const) {
      await userEvent.tab();
      await expect(within(region).getByRole('button', { name })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(callback).toHaveBeenCalledOnce();
    }
    await userEvent.tab();
    await expect(args.onGoogleIntent).toHaveBeenCalled();
    await expect(args.onDisconnectGoogle).not.toHaveBeenCalled();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { connecting: false, error: offline, labels: { title: 'Sign-in and security' } },
};

/** With both sign-in methods, and all of their details. */
export const PasswordAndGoogle: Story = {
  args: { password: { changed }, google: { email: 'ann@gmail.example', since } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [password, google] = canvasElement.querySelectorAll('time');
    await expect(password?.parentElement).toHaveTextContent('Last changed on November 3, 2026');
    await expect(password).toHaveAttribute('datetime', '2026-11-03T12:00:00.000Z');
    await expect(google?.parentElement).toHaveTextContent(
      'Connected as ann@gmail.example since August 14, 2026',
    );
    const disconnect = canvas.getByRole('button', { name: 'Disconnect Google' });
    await expect(disconnect).not.toHaveAttribute('aria-describedby');
    await userEvent.click(disconnect);
    await expect(args.onDisconnectGoogle).toHaveBeenCalledOnce();
    disconnect.blur();
  },
};

/** The user cannot remove the only sign-in method, and the button says why. */
export const GoogleOnly: Story = {
  args: { email: 'ann@gmail.example', password: undefined, google: { email: 'ann@gmail.example' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const disconnect = canvas.getByRole('button', { name: 'Disconnect Google' });
    await expect(disconnect).toHaveAccessibleDescription(
      'Set a password first: without it, Google is your only way to sign in.',
    );
    await expect(disconnect).toHaveAttribute('aria-disabled', 'true');
    disconnect.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDisconnectGoogle).not.toHaveBeenCalled();
    const set = canvas.getByRole('button', { name: 'Set a password' });
    await userEvent.click(set);
    await expect(args.onChangePassword).toHaveBeenCalledOnce();
    set.blur();
  },
};

/** Google's window is open. The user may have lost it: the button opens another one. */
export const Connecting: Story = {
  tags: ['no-screenshot'], // Waiting for Google looks as in ReauthenticateDialog
  args: { connecting: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const connect = canvas.getByRole('button', { name: 'Connect Google' });
    await expect(connect).toHaveAttribute('aria-busy', 'true');
    await expect(connect).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Please continue in the sign-in window. Lost it? Press the button again.',
    );
    await userEvent.click(connect);
    await expect(args.onConnectGoogle).toHaveBeenCalledOnce();
    connect.blur();
  },
};

export const Failed: Story = {
  tags: ['no-screenshot'], // the alert looks as in LoginForm
  args: { error: offline },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Sign-in and security' });
    await expect(within(region).getByRole('alert')).toHaveTextContent(
      '(auth/network-request-failed)',
    );
  },
};

/** Words that a phone hides are still in the accessible names, and everything fits. */
export const LongAddress: Story = {
  tags: ['no-screenshot'], // the addresses of PasswordAndGoogle wrap, too
  globals: { viewport: { value: 'w320' } },
  args: {
    email: 'maximiliane.freifrau.von.und.zu.spielzeugschachtelbergenhausen@spielwarenladen.example',
    google: { email: 'maximiliane.freifrau.von.und.zu.spielzeugschachtel@gmail.example', since },
  },
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toEqual([
      'Change email',
      'Change password',
      'Disconnect Google',
      'Delete account',
    ]);
    for (const button of within(canvasElement).getAllByRole('button')) {
      await expect(button).toHaveAccessibleName(button.textContent);
      await expect(button.clientWidth).toBeLessThan(130);
    }
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

function FailingLater(props: AccountSecurityProps) {
  const [failed, setFailed] = useState(false);
  return (
    <div style={{ paddingBlockEnd: '100vh' }}>
      <AccountSecurity
        {...props}
        error={failed ? offline : undefined}
        onConnectGoogle={() => setFailed(true)}
      />
    </div>
  );
}

/** If the user pressed a button further down, the page scrolls to the error. */
export const FailureComesIntoView: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'w320' } },
  render: (args) => <FailingLater {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const connect = canvas.getByRole('button', { name: 'Connect Google' });
    connect.scrollIntoView({ block: 'start' });
    connect.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(connect).toHaveFocus();
  },
};
