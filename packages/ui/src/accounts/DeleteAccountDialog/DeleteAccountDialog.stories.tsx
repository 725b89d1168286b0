import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  closable,
  expectFirstFocus,
  findDialog,
  inOwnWindow,
  offline,
} from '../accountDialogTestUtils.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

const meta = {
  title: 'Forms/DeleteAccountDialog',
  component: DeleteAccountDialog,
  tags: ['beta'],
  args: { open: true, email: 'shopper@toystore.example', onDelete: fn(), onClose: fn() },
  parameters: inOwnWindow,
} satisfies Meta<typeof DeleteAccountDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const findParts = async () => {
  const { dialog, parts, button } = await findDialog('Delete account');
  const email = parts.getByRole('textbox', { name: 'Type your email to confirm' });
  return { dialog, parts, button, email };
};

export const Default: Story = {
  play: async ({ args }) => {
    const { dialog, email } = await findParts();
    await expect(dialog).toHaveAccessibleDescription(/Your profile.*cart.*saved toys.*undone/);
    await expectFirstFocus(email);
    await expect(email).toHaveAttribute('autocomplete', 'off');
    await userEvent.keyboard(' \u2066Shopper@ToyStore.example\u2069 {Enter}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await userEvent.clear(email);
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { loading: false, error: offline },
  decorators: [closable],
};

/** An account without an address: the user types a word. An empty field deletes nothing. */
export const WithoutEmail: Story = {
  tags: ['!autodocs', 'no-screenshot'], // looks like Default
  args: { email: null },
  play: async ({ args }) => {
    const { parts } = await findDialog('Delete account');
    const word = parts.getByRole('textbox', { name: 'Type DELETE to confirm' });
    await expectFirstFocus(word);
    await userEvent.keyboard('{Enter}');
    await expect(word).toHaveAccessibleDescription('Please type DELETE.');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.keyboard('delete{Enter}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await userEvent.clear(word);
  },
};

/** Another address, or an empty field, deletes nothing. */
export const AnotherEmail: Story = {
  tags: ['!autodocs', 'no-screenshot'], // ChangeEmailDialog covers a message at its field
  play: async ({ args }) => {
    const { email, button } = await findParts();
    await expectFirstFocus(email);
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveAccessibleDescription('Please type shopper@toystore.example.');
    await userEvent.type(email, 'shopper@toystore.exampl');
    await userEvent.click(button('Delete forever'));
    await expect(email).toHaveFocus();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};
