'use client';

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
  /** Called when the user presses "Change email". */
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
        <SecurityButton short={labels.change} onClick={onChangeEmail}>
          {labels.changeEmail}
        </SecurityButton>
      }
    />
  );
}

export type PasswordRowProps = SecurityRowBase & {
  /** The account's password and when it was last changed, if known; `undefined` if none is set. */
  password: { changed?: Date | undefined } | undefined;
  /** Called when the user presses "Change password" or "Set a password". */
  onChangePassword: () => void;
};

/** The row about the account's password. */
export function PasswordRow({
  password,
  onChangePassword,
  labels: ownLabels,
  ...rest
}: PasswordRowProps) {
  const labels = useSecurityLabels(ownLabels);
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
        <SecurityButton short={labels[password ? 'change' : 'set']} onClick={onChangePassword}>
          {labels[password ? 'changePassword' : 'setPassword']}
        </SecurityButton>
      }
    />
  );
}
