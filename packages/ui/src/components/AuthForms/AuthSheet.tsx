'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { ErrorSummary } from '../../primitives/ErrorSummary/ErrorSummary.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import styles from './AuthSheet.module.css';
import type { ProviderError } from './authErrors.ts';
import type { AuthSheetLabels } from './authSheetLabels.ts';
import { BusyButton } from './BusyButton.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import type { FormProblems } from './useFieldErrors.ts';

/** The form's props that both sign-in forms leave to whoever uses them. */
export type AuthFormProps = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'children' | 'noValidate' | 'method'
>;

type AuthSheetProps = AuthFormProps & {
  /** The fields. */
  children: ComponentProps<'form'>['children'];
  /** What the provider said about the last try. */
  error: ProviderError | undefined;
  problems: FormProblems;
  /** The name of the form's own action. */
  action: string;
  /** The action under way, if any: nothing else starts. */
  pending: string | undefined;
  onSend: (form: HTMLFormElement) => void;
  onGoogle: () => void;
  /** The way to the other form. */
  swap: { prompt: string; link: string; href: string };
  words: Pick<AuthSheetLabels, 'submit' | 'or' | 'google' | 'problems'>;
};

/**
 * The form that login and register have in common: what went wrong, the fields, the ways to sign in.
 * One voice at a time: what the provider said about an earlier try goes as soon as the form itself refuses
 * a submit, and a try that is sent, by either way, takes the form's own messages along.
 */
export function AuthSheet({
  error,
  problems,
  action,
  pending,
  onSend,
  onGoogle,
  swap,
  words,
  className,
  children,
  ...rest
}: AuthSheetProps) {
  const held = pending !== undefined;
  return (
    <form
      {...rest}
      noValidate
      // A page can be submitted before its script runs; "dialog" keeps that from sending the password anywhere.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        if (!held) onSend(event.currentTarget);
      }}
      className={cx(styles.form, className)}
    >
      {problems.entries.length > 0 && (
        <ErrorSummary ref={problems.summary} title={words.problems} problems={problems.entries} />
      )}
      {error !== undefined && !problems.refused && <Alert {...error} ref={bringIntoView} />}
      {children}
      <BusyButton type="submit" size="l" wide busy={pending === action} held={held}>
        {words.submit}
      </BusyButton>
      <p className={styles.or}>{words.or}</p>
      <GoogleButton
        label={words.google}
        pending={pending === 'google'}
        held={held}
        onClick={() => {
          if (!held) onGoogle();
        }}
      />
      <p className={styles.swap}>
        {swap.prompt} <TextLink href={swap.href}>{swap.link}</TextLink>
      </p>
    </form>
  );
}

/** A long form's button is far below its error. Only moves the page for somebody who is using the form. */
function bringIntoView(alert: HTMLElement | null) {
  if (alert?.closest('form')?.contains(document.activeElement)) {
    alert.scrollIntoView({ block: 'nearest' });
  }
}
