'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { ErrorSummary } from '../../primitives/ErrorSummary/ErrorSummary.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import type { ProviderError } from './authErrors.ts';
import type { AuthSheetLabels } from './authSheetLabels.ts';
import { BusyButton } from './BusyButton.tsx';
import styles from './FormSheet.module.css';
import type { FormProblems } from './useFieldErrors.ts';

/** The form's props that every account form leaves to whoever uses it. */
export type AuthFormProps = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'children' | 'noValidate' | 'method'
>;

export type FormSheetProps = AuthFormProps & {
  /** The fields. */
  children: ReactNode;
  /** What the provider said about the last try. */
  error: ProviderError | undefined;
  problems: FormProblems;
  /** The name of the form's own action. */
  action: string;
  /** The action under way, if any: nothing else starts. */
  pending: string | undefined;
  onSend: (form: HTMLFormElement) => void;
  /** The ways to do it without this form's fields. */
  otherWays?: ReactNode;
  /** The way to another form. */
  swap: { prompt: string; link: string; href: string };
  /** A form of one field has no list of problems, and so no words for it. */
  words: Pick<AuthSheetLabels, 'submit'> & Partial<Pick<AuthSheetLabels, 'problems'>>;
};

/**
 * The form that all account forms have in common: what went wrong, the fields, the action, the way to another form.
 * One voice at a time: what the provider said about an earlier try goes as soon as the form itself refuses
 * a submit, and a try that is sent, by either way, takes the form's own messages along.
 */
export function FormSheet({
  error,
  problems,
  action,
  pending,
  onSend,
  otherWays,
  swap,
  words,
  className,
  children,
  ...rest
}: FormSheetProps) {
  const held = pending !== undefined;
  return (
    <form
      {...rest}
      noValidate
      // A page can be submitted before its script runs; "dialog" keeps that from sending the password anywhere.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (!held) flushSync(() => onSend(form)); // `pending` must be there before another submit
      }}
      className={cx(styles.form, className)}
    >
      {problems.entries.length > 0 && words.problems !== undefined && (
        <ErrorSummary ref={problems.summary} title={words.problems} problems={problems.entries} />
      )}
      {error !== undefined && !problems.refused && <Alert {...error} ref={bringIntoView} />}
      {children}
      <BusyButton type="submit" size="l" wide busy={pending === action} held={held}>
        {words.submit}
      </BusyButton>
      {otherWays}
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
