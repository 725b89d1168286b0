'use client';

import { useId } from 'react';
import * as styles from './AccountSecurity.module.css';
import {
  Breakable,
  SecurityButton,
  SecurityRow,
  type SecurityRowBase,
  useSecurityLabels,
  WithDate,
} from './SecurityRow.tsx';

export type EmailRowProps = SecurityRowBase & {
  /** The account's email address. */
  email: string | null;
  /** Called when the user presses "Change email" or "Add an email". */
  onChangeEmail: () => void;
};

/** The row about the account's address. */
export function EmailRow({ email, onChangeEmail, labels: ownLabels, ...rest }: EmailRowProps) {
  const labels = useSecurityLabels(ownLabels);
  return (
    <SecurityRow
      {...rest}
      what={labels.email}
      value={email === null ? labels.noEmail : <Breakable>{email}</Breakable>}
      button={
        <SecurityButton short={labels[email === null ? 'add' : 'change']} onClick={onChangeEmail}>
          {labels[email === null ? 'addEmail' : 'changeEmail']}
        </SecurityButton>
      }
    />
  );
}

export type PasswordRowProps = SecurityRowBase & {
  /** The account's password and when it was last changed, if known; `undefined` if none is set. */
  password: { changed?: Date | undefined } | undefined;
  /** The account has no address, which is a precondition: the row explains that, and no password can be set. */
  withoutEmail?: boolean | undefined;
  /** Called when the user presses "Change password" or "Set a password". */
  onChangePassword: () => void;
};

/** The row about the account's password. */
export function PasswordRow({
  password,
  withoutEmail = false,
  onChangePassword,
  labels: ownLabels,
  ...rest
}: PasswordRowProps) {
  const labels = useSecurityLabels(ownLabels);
  const noteId = useId();
  return (
    <SecurityRow
      {...rest}
      what={labels.password}
      value={
        password?.changed ? (
          <WithDate date={password.changed}>{labels.passwordChanged}</WithDate>
        ) : (
          labels[password ? 'passwordSet' : 'noPassword']
        )
      }
      button={
        <SecurityButton
          short={labels[password ? 'change' : 'set']}
          inactive={withoutEmail}
          aria-describedby={withoutEmail ? noteId : undefined}
          onClick={onChangePassword}
        >
          {labels[password ? 'changePassword' : 'setPassword']}
        </SecurityButton>
      }
      note={
        withoutEmail && (
          <p id={noteId} className={styles.note}>
            {labels.addEmailFirst}
          </p>
        )
      }
    />
  );
}
