'use client';

import { cx } from 'class-variance-authority';
import type { PartialLabels } from '../../locale/labels.ts';
import { splitAround } from '../../locale/splitAround.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CodeField } from '../../primitives/Form/CodeField.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import { AuthForm, AuthFormLink, type AuthFormProps } from '../form/AuthForm.tsx';
import * as page from '../form/AuthTitle.module.css';
import { type CodeProps, useCode } from '../form/useCode.ts';
import * as styles from './CodeForm.module.css';
import { type CodeFormLabels, codeFormLabels } from './codeFormLabels.ts';

export type { CodeFormLabels } from './codeFormLabels.ts';

export type CodeFormProps = Omit<AuthFormProps, 'error'> &
  CodeProps & {
    /** The address of the account whose code the user enters: an app may have several. */
    email?: string | undefined;
    /** Called when the user presses "Back" to return to the login form. */
    onBack: () => void;
    /** The support address for users who lost their phone. Without it the text is not a link. */
    contactHref?: string | undefined;
    /** Replaces the texts and messages; those left out stay. */
    labels?: PartialLabels<CodeFormLabels> | undefined;
  };

/**
 * The second step of a sign-in. It replaces `LoginForm` on an `AuthPage` without a title: it renders the screen's
 * heading, which takes the focus on mount. The button submits the form, not the last digit.
 */
export function CodeForm({
  email,
  error,
  loading,
  onCode,
  onBack,
  contactHref,
  labels: ownLabels,
  className,
  ...rest
}: CodeFormProps) {
  const labels = useLabels('CodeForm', codeFormLabels, ownLabels);
  const { form, field } = useCode({ error, loading, onCode }, labels);
  return (
    <AuthForm
      {...rest}
      {...form}
      className={cx(styles.form, className)}
      header={
        <div className={styles.header}>
          <h1 ref={focusHeading} tabIndex={-1} className={cx(page.title, styles.heading)}>
            <Heading>{labels.heading}</Heading>
          </h1>
          <Description email={email} labels={labels} />
        </div>
      }
      footer={
        <>
          <Button variant="plain" fullWidth className={styles.back} onClick={onBack}>
            {labels.back}
          </Button>
          {contactHref === undefined ? (
            <p className={styles.lost}>{`${labels.lostPhone} ${labels.contact}`}</p>
          ) : (
            <AuthFormLink prompt={labels.lostPhone} href={contactHref}>
              {labels.contact}
            </AuthFormLink>
          )}
        </>
      }
      labels={labels}
    >
      <CodeField {...field} />
    </AuthForm>
  );
}

/** The heading, which preferably breaks before "6-digit", not inside it. */
function Heading({ children }: { children: string }) {
  const [before, together, after] = splitAround(children, /\d+-\S+/.exec(children)?.[0] ?? '');
  return (
    <>
      {wrapText(before)}
      {together && (
        <span dir="auto" className={styles.together}>
          {together}
        </span>
      )}
      {wrapText(after)}
    </>
  );
}

/** The description, with the address that distinguishes the accounts. */
function Description({
  email = '',
  labels,
}: {
  email: string | undefined;
  labels: CodeFormLabels;
}) {
  const text = email ? labels.descriptionWithEmail({ email }) : labels.description;
  const [before, address, after] = splitAround(text, email);
  return (
    <p className={styles.description}>
      {wrapText(before)}
      {address && <strong>{address}</strong>}
      {wrapText(after)}
    </p>
  );
}

/** While the focus is outside a frame, the page around it does not scroll to the frame. */
const focusHeading = (heading: HTMLElement | null) =>
  heading?.focus({ preventScroll: !document.hasFocus() });
