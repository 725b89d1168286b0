import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { UiProvider } from '../../UiProvider.tsx';
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

/** Dates are in the shop's language. */
export const GermanDates: Story = {
  args: {
    password: { changed: new Date('2026-11-03T12:00:00Z') },
    labels: {
      passwordChanged: ({ date }) => `Zuletzt am ${date} geändert`,
      changePassword: 'Passwort ändern',
      change: 'ändern',
    },
  },
  decorators: [
    (Story) => (
      <UiProvider locale="de-DE">
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const date = within(canvasElement).getByText('3. November 2026');
    await expect(date.tagName).toBe('TIME');
    await expect(date.parentElement).toHaveTextContent('Zuletzt am 3. November 2026 geändert');
    const button = within(canvasElement).getByRole('button', { name: 'Passwort ändern' });
    await expect(button).toBeVisible();
    // The words that a phone shows start with a capital letter.
    const words = button.querySelector('[class*="words"]');
    if (words === null) throw new Error('The button has no words.');
    await expect(getComputedStyle(words, '::first-letter').textTransform).toBe('uppercase');
  },
};

/** The shop's time zone decides the date, not that of the machine: a server and a browser write the same date. */
export const DatesOfATimeZone: Story = {
  args: { password: { changed: new Date('2026-11-03T23:30:00Z') } },
  render: (args) => (
    <>
      <AccountSecurity {...args} />
      <UiProvider timeZone="Pacific/Kiritimati">
        <AccountSecurity {...args} />
      </UiProvider>
      <UiProvider timeZone="Pacific/Honolulu">
        <AccountSecurity {...args} />
      </UiProvider>
    </>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }, // three landmarks with the same name
  play: async ({ canvasElement }) => {
    const dates = [...canvasElement.querySelectorAll('time[datetime^="2026-11-03"]')];
    await expect(dates.map((date) => date.textContent)).toEqual([
      'November 3, 2026',
      'November 4, 2026',
      'November 3, 2026',
    ]);
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
