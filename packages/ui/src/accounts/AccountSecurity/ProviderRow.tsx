'use client';

import { useId } from 'react';
import type { ProviderFace } from '../providers/ProviderFace.ts';
import { ProviderLogo } from '../providers/ProviderLogo.tsx';
import * as styles from './AccountSecurity.module.css';
import type { AccountSecurityLabels } from './accountSecurityLabels.ts';
import { Breakable, SecurityButton, SecurityRow, WithDate } from './SecurityRow.tsx';

/** The account of a provider that is connected to the user's. */
export interface ProviderConnection {
  email: string | null;
  /** When it was connected, if known. */
  since?: Date | undefined;
}

/** A provider, and the account of it that is connected, if there is one. */
export type ConnectableProvider = ProviderFace & { connection?: ProviderConnection | undefined };

type ProviderRowProps = {
  provider: ConnectableProvider;
  /** It is the account's only sign-in method. */
  isLast: boolean;
  connecting: boolean;
  onConnect: () => void;
  onIntent: (() => void) | undefined;
  onDisconnect: () => void;
  labels: AccountSecurityLabels;
};

/** The row about a provider. */
export function ProviderRow({
  provider: { name, lang, logo, connection },
  isLast,
  connecting,
  onConnect,
  onIntent,
  onDisconnect,
  labels,
}: ProviderRowProps) {
  const noteId = useId();
  const provider = { provider: name };
  return (
    <SecurityRow
      what={
        <>
          <ProviderLogo logo={logo} />
          <span lang={lang}>{name}</span>
        </>
      }
      value={connection ? <Connection {...connection} labels={labels} /> : labels.notConnected}
      long={connection !== undefined}
      button={
        connection ? (
          <SecurityButton
            short={labels.disconnect}
            inactive={isLast}
            aria-describedby={isLast ? noteId : undefined}
            onClick={onDisconnect}
          >
            {labels.disconnectProvider(provider)}
          </SecurityButton>
        ) : (
          <SecurityButton
            short={labels.connect}
            loading={connecting}
            inactive={false}
            data-opens-window // browsers block a popup that opens too late after the click
            onPointerEnter={onIntent}
            onPointerDown={onIntent} // a finger fires no pointerenter before it touches
            onFocus={onIntent}
            onClick={onConnect}
          >
            {labels.connectProvider(provider)}
          </SecurityButton>
        )
      }
      note={
        <p id={noteId} role="status" className={styles.note}>
          {isLast && <span>{labels.passwordFirst(provider)}</span>}
          {connecting && <span>{labels.providerWaiting}</span>}
        </p>
      }
    />
  );
}

function Connection({
  email,
  since,
  labels,
}: ProviderConnection & Pick<ProviderRowProps, 'labels'>) {
  if (since === undefined) {
    return (
      <Breakable>{email === null ? labels.connected : labels.connectedAs({ email })}</Breakable>
    );
  }
  return (
    <WithDate date={since}>
      {email === null
        ? labels.connectedSince
        : ({ date }) => labels.connectedAsSince({ email, date })}
    </WithDate>
  );
}
