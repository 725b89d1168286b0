import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onAuthPage } from '../authFormTestUtils.tsx';
import { passwordRulesLabels } from '../PasswordRules/passwordRulesLabels.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const meta = {
  title: 'Forms/NewPasswordForm',
  component: NewPasswordForm,
  tags: ['stable'],
  args: { email: 'robin@toystore.example', onSave: fn(), signInHref: '/login' },
  decorators: [
    onAuthPage('New Password', [
      '/pictures/pebble-the-sea-otter-640.avif',
      '/pictures/saffron-bath-sailboat-640.avif',
    ]),
  ],
} satisfies Meta<typeof NewPasswordForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    password: canvas.getByLabelText('New password'),
    save: canvas.getByRole('button', { name: 'Save password' }),
  };
};

export const Default: Story = {
  tags: ['no-screenshot'], // the E-mail link screen covers it
  play: async ({ canvasElement, args }) => {
    const { canvas, password, save } = partsOf(canvasElement);
    await expect(canvas.getByText(/for robin@toystore\.example\.$/)).toBeVisible();
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAccessibleDescription(passwordRulesLabels.message);
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await userEvent.type(password, 'ToyBox!2026');
    await expect(canvas.getAllByText('met:')).toHaveLength(5);
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith('ToyBox!2026');
  },
};

/** Change its props below. */
export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: {
    loading: false,
    passwordPolicy: { minLength: 12, maxLength: 20, special: true, allowedSpecial: '!?*' },
    error: {
      message: 'Firebase: Error (auth/expired-action-code).',
      help: 'Ask for another e-mail.',
    },
  },
};

/** Password managers read the account from a hidden field. */
export const ForPasswordManagers: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const { canvas, password } = partsOf(canvasElement);
    const form = password.closest('form');
    const username = form?.querySelector('[autocomplete="username"]');
    await expect(username).toHaveValue('robin@toystore.example');
    await expect(username).toHaveAttribute('readonly');
    await expect(username).not.toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.tab();
    await expect(password).toHaveFocus();
  },
};
