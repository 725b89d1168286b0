import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
  args: { loading: false, sentTo: undefined, error: offline, labels: { submit: 'Send link' } },
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

export const Incomplete: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { email } = await findParts();
    await expectFirstFocus(email);
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveAccessibleDescription('Please enter your email.');
    await userEvent.keyboard('robin@{Enter}');
    await expect(email).toHaveAccessibleDescription(/^Please enter a valid email address/);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  tags: ['no-screenshot'], // DisconnectGoogleDialog covers it
  args: { loading: true },
  play: async ({ args }) => {
    const { email, button } = await findParts();
    await expect(button('Send link')).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(email, 'robin@toystore.example{Enter}');
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
