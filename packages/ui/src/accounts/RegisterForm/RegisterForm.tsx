'use client';

import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Checkbox } from '../../primitives/Form/Checkbox.tsx';
import { emailError, photoError } from '../../primitives/Form/fieldMessages.ts';
import { getFieldText } from '../../primitives/Form/getFieldText.ts';
import { readEmail } from '../../primitives/Form/readEmail.ts';
import { TextField } from '../../primitives/Form/TextField.tsx';
import { useFieldErrors } from '../../primitives/Form/useFieldErrors.ts';
import { AuthForm, AuthFormLink, type AuthFormProps } from '../form/AuthForm.tsx';
import type { OptionalGoogleProps } from '../form/GoogleSection.tsx';
import { NewPasswordField } from '../form/NewPasswordField.tsx';
import { usePasswordError } from '../form/usePasswordError.ts';
import type { PasswordPolicy, PasswordRuleSource } from '../PasswordRules/passwordPolicy.ts';
import { type RegisterFormLabels, registerFormLabels } from './registerFormLabels.ts';

/** A new account as the form hands it over: trimmed, checked, and with a name in any case. */
export interface NewAccount {
  name: string;
  email: string;
  /** Empty where none was asked for or given. */
  photoURL: string;
  password: string;
}

export type RegisterFormProps = AuthFormProps &
  OptionalGoogleProps & {
    /** Receives the account once it is right: trimmed, except for its password. */
    onRegister: (account: NewAccount) => void;
    /** Whether the form asks for the address of a photo; `none` by default. */
    photo?: 'none' | 'optional' | 'required' | undefined;
    /** Whether the terms have to be accepted, by a checkbox that is `unchecked` at first by default. Their text is a label. */
    consent?: 'none' | 'unchecked' | 'checked' | undefined;
    /** The action under way; until it is over the form starts no other. */
    loading?: 'submit' | 'google' | undefined;
    /** Where the login form is. */
    signInHref: string;
    /** The provider's own rules, as far as they are known: the list of rules then shows what is stricter in them. */
    passwordPolicy?: PasswordPolicy | undefined;
    /** `policy` makes the policy the whole rule: every character can be used, blanks too. */
    passwordRule?: PasswordRuleSource | undefined;
    /** Replaces the form's labels and messages; those left out stay. */
    labels?: PartialLabels<RegisterFormLabels> | undefined;
  };

/**
 * Opens an account by email and password or with Google.
 * Specification sections 2 (Register) and 5; its own messages are tied to their fields (WCAG 3.3.1).
 */
export function RegisterForm({
  onRegister,
  photo = 'none',
  consent = 'unchecked',
  loading,
  signInHref,
  passwordPolicy,
  passwordRule,
  labels: ownLabels,
  ...rest
}: RegisterFormProps) {
  const labels = useLabels('RegisterForm', registerFormLabels, ownLabels);
  const { field, problems, accepts } = useFieldErrors<
    'name' | 'email' | 'photoURL' | 'password' | 'terms'
  >();
  const passwordError = usePasswordError(passwordPolicy, passwordRule);

  const register = (form: HTMLFormElement) => {
    const name = getFieldText(form, 'name');
    const account: NewAccount = {
      name: name.trim() || labels.defaultName,
      email: readEmail(getFieldText(form, 'email')),
      photoURL: getFieldText(form, 'photoURL').trim(),
      password: getFieldText(form, 'password'),
    };
    const found = {
      name: name === '' ? labels.nameMissing : undefined,
      email: emailError(account.email, labels),
      photoURL:
        photo === 'required' || account.photoURL !== ''
          ? photoError(account.photoURL, labels)
          : undefined,
      password: passwordError(account.password),
      terms:
        consent !== 'none' && getFieldText(form, 'terms') === ''
          ? labels.termsUnchecked
          : undefined,
    };
    if (accepts(form, found)) onRegister(account);
  };

  return (
    <AuthForm
      {...rest}
      problems={problems}
      loading={loading}
      onSend={register}
      footer={
        <AuthFormLink prompt={labels.loginPrompt} href={signInHref}>
          {labels.login}
        </AuthFormLink>
      }
      labels={labels}
    >
      <TextField {...field('name')} label={labels.name} autoComplete="name" required />
      <TextField
        {...field('email')}
        label={labels.email}
        type="email"
        autoComplete="email"
        required
      />
      {photo !== 'none' && (
        <TextField
          {...field('photoURL')}
          label={labels.photoURL}
          type="url"
          autoComplete="photo"
          placeholder={labels.photoPlaceholder}
          required={photo === 'required'}
        />
      )}
      <NewPasswordField
        field={field('password')}
        policy={passwordPolicy}
        rule={passwordRule}
        label={labels.password}
      />
      {consent !== 'none' && (
        <Checkbox
          {...field('terms')}
          label={labels.terms}
          defaultChecked={consent === 'checked'}
          required
        />
      )}
    </AuthForm>
  );
}
