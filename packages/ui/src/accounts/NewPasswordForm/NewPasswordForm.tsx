'use client';

import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { getFieldText } from '../../primitives/Form/getFieldText.ts';
import { useFieldErrors } from '../../primitives/Form/useFieldErrors.ts';
import { AuthForm, AuthFormLink, type AuthFormProps } from '../form/AuthForm.tsx';
import { NewPasswordField } from '../form/NewPasswordField.tsx';
import { UsernameField } from '../form/UsernameField.tsx';
import { usePasswordError } from '../form/usePasswordError.ts';
import type { PasswordPolicy, PasswordRuleSource } from '../PasswordRules/passwordPolicy.ts';
import { type NewPasswordFormLabels, newPasswordFormLabels } from './newPasswordFormLabels.ts';

export type { NewPasswordFormLabels } from './newPasswordFormLabels.ts';

export type NewPasswordFormProps = AuthFormProps & {
  /** The email address of the account whose password is set. */
  email: string;
  /** Called with a password that meets the specified rule, as typed. */
  onSave: (password: string) => void;
  /** The password is being saved: another submit does nothing. */
  loading?: boolean | undefined;
  /** The provider's own rules, if known: the list shows those that are stricter. */
  passwordPolicy?: PasswordPolicy | undefined;
  /** `policy` makes the policy the only rule: it allows every character, including spaces. */
  passwordRule?: PasswordRuleSource | undefined;
  /** The href of the login form. */
  signInHref: string;
  /** Replaces the form's texts and messages; those left out stay. */
  labels?: PartialLabels<NewPasswordFormLabels> | undefined;
};

/**
 * Sets a new password, for a user who followed the link of a reset e-mail. The rule and its message are those of the
 * register form (specification section 5); the message is connected to its field (WCAG 3.3.1).
 */
export function NewPasswordForm({
  email,
  onSave,
  loading = false,
  passwordPolicy,
  passwordRule,
  signInHref,
  labels: ownLabels,
  ...rest
}: NewPasswordFormProps) {
  const labels = useLabels('NewPasswordForm', newPasswordFormLabels, ownLabels);
  const { field, problems, accepts } = useFieldErrors<'password'>();
  const passwordError = usePasswordError(passwordPolicy, passwordRule);

  const save = (form: HTMLFormElement) => {
    const password = getFieldText(form, 'password');
    if (accepts(form, { password: passwordError(password) })) onSave(password);
  };

  return (
    <AuthForm
      {...rest}
      problems={problems}
      loading={loading ? 'submit' : undefined}
      onSend={save}
      footer={
        <AuthFormLink prompt={labels.loginPrompt} href={signInHref}>
          {labels.login}
        </AuthFormLink>
      }
      labels={{ submit: labels.submit }}
    >
      <p>{labels.account({ email })}</p>
      <UsernameField email={email} />
      <NewPasswordField
        field={field('password')}
        policy={passwordPolicy}
        rule={passwordRule}
        label={labels.password}
      />
    </AuthForm>
  );
}
