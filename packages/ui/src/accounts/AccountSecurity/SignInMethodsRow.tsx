'use client';

import { cx } from 'class-variance-authority';
import { useId } from 'react';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import type { ProviderFace } from '../providers/ProviderFace.ts';
import { ProviderLogo } from '../providers/ProviderLogo.tsx';
import * as styles from './AccountSecurity.module.css';
import type { AccountSecurityLabels } from './accountSecurityLabels.ts';
import {
  Breakable,
  OnValue,
  SecurityButton,
  SecurityRow,
  type SecurityRowBase,
  useSecurityLabels,
  WithDate,
} from './SecurityRow.tsx';

/** The account of a provider that is connected to the user's. */
export interface ProviderConnection {
  email: string | null;
  /** When it was connected, if known. */
  since?: Date | undefined;
}

/** A provider, and the account of it that is connected, if there is one. */
export type ConnectableProvider = ProviderFace & { connection?: ProviderConnection | undefined };

export type SignInMethodsRowProps = SecurityRowBase & {
  /** The providers whose accounts can be connected, in order, each with the one that is. */
  providers: ReadonlyArray<ConnectableProvider>;
  /** Whether the account has a password, too: without one, its last connection stays. */
  hasPassword: boolean;
  /**
   * The id of the provider whose window is open: its button shows a spinner. It still opens another window, so that a user
   * who lost or closed the first one is not locked out.
   */
  connecting?: string | undefined;
  /** Called with a provider's id when the user presses "Connect", also while its window is open. */
  onConnect: (id: string) => void;
  /**
   * Called when the user hovers, focuses or touches "Connect": time to load what the provider's window needs. Can be called
   * more than once.
   */
  onProviderIntent?: (() => void) | undefined;
  /** Called with a provider's id when the user presses "Disconnect". */
  onDisconnect: (id: string) => void;
};

/** The row about one provider, or with a list of several. Nothing without one. */
export function SignInMethodsRow({
  providers,
  hasPassword,
  connecting,
  onConnect,
  onProviderIntent,
  onDisconnect,
  labels: ownLabels,
  className,
  ...rest
}: SignInMethodsRowProps) {
  const labels = useSecurityLabels(ownLabels);
  const listId = useId();
  const isList = providers.length > 1;
  const connected = providers.filter(({ connection }) => connection !== undefined);
  const rows = providers.map((provider) => (
    <ProviderRow
      {...(!isList && { ...rest, className })}
      {...{ provider, onConnect, onProviderIntent, onDisconnect, labels, isInList: isList }}
      key={provider.id}
      isLast={provider.connection !== undefined && connected.length === 1 && !hasPassword}
      isConnecting={connecting === provider.id}
    />
  ));
  if (!isList) return rows;
  return (
    <li {...rest} className={cx(base.root, styles.row, styles.methods, className)}>
      <h3 id={listId} className={styles.what}>
        {labels.signInMethods}
      </h3>
      <ul aria-labelledby={listId} className={styles.list}>
        {rows}
      </ul>
    </li>
  );
}

type ProviderRowProps = Omit<SignInMethodsRowProps, 'providers' | 'hasPassword' | 'labels'> & {
  provider: ConnectableProvider;
  isInList: boolean;
  /** It is the account's only sign-in method. */
  isLast: boolean;
  isConnecting: boolean;
  labels: AccountSecurityLabels;
};

function ProviderRow({
  provider: { id, name, lang, logo, connection },
  isInList,
  isLast,
  isConnecting,
  onConnect,
  onProviderIntent,
  onDisconnect,
  labels,
  ...rest
}: ProviderRowProps) {
  const noteId = useId();
  const provider = { provider: name };
  const state = connection && <Connection {...connection} labels={labels} />;
  return (
    <SecurityRow
      {...rest}
      headingLevel={isInList ? 4 : 3}
      what={
        <>
          <ProviderLogo logo={logo} />
          <span lang={lang}>{name}</span>
        </>
      }
      value={(isInList ? state && <OnValue>{state}</OnValue> : state) ?? labels.notConnected}
      long={isInList || connection !== undefined}
      button={
        connection ? (
          <SecurityButton
            short={labels.disconnect}
            brief={isInList}
            inactive={isLast}
            aria-describedby={isLast ? noteId : undefined}
            onClick={() => onDisconnect(id)}
          >
            {labels.disconnectProvider(provider)}
          </SecurityButton>
        ) : (
          <SecurityButton
            short={labels.connect}
            brief={isInList}
            loading={isConnecting}
            inactive={false}
            data-opens-window // browsers block a popup that opens too late after the click
            onPointerEnter={onProviderIntent}
            onPointerDown={onProviderIntent} // a finger fires no pointerenter before it touches
            onFocus={onProviderIntent}
            onClick={() => onConnect(id)}
          >
            {labels.connectProvider(provider)}
          </SecurityButton>
        )
      }
      note={
        <p id={noteId} role="status" className={styles.note}>
          {isLast && <span>{labels.passwordFirst(provider)}</span>}
          {isConnecting && <span>{labels.providerWaiting}</span>}
        </p>
      }
    />
  );
}

type ConnectionProps = ProviderConnection & Pick<ProviderRowProps, 'labels'>;

function Connection({ email, since, labels }: ConnectionProps) {
  const named = email !== null;
  if (since === undefined)
    return <Breakable>{named ? labels.connectedAs({ email }) : labels.connected}</Breakable>;
  return (
    <WithDate date={since}>
      {named ? ({ date }) => labels.connectedAsSince({ email, date }) : labels.connectedSince}
    </WithDate>
  );
}
