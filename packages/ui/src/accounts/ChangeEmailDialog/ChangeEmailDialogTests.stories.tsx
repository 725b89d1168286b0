import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { findDialog, offline } from '../accountDialogTestUtils.tsx';
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx';

const meta = {
  title: 'Forms/ChangeEmailDialog',
  component: ChangeEmailDialog,
  tags: ['!dev', '!autodocs'],
  args: { open: false, email: 'shopper@toystore.example', onSend: () => {}, onClose: () => {} },
} satisfies Meta<typeof ChangeEmailDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Resets the sent link when the dialog opens again. The first attempt fails. */
function OpenedByAButton() {
  const [open, setOpen] = useState(false);
  const [sends, setSends] = useState(0);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      <Button
        onClick={() => {
          setSentTo(undefined);
          setOpen(true);
        }}
      >
        Open
      </Button>
      <ChangeEmailDialog
        open={open}
        email="shopper@toystore.example"
        error={sends === 1 ? offline : undefined}
        sentTo={sentTo}
        onSend={(email) => {
          setSends(sends + 1);
          if (sends > 0) setSentTo(email);
        }}
        onClose={() => {
          setOpen(false);
          setSends(0);
        }}
      />
    </>
  );
}

const openDialog = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const { dialog, parts, button } = await findDialog('Change email');
  return {
    opener,
    dialog,
    parts,
    button,
    email: parts.getByRole('textbox', { name: 'New email' }),
  };
};

const expectClosed = async (opener: HTMLElement) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
};

/** Submitted by the button, then by Enter: after a failure the field takes the focus, after that the last button. */
export const FailsThenSends: Story = {
  render: () => <OpenedByAButton />,
  play: async ({ canvasElement }) => {
    const { opener, dialog, parts, button, email } = await openDialog(canvasElement);
    await userEvent.type(email, 'robin@toystore.example');
    await userEvent.click(button('Send link'));
    await waitFor(() => expect(parts.getByRole('alert')).toBeVisible());
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('robin@toystore.example');
    const status = parts.getByRole('status');
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('We sent a link to robin@toystore.example.');
    await expect(dialog).toContainElement(status);
    await expect(button('OK')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(parts.queryByRole('textbox')).toBeNull(); // while the dialog fades out
    await expectClosed(opener);
  },
};

/** A rejected text is gone when the dialog opens again. */
export const BeginsAnew: Story = {
  render: () => <OpenedByAButton />,
  play: async ({ canvasElement }) => {
    const { opener, email } = await openDialog(canvasElement);
    await userEvent.type(email, 'robin{Enter}');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Escape}');
    await expectClosed(opener);
    const again = await openDialog(canvasElement);
    await expect(again.email).toHaveValue('');
    await expect(again.email).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Escape}');
    await expectClosed(opener);
  },
};
