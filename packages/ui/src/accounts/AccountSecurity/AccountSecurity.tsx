'use client';

import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import type { ProviderError } from '../../primitives/Form/fieldMessages.ts';
import { bringIntoView } from '../../primitives/focus/bringIntoView.ts';
import { Section, type SectionProps } from '../../primitives/Section/Section.tsx';
import styles from './AccountSecurity.module.css';
import { type AccountSecurityLabels, accountSecurityLabels } from './accountSecurityLabels.ts';
import { type GoogleConnection, GoogleRow } from './GoogleRow.tsx';
import { Breakable, SecurityButton, SecurityRow, WithDate } from './SecurityRow.tsx';
import { TwoStepRow, type TwoStepStatus } from './TwoStepRow.tsx';

export type AccountSecurityProps = Omit<SectionProps, 'title' | 'headingLevel' | 'children'> & {
  /** The account's address. */
  email: string | null;
  /** The account's password and, as far as it is known, when it was changed last; nothing while none is set. */
  password: { changed?: Date | undefined } | undefined;
  /** The Google account that the account is connected to, if any, and since when. */
  google: GoogleConnection | undefined;
  /** The second step of signing in. Without it there is no row about it. */
  twoStep?: TwoStepStatus | undefined;
  /**
   * Google's window is open: the button shows that it waits. It can still be pressed, for another window: one that was
   * lost or closed must not lock anybody out.
   */
  connecting?: boolean | undefined;
  /** What the provider said about an action that has no dialog. Stays until the parent takes it away. */
  error?: ProviderError | undefined;
  /** "Change email" was pressed. */
  onChangeEmail: () => void;
  /** "Change password" or "Set a password" was pressed. */
  onChangePassword: () => void;
  /** "Connect Google" was pressed, or pressed again while it waits for its window. */
  onConnectGoogle: () => void;
  /**
   * "Connect Google" may be pressed soon: it was pointed at, focused or touched. Time to load what its window needs.
   * Called more than once.
   */
  onGoogleIntent?: (() => void) | undefined;
  /** "Disconnect Google" was pressed. */
  onDisconnectGoogle: () => void;
  /** "Delete account" was pressed. */
  onDeleteAccount: () => void;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<AccountSecurityLabels> | undefined;
};

/**
 * How somebody signs in to their account, and the ways to change that. A `Section`, in the page's column: it stands
 * beside the page's other containers, not in one.
 */
export function AccountSecurity({
  email,
  password,
  google,
  twoStep,
  connecting = false,
  error,
  onChangeEmail,
  onChangePassword,
  onConnectGoogle,
  onGoogleIntent,
  onDisconnectGoogle,
  onDeleteAccount,
  labels: ownLabels,
  ...rest
}: AccountSecurityProps) {
  const labels = useLabels('AccountSecurity', accountSecurityLabels, ownLabels);
  const deletionId = useId();
  return (
    <Section {...rest} title={labels.title}>
      {error !== undefined && (
        <Alert
          ref={bringIntoView}
          message={error.message}
          help={error.help}
          className={styles.alert}
        />
      )}
      <ul className={styles.sheet}>
        <SecurityRow
          what={labels.email}
          value={email === null ? labels.noEmail : <Breakable>{email}</Breakable>}
          button={
            <SecurityButton short={labels.change} onClick={onChangeEmail}>
              {labels.changeEmail}
            </SecurityButton>
          }
        />
        <SecurityRow
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
        <GoogleRow
          google={google}
          hasPassword={password !== undefined}
          connecting={connecting}
          onConnect={onConnectGoogle}
          onIntent={onGoogleIntent}
          onDisconnect={onDisconnectGoogle}
          labels={labels}
        />
        {twoStep && <TwoStepRow {...twoStep} labels={labels} />}
      </ul>
      <div className={cx(styles.row, styles.deletion)}>
        <h3 className={styles.what}>{labels.deleteAccount}</h3>
        <p id={deletionId} className={styles.value}>
          {labels.deleteExplanation}
        </p>
        <SecurityButton
          short={labels.delete}
          variant="outline"
          aria-describedby={deletionId}
          onClick={onDeleteAccount}
        >
          {labels.deleteAccount}
        </SecurityButton>
      </div>
    </Section>
  );
}
