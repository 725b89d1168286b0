import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import {
  closable,
  expectFirstFocus,
  findDialog,
  inOwnWindow,
  offline,
} from '../accountDialogTestUtils.tsx';
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx';

const meta = {
  title: 'Forms/ChangeEmailDialog',
  component: ChangeEmailDialog,
  tags: ['beta'],
  args: { open: true, email: 'shopper@toystore.example', onSend: fn(), onClose: fn() },
  parameters: inOwnWindow,
} satisfies Meta<typeof ChangeEmailDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const findParts = async () => {
  const { dialog, parts, button } = await findDialog('Change email');
  return { dialog, parts, button, email: parts.getByRole('textbox', { name: 'New email' }) };
};

export const Default: Story = {
  tags: ['no-screenshot'], // SameEmail has the same parts
  play: async ({ args }) => {
    const { dialog, email } = await findParts();
    await expect(dialog).toHaveAccessibleDescription(
      'Your email is shopper@toystore.example. We will send a link to the new one.',
    );
    await expectFirstFocus(email);
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await userEvent.keyboard(' \u2066robin@toystore.example\u2069 {Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('robin@toystore.example');
    await userEvent.clear(email);
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { loading: false, sentTo: undefined, error: offline },
  argTypes: { sentTo: { control: 'text' } },
  decorators: [closable],
};

/** Rejects the account's current address. */
export const SameEmail: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const { email, button } = await findParts();
    await userEvent.type(email, 'Shopper@ToyStore.example');
    await userEvent.click(button('Send link'));
    await expect(email).toHaveFocus();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription("That's already your email.");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Shows the next step, in the user's mailbox. */
export const Sent: Story = {
  args: { sentTo: 'robin@toystore.example' },
  play: async ({ args }) => {
    const { parts, button } = await findDialog('Change email');
    await expect(parts.getByRole('status')).toHaveTextContent(
      'We sent a link to robin@toystore.example. Your email changes once you open it and press the button there. Until then, sign in with shopper@toystore.example.',
    );
    await expectFirstFocus(button('OK'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

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

/**
 * A rejected text is gone when the dialog opens again. Submitted by the button, then by Enter: after a failure the field takes
 * the focus, after that the last button.
 */
export const FailsThenSends: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <OpenedByAButton />,
  play: async ({ canvasElement }) => {
    const { opener, email: first } = await openDialog(canvasElement);
    await expectFirstFocus(first);
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAccessibleDescription('Please enter your email.');
    await userEvent.keyboard('robin@{Enter}');
    await expect(first).toHaveAccessibleDescription(/^Please enter a valid email address/);
    await userEvent.keyboard('{Escape}');
    await expectClosed(opener);
    const { dialog, parts, button, email } = await openDialog(canvasElement);
    await expect(email).toHaveValue('');
    await expect(email).not.toHaveAttribute('aria-invalid');
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
