'use client';

import { useId, useState } from 'react';
import { Checkbox } from '../../primitives/Field/Checkbox.tsx';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { type AuthFormProps, AuthSheet } from './AuthSheet.tsx';
import { emailError, type ProviderError, photoError } from './authErrors.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { isValidPassword } from './passwordPolicy.ts';
import styles from './RegisterForm.module.css';
import { type RegisterFormLabels, registerFormLabels } from './registerFormLabels.ts';
import { typedText } from './typedText.ts';
import { useFieldErrors } from './useFieldErrors.ts';

/** A new account as the form hands it over: trimmed, checked, and with a name in any case. */
export interface NewAccount {
  name: string;
  email: string;
  photoURL: string;
  password: string;
}

export type RegisterFormProps = AuthFormProps & {
  onRegister: (account: NewAccount) => void;
  onGoogle: () => void;
  /** The action under way; until it is over the form starts no other. */
  pending?: 'register' | 'google' | undefined;
  /** What the provider said about the last try. Stays until the parent takes it away. */
  error?: ProviderError | undefined;
  /** Where the login form is. */
  loginHref: string;
  labels?: Partial<RegisterFormLabels>;
};

/**
 * Opens an account by email and password or with Google.
 * Specification sections 2 (Register) and 5; its own messages are tied to their fields (WCAG 3.3.1).
 */
export function RegisterForm({
  onRegister,
  onGoogle,
  pending,
  error,
  loginHref,
  labels,
  ...rest
}: RegisterFormProps) {
  const words = { ...registerFormLabels, ...labels };
  const { field, problems, accepts, leave } = useFieldErrors<
    'name' | 'email' | 'photoURL' | 'password' | 'terms'
  >();
  const [password, setPassword] = useState('');
  const rulesId = useId();
  const passwordField = field('password');

  const register = (form: HTMLFormElement) => {
    const name = typedText(form, 'name');
    const account: NewAccount = {
      name: name.trim() || words.defaultName,
      email: typedText(form, 'email').trim(),
      photoURL: typedText(form, 'photoURL').trim(),
      password: typedText(form, 'password'),
    };
    const found = {
      name: name === '' ? words.nameMissing : undefined,
      email: emailError(account.email, words),
      photoURL: photoError(account.photoURL, words),
      password: isValidPassword(account.password) ? undefined : words.passwordInvalid,
      terms: typedText(form, 'terms') === '' ? words.termsUnchecked : undefined,
    };
    if (accepts(form, found)) onRegister(account);
  };

  return (
    <AuthSheet
      {...rest}
      error={error}
      problems={problems}
      action="register"
      pending={pending}
      onSend={register}
      onGoogle={() => {
        leave();
        onGoogle();
      }}
      swap={{ prompt: words.loginPrompt, link: words.login, href: loginHref }}
      words={words}
    >
      <TextField {...field('name')} label={words.name} autoComplete="name" required />
      <TextField
        {...field('email')}
        label={words.email}
        type="email"
        autoComplete="email"
        required
      />
      <TextField
        {...field('photoURL')}
        label={words.photoURL}
        type="url"
        autoComplete="photo"
        placeholder={words.photoPlaceholder}
        required
      />
      <div className={styles.password}>
        <PasswordField
          {...passwordField}
          label={words.password}
          labels={{ show: words.showPassword, hide: words.hidePassword }}
          autoComplete="new-password"
          required
          aria-describedby={rulesId}
          onInput={(event) => {
            setPassword(event.currentTarget.value);
            passwordField.onInput();
          }}
        />
        <PasswordRules
          value={password}
          messageId={rulesId}
          showMessage={passwordField.error === undefined}
          labels={words.rules}
        />
      </div>
      <Checkbox {...field('terms')} label={words.terms} defaultChecked required />
    </AuthSheet>
  );
}
