'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { emailError } from '../../primitives/Form/fieldMessages.ts';
import { getFieldText } from '../../primitives/Form/getFieldText.ts';
import { readEmail } from '../../primitives/Form/readEmail.ts';
import { TextField } from '../../primitives/Form/TextField.tsx';
import { useFieldErrors } from '../../primitives/Form/useFieldErrors.ts';
import { TextButton } from '../../primitives/TextLink/TextLink.tsx';
import { AuthForm, AuthFormLink, type AuthFormProps } from '../form/AuthForm.tsx';
import type { OptionalGoogleProps } from '../form/GoogleSection.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import styles from './LoginForm.module.css';
import { type LoginFormLabels, loginFormLabels } from './loginFormLabels.ts';

export type { LoginFormLabels } from './loginFormLabels.ts';

export type LoginFormProps = AuthFormProps &
  OptionalGoogleProps & {
    /** A valid email address, trimmed, and a password as typed. */
    onSignIn: (credentials: { email: string; password: string }) => void;
    /** Asks for a reset mail to this address, which is valid and trimmed. */
    onForgotPassword: (email: string) => void;
    /**
     * The address to start with, such as the one typed before a second step that led back here. The password has the focus
     * then.
     */
    defaultEmail?: string | undefined;
    /** The action under way; until it is over the form starts no other. */
    loading?: 'submit' | 'google' | 'reset' | undefined;
    /** Where the register form is. */
    registerHref: string;
    /** Replaces the form's labels and messages; those left out stay. */
    labels?: PartialLabels<LoginFormLabels> | undefined;
  };

/**
 * Signs in by email and password or with Google, and asks for a new password.
 * Specification sections 2 (Login), 5 and 8; its own messages are tied to their fields (WCAG 3.3.1).
 */
export function LoginForm({
  onSignIn,
  onForgotPassword,
  defaultEmail,
  loading,
  registerHref,
  labels: ownLabels,
  ...rest
}: LoginFormProps) {
  const labels = useLabels('LoginForm', loginFormLabels, ownLabels);
  const { field, problems, accepts } = useFieldErrors<'email' | 'password'>();
  const emailInput = useRef<HTMLInputElement>(null);

  const signIn = (form: HTMLFormElement) => {
    const email = readEmail(getFieldText(form, 'email'));
    const password = getFieldText(form, 'password');
    const found = {
      email: emailError(email, labels),
      password: password === '' ? labels.passwordMissing : undefined,
    };
    if (accepts(form, found)) onSignIn({ email, password });
  };

  const askForReset = () => {
    const form = emailInput.current?.form;
    if (!form) return;
    const email = readEmail(getFieldText(form, 'email'));
    const found = { email: emailError(email, { ...labels, emailMissing: labels.emailFirst }) };
    if (accepts(form, found)) onForgotPassword(email);
  };

  return (
    <AuthForm
      {...rest}
      problems={problems}
      loading={loading}
      onSend={signIn}
      footer={
        <AuthFormLink prompt={labels.registerPrompt} href={registerHref}>
          {labels.register}
        </AuthFormLink>
      }
      labels={labels}
    >
      <TextField
        {...field('email')}
        ref={emailInput}
        label={labels.email}
        type="email"
        defaultValue={defaultEmail}
        autoComplete="username"
        required
      />
      <div className={styles.password}>
        <PasswordField
          {...field('password')}
          ref={defaultEmail === undefined ? undefined : focusField}
          label={labels.password}
          autoComplete="current-password"
          required
        />
        <TextButton
          className={styles.forgot}
          loading={loading === 'reset'}
          inactive={loading !== undefined}
          onClick={() => flushSync(askForReset)} // `loading` must be there before another click
        >
          {labels.forgotPassword}
        </TextButton>
      </div>
    </AuthForm>
  );
}

const focusField = (field: HTMLElement | null) => field?.focus();
