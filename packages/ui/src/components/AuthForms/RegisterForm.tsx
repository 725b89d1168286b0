'use client';

import { type ComponentProps, type FormEvent, useId, useState } from 'react';
import { Checkbox } from '../../primitives/Field/Checkbox.tsx';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { AuthSheet, Or, Swap } from './AuthSheet.tsx';
import { emailError, type ProviderError, photoError } from './authErrors.ts';
import { BusyButton } from './BusyButton.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { isValidPassword } from './passwordRules.ts';
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

export type RegisterFormProps = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'children' | 'noValidate' | 'method'
> & {
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
  const { errors, accepts, clear } = useFieldErrors<
    'name' | 'email' | 'photoURL' | 'password' | 'terms'
  >();
  const [password, setPassword] = useState('');
  const rulesId = useId();
  const held = pending !== undefined;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (held) return;
    const form = event.currentTarget;
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
    <AuthSheet {...rest} error={error} onSubmit={submit}>
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        required
        error={errors.name}
        onInput={() => clear('name')}
      />
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors.email}
        onInput={() => clear('email')}
      />
      <TextField
        label={words.photoURL}
        name="photoURL"
        type="url"
        autoComplete="photo"
        placeholder="https://"
        required
        error={errors.photoURL}
        onInput={() => clear('photoURL')}
      />
      <div className={styles.password}>
        <PasswordField
          label={words.password}
          labels={{ show: words.showPassword, hide: words.hidePassword }}
          name="password"
          autoComplete="new-password"
          required
          aria-describedby={rulesId}
          error={errors.password}
          onInput={(event) => {
            setPassword(event.currentTarget.value);
            clear('password');
          }}
        />
        <PasswordRules
          value={password}
          messageId={rulesId}
          showMessage={errors.password === undefined}
          labels={words.rules}
        />
      </div>
      <Checkbox
        label={words.terms}
        name="terms"
        defaultChecked
        required
        error={errors.terms}
        onInput={() => clear('terms')}
      />
      <BusyButton type="submit" size="l" wide busy={pending === 'register'} held={held}>
        {words.submit}
      </BusyButton>
      <Or>{words.or}</Or>
      <GoogleButton
        label={words.google}
        pending={pending === 'google'}
        held={held}
        onClick={() => {
          if (!held) onGoogle();
        }}
      />
      <Swap prompt={words.loginPrompt} link={words.login} href={loginHref} />
    </AuthSheet>
  );
}
