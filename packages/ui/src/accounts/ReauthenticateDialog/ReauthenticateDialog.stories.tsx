import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import {
  closable,
  expectFirstFocus,
  findDialog,
  inOwnWindow,
  pressOutside,
} from '../accountDialogTestUtils.tsx';
import { ChangeEmailDialog } from '../ChangeEmailDialog/ChangeEmailDialog.tsx';
import { googleFace } from '../providers/googleFace.ts';
import { ReauthenticateDialog } from './ReauthenticateDialog.tsx';

const wrongPassword = {
  message: 'Firebase: Error (auth/wrong-password).',
  help: 'This is not your password. Please try again.',
};

const meta = {
  title: 'Forms/ReauthenticateDialog',
  component: ReauthenticateDialog,
  tags: ['beta'],
  args: {
    open: true,
    purpose: 'changeEmail',
    email: 'shopper@toystore.example',
    hasPassword: true,
    onPassword: fn(),
    onProvider: fn(),
    onProviderIntent: fn(),
    onClose: fn(),
  },
  parameters: inOwnWindow,
} satisfies Meta<typeof ReauthenticateDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const findParts = async () => {
  const { dialog, parts, button } = await findDialog("Confirm it's you");
  return { dialog, parts, button, password: parts.getByLabelText('Password') };
};

export const Default: Story = {
  tags: ['no-screenshot'], // WrongPassword has the same parts
  play: async ({ args }) => {
    const { dialog, parts, password } = await findParts();
    await expect(dialog).toHaveAccessibleDescription('Enter your password to change your email.');
    await expectFirstFocus(password);
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(dialog.querySelector('[autocomplete="username"]')).toHaveValue(
      'shopper@toystore.example',
    );
    await expect(parts.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
    await userEvent.keyboard('ToyBox#2026{Enter}');
    await expect(args.onPassword).toHaveBeenCalledOnce();
    await expect(args.onPassword).toHaveBeenCalledWith('ToyBox#2026');
    await userEvent.clear(password);
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { loading: undefined, error: wrongPassword },
  decorators: [closable],
};

/** The account has no password. */
export const ProvidersOnly: Story = {
  args: { purpose: 'setPassword', hasPassword: false, providers: [googleFace] },
  play: async ({ args }) => {
    const { dialog, parts, button } = await findDialog("Confirm it's you");
    await expect(dialog).toHaveAccessibleDescription('Continue with Google to set a password.');
    await expect(parts.getAllByRole('button')).toHaveLength(2);
    await expect(dialog.querySelector('input')).toBeNull();
    await expectFirstFocus(button('Continue with Google'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onProvider).toHaveBeenCalledOnce();
    await userEvent.click(button('Cancel'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Google's window is open; another press opens another window, and no other action starts. */
export const WaitingForGoogle: Story = {
  args: { providers: [googleFace], loading: 'google.com' },
  play: async ({ args }) => {
    const { parts, password, button } = await findParts();
    await expect(parts.getByText(/^Please continue in the sign-in window/)).toHaveRole('status');
    await userEvent.type(password, 'ToyBox#2026{Enter}');
    await expect(args.onPassword).not.toHaveBeenCalled();
    await userEvent.click(button('Continue with Google'));
    await expect(args.onProvider).toHaveBeenCalledOnce();
  },
};

export const WrongPassword: Story = {
  args: { error: wrongPassword },
  play: async () => {
    const { parts } = await findParts();
    await expect(parts.getByRole('alert')).toHaveTextContent('(auth/wrong-password)');
  },
};

/** The password was correct, and the account has a second step. */
export const Code: Story = {
  tags: ['no-screenshot'], // WrongCode of TwoStepDialog has the same field
  args: { providers: [googleFace], code: { loading: false, onCode: fn() } },
  play: async ({ args }) => {
    const { dialog, parts, button } = await findDialog("Confirm it's you");
    await expect(dialog).toHaveAccessibleDescription(
      'Enter the 6-digit code from your authenticator app to change your email.',
    );
    await expect(parts.queryByLabelText('Password')).toBeNull();
    await expect(parts.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
    await expectFirstFocus(parts.getByRole('textbox', { name: 'Code' }));
    await userEvent.keyboard('482 913');
    await userEvent.click(button('Confirm'));
    await expect(args.code?.onCode).toHaveBeenCalledOnce();
    await expect(args.code?.onCode).toHaveBeenCalledWith('482913');
    await expect(args.onPassword).not.toHaveBeenCalled();
  },
};

const noop = () => {};

function OverAnother() {
  const [open, setOpen] = useState(false);
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <ChangeEmailDialog
        open={open}
        email="shopper@toystore.example"
        onSend={() => setConfirming(true)}
        onClose={() => setOpen(false)}
      />
      <ReauthenticateDialog
        open={confirming}
        purpose="changeEmail"
        email="shopper@toystore.example"
        hasPassword
        onPassword={noop}
        onProvider={noop}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}

/** Only the upper dialog is visible, accessible and closable; afterwards the lower one reappears unchanged. */
export const OverAnotherDialog: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <OverAnother />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const lower = await findDialog('Change email');
    const email = lower.parts.getByRole('textbox', { name: 'New email' });

    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      async () => userEvent.click((await findDialog("Confirm it's you")).button('Cancel')),
    ]) {
      await userEvent.clear(email);
      await userEvent.type(email, 'robin@toystore.example{Enter}');
      const { dialog, parts } = await findDialog("Confirm it's you");
      await waitFor(() => expect(parts.getByLabelText('Password')).toHaveFocus());
      await expect(screen.getAllByRole('dialog')).toHaveLength(1);
      await waitFor(() => expect(lower.dialog).toHaveStyle({ opacity: '0' }));
      await pressOutside();
      await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' })); // it fades in

      await leave();
      await waitFor(() => expect(screen.getByRole('dialog')).toBe(lower.dialog));
      await waitFor(() => expect(email).toHaveFocus());
      await expect(email).toHaveValue('robin@toystore.example');
      await waitFor(() => expect(lower.dialog).toHaveStyle({ opacity: '1' }));
    }

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
