'use client';

import { useId } from 'react';
import { googleLogo } from '../form/googleLogo.ts';
import * as styles from './AccountSecurity.module.css';
import type { AccountSecurityLabels } from './accountSecurityLabels.ts';
import { Breakable, SecurityButton, SecurityRow, WithDate } from './SecurityRow.tsx';

/** The Google account that is connected to an account. */
export interface GoogleConnection {
  email: string | null;
  since?: Date | undefined;
}

type GoogleRowProps = {
  google: GoogleConnection | undefined;
  hasPassword: boolean;
  connecting: boolean;
  onConnect: () => void;
  onIntent: (() => void) | undefined;
  onDisconnect: () => void;
  labels: AccountSecurityLabels;
};

/** The row about Google. */
export function GoogleRow({
  google,
  hasPassword,
  connecting,
  onConnect,
  onIntent,
  onDisconnect,
  labels,
}: GoogleRowProps) {
  const noteId = useId();
  const locked = google !== undefined && !hasPassword;
  return (
    <SecurityRow
      what={
        <>
          <img src={googleLogo} alt="" width={22} height={22} />
          <span>{labels.google}</span>
        </>
      }
      value={google ? <Connection {...google} labels={labels} /> : labels.noGoogle}
      long={google !== undefined}
      button={
        google ? (
          <SecurityButton
            short={labels.disconnect}
            inactive={locked}
            aria-describedby={locked ? noteId : undefined}
            onClick={onDisconnect}
          >
            {labels.disconnectGoogle}
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
            {labels.connectGoogle}
          </SecurityButton>
        )
      }
      note={
        <p id={noteId} role="status" className={styles.note}>
          {locked && <span>{labels.passwordFirst}</span>}
          {connecting && <span>{labels.googleWaiting}</span>}
        </p>
      }
    />
  );
}

function Connection({ email, since, labels }: GoogleConnection & Pick<GoogleRowProps, 'labels'>) {
  if (since === undefined) {
    return (
      <Breakable>
        {email === null ? labels.googleConnected : labels.googleConnectedAs({ email })}
      </Breakable>
    );
  }
  return (
    <WithDate date={since}>
      {email === null
        ? labels.googleConnectedSince
        : ({ date }) => labels.googleConnectedAsSince({ email, date })}
    </WithDate>
  );
}
