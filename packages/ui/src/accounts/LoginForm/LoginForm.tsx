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
import type { ProviderProps } from '../form/ProviderSection.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import * as styles from './LoginForm.module.css';
import { type LoginFormLabels, loginFormLabels } from './loginFormLabels.ts';

export type { LoginFormLabels } from './loginFormLabels.ts';

export type LoginFormProps = AuthFormProps &
  ProviderProps & {
    /** Called with a valid, trimmed email address and the password as typed. */
    onSignIn: (credentials: { email: string; password: string }) => void;
    /** Called with a valid, trimmed address when the user requests a reset e-mail. */
    onForgotPassword: (email: string) => void;
    /**
     * The initial email address, for example after the user returns from the second step. The password then has the
     * focus.
     */
    defaultEmail?: string | undefined;
    /** The action in progress, `submit`, `reset` or a provider's id: no other starts. */
    loading?: string | undefined;
    /** The href of the register form. */
    registerHref: string;
    /** Replaces the form's labels and messages; those left out stay. */
    labels?: PartialLabels<LoginFormLabels> | undefined;
  };

/**
 * Signs in with email and password or with an account elsewhere, and requests a reset e-mail (specification sections 2, Login, 5 and
 * 8). Its own messages are connected to their fields (WCAG 3.3.1).
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
          onClick={() => flushSync(askForReset)} // `loading` must be set before another click
        >
          {labels.forgotPassword}
        </TextButton>
      </div>
    </AuthForm>
  );
}

const focusField = (field: HTMLElement | null) => field?.focus();
