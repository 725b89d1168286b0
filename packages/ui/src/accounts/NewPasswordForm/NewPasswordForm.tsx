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
  /** The address of the account that gets the password. */
  email: string;
  /** Receives a password that meets the specified rule, as typed. */
  onSave: (password: string) => void;
  /** The password is being saved; until that is over the form saves no other. */
  loading?: boolean | undefined;
  /** The provider's own rules, as far as they are known: the list of rules then shows what is stricter in them. */
  passwordPolicy?: PasswordPolicy | undefined;
  /** `policy` makes the policy the whole rule: every character can be used, blanks too. */
  passwordRule?: PasswordRuleSource | undefined;
  /** Where the login form is. */
  signInHref: string;
  /** Replaces the form's texts and messages; those left out stay. */
  labels?: PartialLabels<NewPasswordFormLabels> | undefined;
};

/**
 * Sets a new password, for somebody who follows the link of a reset e-mail. The rule and its message are those of
 * the register form (specification section 5); the message is tied to its field (WCAG 3.3.1).
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
