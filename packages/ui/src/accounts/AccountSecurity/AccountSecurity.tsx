'use client';

import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import type { ProviderError } from '../../primitives/Form/fieldMessages.ts';
import { bringIntoView } from '../../primitives/focus/bringIntoView.ts';
import { Section, type SectionProps } from '../../primitives/Section/Section.tsx';
import * as styles from './AccountSecurity.module.css';
import { type AccountSecurityLabels, accountSecurityLabels } from './accountSecurityLabels.ts';
import { type ConnectableProvider, ProviderRow } from './ProviderRow.tsx';
import { Breakable, SecurityButton, SecurityRow, WithDate } from './SecurityRow.tsx';
import { TwoStepRow, type TwoStepStatus } from './TwoStepRow.tsx';

export type AccountSecurityProps = Omit<SectionProps, 'title' | 'headingLevel' | 'children'> & {
  /** The account's email address. */
  email: string | null;
  /** The account's password and when it was last changed, if known; `undefined` if none is set. */
  password: { changed?: Date | undefined } | undefined;
  /** The providers whose accounts can be connected, in order, each with the one that is. */
  providers?: readonly ConnectableProvider[] | undefined;
  /** The second step of signing in. Without it the row is not shown. */
  twoStep?: TwoStepStatus | undefined;
  /**
   * The id of the provider whose window is open: its button shows a spinner. It still opens another window, so that a user
   * who lost or closed the first one is not locked out.
   */
  connecting?: string | undefined;
  /** The provider's error about an action without a dialog. Stays until the parent removes it. */
  error?: ProviderError | undefined;
  /** Called when the user presses "Change email". */
  onChangeEmail: () => void;
  /** Called when the user presses "Change password" or "Set a password". */
  onChangePassword: () => void;
  /** Called with a provider's id when the user presses "Connect", also while its window is open. */
  onConnect?: ((id: string) => void) | undefined;
  /**
   * Called when the user hovers, focuses or touches "Connect": time to load what the provider's window needs. Can be called
   * more than once.
   */
  onProviderIntent?: (() => void) | undefined;
  /** Called with a provider's id when the user presses "Disconnect". */
  onDisconnect?: ((id: string) => void) | undefined;
  /** Called when the user presses "Delete account". */
  onDeleteAccount: () => void;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<AccountSecurityLabels> | undefined;
};

/**
 * The account's sign-in methods, and the buttons to change them. A `Section` in the page's column: it is a sibling of
 * the page's other containers, not inside one.
 */
export function AccountSecurity({
  email,
  password,
  providers = [],
  twoStep,
  connecting,
  error,
  onChangeEmail,
  onChangePassword,
  onConnect,
  onProviderIntent,
  onDisconnect,
  onDeleteAccount,
  labels: ownLabels,
  ...rest
}: AccountSecurityProps) {
  const labels = useLabels('AccountSecurity', accountSecurityLabels, ownLabels);
  const deletionId = useId();
  const connected = providers.filter(({ connection }) => connection !== undefined);
  const methods = connected.length + (password === undefined ? 0 : 1);
  return (
    <Section {...rest} title={labels.title}>
      {error !== undefined && <Alert ref={bringIntoView} {...error} className={styles.alert} />}
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
        {providers.map((provider) => (
          <ProviderRow
            key={provider.id}
            provider={provider}
            isLast={provider.connection !== undefined && methods === 1}
            connecting={connecting === provider.id}
            onConnect={() => onConnect?.(provider.id)}
            onIntent={onProviderIntent}
            onDisconnect={() => onDisconnect?.(provider.id)}
            labels={labels}
          />
        ))}
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
