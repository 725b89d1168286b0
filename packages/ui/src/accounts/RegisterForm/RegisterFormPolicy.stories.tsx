import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import type { ProviderError } from '../../primitives/Form/fieldMessages.ts';
import { fillIn, registerParts, robin } from '../authFormTestUtils.tsx';
import type { PasswordPolicy } from '../PasswordRules/passwordPolicy.ts';
import { passwordRulesLabels } from '../PasswordRules/passwordRulesLabels.ts';
import registerFormStories from './RegisterForm.stories.tsx';
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx';

const policy: PasswordPolicy = {
  minLength: 12,
  maxLength: 20,
  lowercase: true,
  uppercase: true,
  number: true,
  special: true,
  allowedSpecial: '!?*#',
};

const error: ProviderError = {
  message: 'Firebase: Missing password requirements (auth/password-does-not-meet-requirements).',
  help: 'Please choose a password that meets every rule of the list.',
};

const meta = {
  ...registerFormStories,
  title: 'Forms/RegisterForm',
  component: RegisterForm,
  tags: ['stable', '!manifest'],
  args: { ...registerFormStories.args, passwordPolicy: policy },
} satisfies Meta<typeof RegisterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const listOf = (canvasElement: HTMLElement) =>
  registerParts(canvasElement)
    .canvas.getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** The stricter of the specified rule and the provider's, ticked off while the user types. */
export const StricterRules: Story = {
  play: async ({ canvasElement }) => {
    const { password } = registerParts(canvasElement);
    await expect(listOf(canvasElement)).toEqual([
      'not yet: 12 characters',
      'not yet: Lowercase',
      'not yet: Uppercase',
      'not yet: Number',
      'not yet: Special character: !*?',
      'not yet: At most 20 characters',
    ]);
    await userEvent.type(password, 'ToyBox@20266');
    await expect(listOf(canvasElement)).toEqual([
      'met: 12 characters',
      'met: Lowercase',
      'met: Uppercase',
      'met: Number',
      'not yet: Special character: !*?',
      'met: At most 20 characters',
    ]);
    await userEvent.type(password, '!too-long');
    await expect(listOf(canvasElement)).toContain('met: Special character: !*?');
    await expect(listOf(canvasElement)).toContain('not yet: At most 20 characters');
  },
};

/** A password that meets the specified rule is sent: the provider decides. */
export const SentAllTheSame: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { password, register } = registerParts(canvasElement);
    await fillIn(canvasElement, { password: 'Toybox2!' });
    await userEvent.click(register);
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await expect(password).not.toHaveAttribute('aria-invalid');
  },
};

function Shop(props: RegisterFormProps) {
  const [refused, setRefused] = useState(false);
  return (
    <RegisterForm
      {...props}
      onRegister={() => setRefused(true)}
      error={refused ? error : undefined}
      passwordPolicy={refused ? policy : undefined}
    />
  );
}

/** After the provider rejects a password, its rules become known: the missing ones are highlighted and announced. */
export const KnownAfterARefusal: Story = {
  tags: ['!autodocs', 'no-screenshot'], // the Register screen covers it
  render: (args) => <Shop {...args} />,
  play: async ({ canvasElement }) => {
    const { canvas, password, register } = registerParts(canvasElement);
    const [said] = canvas.getAllByRole('status');
    await fillIn(canvasElement);
    await expect(listOf(canvasElement)[0]).toBe('met: 8 characters');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.click(register);
    await expect(canvas.getByRole('alert')).toHaveTextContent(error.message);
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toBeVisible();
    await expect(first).toHaveTextContent('not yet: 12 characters');
    await expect(first).toHaveAttribute('data-requested');
    await expect(said).toHaveTextContent('not yet: 12 characters');
    await expect(password).toHaveValue(robin.password);
    await expect(password).toHaveAccessibleDescription(passwordRulesLabels.message);
    await userEvent.type(password, '6');
    await expect(first).toHaveTextContent('met: 12 characters');
    await expect(first).not.toHaveAttribute('data-requested');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.type(password, '{Backspace}');
  },
};
