import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fillIn, registerParts, robin } from '../authFormTestUtils.tsx';
import { passwordRulesLabels } from '../PasswordRules/passwordRulesLabels.ts';
import registerFormStories from './RegisterForm.stories.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const meta = {
  ...registerFormStories,
  title: 'Forms/RegisterForm',
  component: RegisterForm,
  tags: ['stable', '!autodocs', '!manifest'],
} satisfies Meta<typeof RegisterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The character # does not count as a special character, and is not allowed. */
export const PasswordRefused: Story = {
  tags: ['no-screenshot'], // ChangePasswordDialog covers it
  play: async ({ canvasElement, args }) => {
    const { canvas, password, register } = registerParts(canvasElement);
    await fillIn(canvasElement, { password: 'ToyBox#2026' });
    await expect(canvas.getByText('Only a–z, A–Z, 0–9 and @$!%*?& can be used.')).toBeVisible();
    await userEvent.click(register);
    await expect(password).toHaveFocus();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByText(passwordRulesLabels.message)).toBeVisible();
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

/** The rules are visible before the user types, and each says whether it is met. */
export const RulesShownFirst: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const { canvas, password } = registerParts(canvasElement);
    const rules = canvas.getAllByRole('listitem');
    await expect(rules).toHaveLength(5);
    for (const rule of rules) {
      await expect(rule).toBeVisible();
      await expect(rule).toHaveTextContent(/^not yet: /);
    }
    await expect(password).not.toHaveAttribute('aria-invalid');
    await userEvent.click(password);
    await userEvent.paste(robin.password);
    await expect(password).toHaveValue(robin.password);
    for (const rule of canvas.getAllByRole('listitem')) {
      await expect(rule).toHaveTextContent(/^met: /);
    }
  },
};
