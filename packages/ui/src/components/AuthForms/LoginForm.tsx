'use client';

import { useRef } from 'react';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { AuthSheet } from './AuthSheet.tsx';
import { emailError, type ProviderError } from './authErrors.ts';
import { BusyTextButton } from './BusyTextButton.tsx';
import type { AuthFormProps } from './FormSheet.tsx';
import styles from './LoginForm.module.css';
import { type LoginFormLabels, loginFormLabels } from './loginFormLabels.ts';
import { PasswordField } from './PasswordField.tsx';
import { typedText } from './typedText.ts';
import { useFieldErrors } from './useFieldErrors.ts';

export type { LoginFormLabels } from './loginFormLabels.ts';

export type LoginFormProps = AuthFormProps & {
  /** A valid email address, trimmed, and a password as typed. */
  onLogin: (credentials: { email: string; password: string }) => void;
  /** Asks for a reset mail to this address, which is valid and trimmed. */
  onForgotPassword: (email: string) => void;
  /** "Continue with Google" was pressed, or pressed again while it waits for its window. */
  onGoogle: () => void;
  /**
   * "Continue with Google" may be pressed soon: it was pointed at, focused or touched. Time to load what its window
   * needs. Called more than once.
   */
  onGoogleIntent?: (() => void) | undefined;
  /** The action under way; until it is over the form starts no other. */
  pending?: 'login' | 'google' | 'reset' | undefined;
  /** What the provider said about the last try. Stays until the parent takes it away. */
  error?: ProviderError | undefined;
  /** Where the register form is. */
  registerHref: string;
  /** Replaces the form's words and messages; those left out stay. */
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
  onGoogleIntent,
  pending,
  error,
  registerHref,
  labels,
  ...rest
}: LoginFormProps) {
  const words = { ...loginFormLabels, ...labels };
  const { field, problems, accepts, leave } = useFieldErrors<'email' | 'password'>();
  const emailInput = useRef<HTMLInputElement>(null);

  const logIn = (form: HTMLFormElement) => {
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
    if (!form) return;
    const email = typedText(form, 'email').trim();
    const found = { email: emailError(email, { ...words, emailMissing: words.emailFirst }) };
    if (accepts(form, found)) onForgotPassword(email);
  };

  return (
    <AuthSheet
      {...rest}
      error={error}
      problems={problems}
      action="login"
      pending={pending}
      onSend={logIn}
      onGoogle={() => {
        leave();
        onGoogle();
      }}
      onGoogleIntent={onGoogleIntent}
      swap={{ prompt: words.registerPrompt, link: words.register, href: registerHref }}
      words={words}
    >
      <TextField
        {...field('email')}
        ref={emailInput}
        label={words.email}
        type="email"
        autoComplete="username"
        required
      />
      <div className={styles.password}>
        <PasswordField
          {...field('password')}
          label={words.password}
          labels={{ show: words.showPassword, hide: words.hidePassword }}
          autoComplete="current-password"
          required
        />
        <BusyTextButton
          className={styles.forgot}
          busy={pending === 'reset'}
          held={pending !== undefined}
          onClick={askForReset}
        >
          {words.forgotPassword}
        </BusyTextButton>
      </div>
    </AuthSheet>
  );
}
