'use client';

import { Checkbox } from '../../primitives/Field/Checkbox.tsx';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { AuthSheet } from './AuthSheet.tsx';
import { emailError, type ProviderError, photoError } from './authErrors.ts';
import type { AuthFormProps } from './FormSheet.tsx';
import { NewPassword } from './NewPassword.tsx';
import { isValidPassword, type PasswordPolicy } from './passwordPolicy.ts';
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
  /** Receives the account once it is right: trimmed, except for its password. */
  onRegister: (account: NewAccount) => void;
  /** "Continue with Google" was pressed, or pressed again while it waits for its window. */
  onGoogle: () => void;
  /**
   * "Continue with Google" may be pressed soon: it was pointed at, focused or touched. Time to load what its window
   * needs. Called more than once.
   */
  onGoogleIntent?: (() => void) | undefined;
  /** The action under way; until it is over the form starts no other. */
  pending?: 'register' | 'google' | undefined;
  /** What the provider said about the last try. Stays until the parent takes it away. */
  error?: ProviderError | undefined;
  /** Where the login form is. */
  loginHref: string;
  /** The provider's own rules, as far as they are known: the list of rules then shows what is stricter in them. */
  passwordPolicy?: PasswordPolicy | undefined;
  /** Replaces the form's words and messages; those left out stay. */
  labels?: Partial<RegisterFormLabels>;
};

/**
 * Opens an account by email and password or with Google.
 * Specification sections 2 (Register) and 5; its own messages are tied to their fields (WCAG 3.3.1).
 */
export function RegisterForm({
  onRegister,
  onGoogle,
  onGoogleIntent,
  pending,
  error,
  loginHref,
  passwordPolicy,
  labels,
  ...rest
}: RegisterFormProps) {
  const words = { ...registerFormLabels, ...labels };
  const { field, problems, accepts, leave } = useFieldErrors<
    'name' | 'email' | 'photoURL' | 'password' | 'terms'
  >();

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
      onGoogleIntent={onGoogleIntent}
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
      <NewPassword field={field('password')} policy={passwordPolicy} words={words} />
      <Checkbox {...field('terms')} label={words.terms} defaultChecked required />
    </AuthSheet>
  );
}
