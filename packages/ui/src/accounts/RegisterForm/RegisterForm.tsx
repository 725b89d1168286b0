'use client';

import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Checkbox } from '../../primitives/Form/Checkbox.tsx';
import { emailError, photoError } from '../../primitives/Form/fieldMessages.ts';
import { getFieldText } from '../../primitives/Form/getFieldText.ts';
import { readEmail } from '../../primitives/Form/readEmail.ts';
import { TextField } from '../../primitives/Form/TextField.tsx';
import { useFieldErrors } from '../../primitives/Form/useFieldErrors.ts';
import { visibleText } from '../../primitives/text/visibleText.ts';
import { AuthForm, AuthFormLink, type AuthFormProps } from '../form/AuthForm.tsx';
import { NewPasswordField } from '../form/NewPasswordField.tsx';
import type { ProviderProps } from '../form/ProviderSection.tsx';
import { usePasswordError } from '../form/usePasswordError.ts';
import type { PasswordPolicy, PasswordRuleSource } from '../PasswordRules/passwordPolicy.ts';
import { type RegisterFormLabels, registerFormLabels } from './registerFormLabels.ts';

/** A new account as the form returns it: trimmed and validated, always with a name. */
export interface NewAccount {
  name: string;
  email: string;
  /** Empty if the form does not ask for a photo, or the user left it out. */
  photoURL: string;
  password: string;
}

export type RegisterFormProps = AuthFormProps &
  ProviderProps & {
    /** Called with the valid account, trimmed except for its password. */
    onRegister: (account: NewAccount) => void;
    /** Whether the form asks for the URL of a photo; `none` by default. */
    photo?: 'none' | 'optional' | 'required' | undefined;
    /**
     * Whether the user has to accept the terms, with a checkbox that is initially `unchecked` by default. Their text is
     * a label.
     */
    consent?: 'none' | 'unchecked' | 'checked' | undefined;
    /** The action in progress: no other starts. */
    loading?: string | undefined;
    /** The href of the login form. */
    signInHref: string;
    /** The provider's own rules, if known: the list shows those that are stricter. */
    passwordPolicy?: PasswordPolicy | undefined;
    /** `policy` makes the policy the only rule: it allows every character, including spaces. */
    passwordRule?: PasswordRuleSource | undefined;
    /** Replaces the form's labels and messages; those left out stay. */
    labels?: PartialLabels<RegisterFormLabels> | undefined;
  };

/**
 * Registers an account with email and password or with an account elsewhere (specification sections 2, Register, and 5). Its own
 * messages are connected to their fields (WCAG 3.3.1).
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
      name: visibleText(name) || labels.defaultName,
      email: readEmail(getFieldText(form, 'email')),
      photoURL: visibleText(getFieldText(form, 'photoURL')),
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
