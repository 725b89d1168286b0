'use client';

import { type ComponentProps, type FormEvent, useRef } from 'react';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { TextButton } from '../../primitives/TextLink/TextLink.tsx';
import { AuthSheet, Or, Swap } from './AuthSheet.tsx';
import { type EmailMessages, emailError, emailMessages, type ProviderError } from './authErrors.ts';
import { BusyButton } from './BusyButton.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import styles from './LoginForm.module.css';
import { PasswordField } from './PasswordField.tsx';
import { typedText } from './typedText.ts';
import { useFieldErrors } from './useFieldErrors.ts';

export interface LoginFormLabels extends EmailMessages {
  email: string;
  password: string;
  showPassword: string;
  hidePassword: string;
  forgotPassword: string;
  submit: string;
  or: string;
  google: string;
  registerPrompt: string;
  register: string;
  passwordMissing: string;
  /** Asked for a reset without an email. */
  emailFirst: string;
}

const defaultLabels: LoginFormLabels = {
  ...emailMessages,
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgotPassword: 'Forget Password?',
  submit: 'Login',
  or: 'or',
  google: 'Continue with Google',
  registerPrompt: 'New to ToyStore?',
  register: 'Register',
  passwordMissing: 'Please enter your password.',
  emailFirst: 'Please enter your email first.',
};

export type LoginFormProps = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'children' | 'noValidate' | 'method'
> & {
  /** A whole email address, trimmed, and a password as typed. */
  onLogin: (credentials: { email: string; password: string }) => void;
  /** Asks for a reset mail to this address, which is whole and trimmed. */
  onForgotPassword: (email: string) => void;
  onGoogle: () => void;
  /** The action under way; until it is over the form starts no other. */
  pending?: 'login' | 'google' | 'reset' | undefined;
  /** What the provider said about the last try. Stays until the parent takes it away. */
  error?: ProviderError | undefined;
  /** Where the register form is. */
  registerHref: string;
  labels?: Partial<LoginFormLabels>;
};

/**
 * Signs in by email and password or with Google, and asks for a new password.
 * Specification sections 2 (Login), 5 and 8; its own messages are tied to their fields (WCAG 3.3.1).
 */
export function LoginForm({
  onLogin,
  onForgotPassword,
  onGoogle,
  pending,
  error,
  registerHref,
  labels,
  ...rest
}: LoginFormProps) {
  const words = { ...defaultLabels, ...labels };
  const { errors, accepts, clear } = useFieldErrors<'email' | 'password'>();
  const emailInput = useRef<HTMLInputElement>(null);
  const held = pending !== undefined;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (held) return;
    const form = event.currentTarget;
    const email = typedText(form, 'email').trim();
    const password = typedText(form, 'password');
    const found = {
      email: emailError(email, words),
      password: password === '' ? words.passwordMissing : undefined,
    };
    if (accepts(form, found)) onLogin({ email, password });
  };

  const askForReset = () => {
    const form = emailInput.current?.form;
    if (held || !form) return;
    const email = typedText(form, 'email').trim();
    const found = { email: emailError(email, { ...words, emailMissing: words.emailFirst }) };
    if (accepts(form, found)) onForgotPassword(email);
  };

  return (
    <AuthSheet {...rest} error={error} onSubmit={submit}>
      <TextField
        ref={emailInput}
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={errors.email}
        onInput={() => clear('email')}
      />
      <div className={styles.password}>
        <PasswordField
          label={words.password}
          labels={{ show: words.showPassword, hide: words.hidePassword }}
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
          onInput={() => clear('password')}
        />
        <TextButton
          className={styles.forgot}
          aria-disabled={held || undefined}
          onClick={askForReset}
        >
          {words.forgotPassword}
        </TextButton>
      </div>
      <BusyButton type="submit" size="l" wide busy={pending === 'login'} held={held}>
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
      <Swap prompt={words.registerPrompt} link={words.register} href={registerHref} />
    </AuthSheet>
  );
}
