import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { offline } from '../accountDialogTestUtils.tsx';
import { AccountSecurity, type AccountSecurityProps } from './AccountSecurity.tsx';

const noop = () => {};

const meta = {
  title: 'Forms/AccountSecurity',
  component: AccountSecurity,
  tags: ['!dev', '!autodocs'],
  args: {
    email: 'shopper@toystore.example',
    password: {},
    google: undefined,
    onChangeEmail: noop,
    onChangePassword: noop,
    onConnectGoogle: noop,
    onDisconnectGoogle: noop,
    onDeleteAccount: noop,
  },
} satisfies Meta<typeof AccountSecurity>;
export default meta;

type Story = StoryObj<typeof meta>;

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
