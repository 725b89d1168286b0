import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { findDialog, pressOutside } from '../accountDialogTestUtils.tsx';
import { ChangeEmailDialog } from '../ChangeEmailDialog/ChangeEmailDialog.tsx';
import { ReauthenticateDialog } from './ReauthenticateDialog.tsx';

const noop = () => {};

const meta = {
  title: 'Forms/ReauthenticateDialog',
  component: ReauthenticateDialog,
  tags: ['!dev', '!autodocs'],
  args: {
    open: true,
    purpose: 'changeEmail',
    email: 'shopper@toystore.example',
    hasPassword: true,
    hasGoogle: true,
    onPassword: noop,
    onGoogle: noop,
    onClose: noop,
  },
} satisfies Meta<typeof ReauthenticateDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

function OverAnother() {
  const [open, setOpen] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [hasPassed, setHasPassed] = useState(false);
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
        hasGoogle={false}
        code={hasPassed ? { loading: false, onCode: () => setConfirming(false) } : undefined}
        onPassword={() => setHasPassed(true)}
        onGoogle={noop}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}

/** Only the upper dialog is visible, accessible and closable; afterwards the lower one reappears unchanged. */
export const OverAnotherDialog: Story = {
  render: () => <OverAnother />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const lower = await findDialog('Change email');
    const email = lower.parts.getByRole('textbox', { name: 'New email' });

    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      async () => userEvent.click((await findDialog("Confirm it's you")).button('Cancel')),
    ]) {
      await userEvent.clear(email);
      await userEvent.type(email, 'robin@toystore.example{Enter}');
      const { parts } = await findDialog("Confirm it's you");
      await waitFor(() => expect(parts.getByLabelText('Password')).toHaveFocus());
      await expect(screen.getAllByRole('dialog')).toHaveLength(1);
      await waitFor(() => expect(lower.dialog).toHaveStyle({ opacity: '0' }));
      await pressOutside();
      await expect(screen.getByRole('dialog', { name: "Confirm it's you" })).toBeVisible();

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
