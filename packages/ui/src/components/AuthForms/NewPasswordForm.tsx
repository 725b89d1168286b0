'use client';

import type { ProviderError } from './authErrors.ts';
import { type AuthFormProps, FormSheet } from './FormSheet.tsx';
import { NewPassword } from './NewPassword.tsx';
import { type NewPasswordFormLabels, newPasswordFormLabels } from './newPasswordFormLabels.ts';
import { isValidPassword, type PasswordPolicy } from './passwordPolicy.ts';
import { typedText } from './typedText.ts';
import { useFieldErrors } from './useFieldErrors.ts';

export type { NewPasswordFormLabels } from './newPasswordFormLabels.ts';

export type NewPasswordFormProps = AuthFormProps & {
  /** The address of the account that gets the password. */
  email: string;
  /** Receives a password that meets the specified rule, as typed. */
  onSave: (password: string) => void;
  /** The password is being saved; until that is over the form saves no other. */
  pending?: boolean | undefined;
  /** What the provider said about the last try. Stays until the parent takes it away. */
  error?: ProviderError | undefined;
  /** The provider's own rules, as far as they are known: the list of rules then shows what is stricter in them. */
  passwordPolicy?: PasswordPolicy | undefined;
  /** Where the login form is. */
  loginHref: string;
  /** Replaces the form's words and messages; those left out stay. */
  labels?: Partial<NewPasswordFormLabels>;
};

/**
 * Sets a new password, for somebody who follows the link of a reset e-mail. The rule and its message are those of
 * the register form (specification section 5); the message is tied to its field (WCAG 3.3.1).
 */
export function NewPasswordForm({
  email,
  onSave,
  pending = false,
  error,
  passwordPolicy,
  loginHref,
  labels,
  ...rest
}: NewPasswordFormProps) {
  const words = { ...newPasswordFormLabels, ...labels };
  const { field, problems, accepts } = useFieldErrors<'password'>();

  const save = (form: HTMLFormElement) => {
    const password = typedText(form, 'password');
    const valid = isValidPassword(password);
    if (accepts(form, { password: valid ? undefined : words.passwordInvalid })) onSave(password);
  };

  return (
    <FormSheet
      {...rest}
      error={error}
      problems={problems}
      action="save"
      pending={pending ? 'save' : undefined}
      onSend={save}
      swap={{ prompt: words.loginPrompt, link: words.login, href: loginHref }}
      words={{ submit: words.submit }}
    >
      <p>{words.account(email)}</p>
      {/* Password managers read here which account the password belongs to; people have just read it. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPassword field={field('password')} policy={passwordPolicy} words={words} />
    </FormSheet>
  );
}
