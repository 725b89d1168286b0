'use client';

import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorSummary } from '../../primitives/Form/ErrorSummary.tsx';
import type { ProviderError } from '../../primitives/Form/fieldMessages.ts';
import type { FormProps } from '../../primitives/Form/formProps.ts';
import type { FormProblems } from '../../primitives/Form/useFieldErrors.ts';
import { bringIntoView } from '../../primitives/focus/bringIntoView.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import styles from './AuthForm.module.css';
import type { AuthFormLabels } from './authFormLabels.ts';
import { type GoogleLabels, GoogleSection, type OptionalGoogleProps } from './GoogleSection.tsx';

/** What every account form takes: the attributes of its `<form>`, and what the provider said. */
export type AuthFormProps = FormProps & {
  /** What the provider said about the last try. Stays until the parent takes it away. */
  error?: ProviderError | undefined;
};

type AuthFormOwnProps = AuthFormProps &
  OptionalGoogleProps & {
    /** What stands above messages and fields. */
    header?: ReactNode;
    /** The alert's id, for a field that it describes. */
    errorId?: string | undefined;
    /** The fields. */
    children: ReactNode;
    problems: FormProblems;
    /** The action under way, if any: nothing else starts. `submit` is the form's own. */
    loading: string | undefined;
    /** Receives the form when it is submitted, unless an action is under way. */
    onSend: (form: HTMLFormElement) => void;
    /** Under everything else: the way to another form, or out of this one. */
    footer: ReactNode;
    labels: Pick<AuthFormLabels, 'submit'> & GoogleLabels;
  };

/**
 * The form that all account forms have in common: what went wrong, the fields, the action, the way to another form.
 * One message at a time: what the provider said about an earlier try goes as soon as the form itself refuses
 * a submit, and a try that is sent, by either way, takes the form's own messages along.
 */
export function AuthForm({
  header,
  error,
  errorId,
  problems,
  loading,
  onSend,
  onGoogle,
  onGoogleIntent,
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
      // A page can be submitted before its script runs; "dialog" keeps that from sending the password anywhere.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (loading === undefined) flushSync(() => onSend(form)); // `loading` must be there before another submit
      }}
      className={cx(base.root, styles.form, className)}
    >
      {wrapText(header)}
      {problems.entries.length > 0 && (
        <ErrorSummary ref={problems.summary} problems={problems.entries} />
      )}
      {error !== undefined && !problems.refused && (
        <Alert ref={bringIntoView} id={errorId} message={error.message} help={error.help} />
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
      {onGoogle !== undefined && (
        <GoogleSection
          labels={labels}
          loading={loading}
          onGoogleIntent={onGoogleIntent}
          onGoogle={() => {
            problems.clear();
            onGoogle();
          }}
        />
      )}
      {wrapText(footer)}
    </form>
  );
}

type AuthFormLinkProps = {
  /** Asks who should go there. */
  prompt: string;
  /** Where it leads. */
  href: string;
  children: string;
};

/** The way to another form. */
export function AuthFormLink({ prompt, ...link }: AuthFormLinkProps) {
  return (
    <p className={styles.footer}>
      <span>{prompt}</span> <TextLink {...link} />
    </p>
  );
}
