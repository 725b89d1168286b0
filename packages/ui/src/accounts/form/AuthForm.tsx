'use client';

import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorSummary } from '../../primitives/Form/ErrorSummary.tsx';
import type { ProviderError } from '../../primitives/Form/fieldMessages.ts';
import type { FormProps } from '../../primitives/Form/formProps.ts';
import type { FormProblems } from '../../primitives/Form/useFieldErrors.ts';
import { bringIntoView } from '../../primitives/focus/bringIntoView.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import * as styles from './AuthForm.module.css';
import type { AuthFormLabels } from './authFormLabels.ts';
import { type ProviderLabels, type ProviderProps, ProviderSection } from './ProviderSection.tsx';

/** The common props of account forms: the attributes of the `<form>`, and the provider's error. */
export type AuthFormProps = FormProps & {
  /** The provider's error about the last attempt. Stays until the parent removes it. */
  error?: ProviderError | undefined;
};

type AuthFormOwnProps = AuthFormProps &
  ProviderProps & {
    /** Shown above messages and fields. */
    header?: ReactNode;
    /** The alert's id, for the `aria-describedby` of a field. */
    errorId?: string | undefined;
    /** The fields. */
    children: ReactNode;
    problems: FormProblems;
    /** The action in progress, if there is one: no other starts. `submit` is the form's own. */
    loading: string | undefined;
    /** Called with the form when the user submits it, unless an action is in progress. */
    onSend: (form: HTMLFormElement) => void;
    /** Shown below everything else: a link to another form, or a way to cancel. */
    footer: ReactNode;
    labels: Pick<AuthFormLabels, 'submit'> & ProviderLabels;
  };

/**
 * The common part of all account forms: the errors, the fields, the submit button, and the link to another form. It
 * shows one message at a time: the provider's error about an earlier attempt disappears when the form itself rejects a
 * submit, and sending an attempt, either way, removes the form's own messages.
 */
export function AuthForm({
  header,
  error,
  errorId,
  problems,
  loading,
  onSend,
  providers = [],
  onProvider,
  onProviderIntent,
  footer,
  labels,
  className,
  children,
  ...rest
}: AuthFormOwnProps) {
  return (
    <form
      {...rest}
      noValidate
      // A user can submit the form before hydration; "dialog" ensures that the password is not sent anywhere.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (loading === undefined) flushSync(() => onSend(form)); // `loading` must be set before another submit
      }}
      className={cx(base.root, styles.form, className)}
    >
      {wrapText(header)}
      {problems.entries.length > 0 && (
        <ErrorSummary ref={problems.summary} problems={problems.entries} />
      )}
      {error !== undefined && !problems.refused && (
        <Alert ref={bringIntoView} id={errorId} {...error} />
      )}
      {wrapText(children)}
      <Button
        type="submit"
        variant="primary"
        size="l"
        fullWidth
        loading={loading === 'submit'}
        inactive={loading !== undefined}
      >
        {labels.submit}
      </Button>
      {providers.length > 0 && (
        <ProviderSection
          providers={providers}
          labels={labels}
          loading={loading}
          onProviderIntent={onProviderIntent}
          onProvider={(id) => {
            problems.clear();
            onProvider?.(id);
          }}
        />
      )}
      {wrapText(footer)}
    </form>
  );
}

type AuthFormLinkProps = {
  /** The question before the link. */
  prompt: string;
  /** The link's href. */
  href: string;
  children: string;
};

/** The link to another form. */
export function AuthFormLink({ prompt, ...link }: AuthFormLinkProps) {
  return (
    <p className={styles.footer}>
      <span>{prompt}</span> <TextLink {...link} />
    </p>
  );
}
