import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  closable,
  expectFirstFocus,
  findDialog,
  inOwnWindow,
  offline,
} from '../accountDialogTestUtils.tsx';
import { passwordRulesLabels } from '../PasswordRules/passwordRulesLabels.ts';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

const meta = {
  title: 'Forms/ChangePasswordDialog',
  component: ChangePasswordDialog,
  tags: ['beta'],
  args: {
    open: true,
    email: 'shopper@toystore.example',
    hasPassword: true,
    onSave: fn(),
    onClose: fn(),
  },
  parameters: inOwnWindow,
} satisfies Meta<typeof ChangePasswordDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const findParts = async (name = 'Change password') => {
  const { dialog, parts, button } = await findDialog(name);
  return { dialog, parts, button, password: parts.getByLabelText('New password') };
};

export const Default: Story = {
  tags: ['no-screenshot'], // Refused has the same parts
  play: async ({ args }) => {
    const { dialog, password } = await findParts();
    await expect(dialog).toHaveAccessibleDescription(
      'Choose a new password for shopper@toystore.example.',
    );
    await expectFirstFocus(password);
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(dialog.querySelector('[autocomplete="username"]')).toHaveValue(
      'shopper@toystore.example',
    );
    await userEvent.keyboard('ToyBox!2026{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith('ToyBox!2026');
    await userEvent.clear(password);
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: {
    loading: false,
    error: offline,
    passwordPolicy: { minLength: 12 },
  },
  decorators: [closable],
};

/** For an account that only has Google. */
export const SetAPassword: Story = {
  tags: ['no-screenshot'], // Refused covers all but the heading
  args: { hasPassword: false, providers: ['Google'], email: 'ann@gmail.example' },
  play: async () => {
    const { dialog } = await findParts('Set a password');
    await expect(dialog).toHaveAccessibleDescription(
      "You'll be able to sign in without Google, too, as ann@gmail.example.",
    );
  },
};

/** The same rule and message as in the register form. */
export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const { password, button } = await findParts();
    await userEvent.type(password, 'ToyBox');
    await userEvent.click(button('Save password'));
    await expect(password).toHaveFocus();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toHaveAccessibleDescription(passwordRulesLabels.message);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const ProviderRefused: Story = {
  tags: ['no-screenshot'], // LoginForm covers the alert, RegisterForm the rules
  args: {
    error: {
      message: 'Firebase: Error (auth/password-does-not-meet-requirements).',
      help: 'Please choose another password.',
    },
    passwordPolicy: { minLength: 12, special: true, allowedSpecial: '!?*' },
  },
  play: async () => {
    const { dialog, parts } = await findParts();
    await expect(parts.getByRole('alert')).toHaveTextContent('Please choose another password.');
    await expect(dialog).toHaveTextContent('12 characters');
  },
};

/** No word is broken: the rules have two columns instead of three. */
export const LongWords: Story = {
  tags: ['no-screenshot', '!autodocs'], // Refused shows the rules
  globals: { shop: 'spielkiste', viewport: { value: 'w768' } },
  play: async () => {
    const { parts } = await findDialog('Passwort ändern');
    const range = document.createRange();
    for (const rule of ['Kleinbuchstabe', 'Großbuchstabe', 'Sonderzeichen']) {
      range.selectNodeContents(parts.getByText(rule));
      await expect(range.getClientRects()).toHaveLength(1);
    }
  },
};
