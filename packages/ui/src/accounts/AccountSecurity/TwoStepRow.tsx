'use client';

import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { TextButton } from '../../primitives/TextLink/TextLink.tsx';
import styles from './AccountSecurity.module.css';
import type { AccountSecurityLabels } from './accountSecurityLabels.ts';
import { SecurityButton, SecurityRow, WithDate } from './SecurityRow.tsx';

/** The second step of signing in: how it stands, and the ways to change that. */
export interface TwoStepStatus {
  /** Since when it is on; without it, it is off. */
  since?: Date | undefined;
  /** It is being turned on or off, or what that needs is on its way. */
  loading?: boolean | undefined;
  /** The address is not proven, which has to come first: the row says so, and turns nothing on. */
  unverified?: boolean | undefined;
  /** "Turn on" was pressed. */
  onTurnOn: () => void;
  /** "Turn off" was pressed. */
  onTurnOff: () => void;
  /** The e-mail that proves the address is wanted. Without it there is no button for it. */
  onSendVerification?: (() => void) | undefined;
  /** That e-mail is on its way, or has gone. */
  verification?: 'sending' | 'sent' | undefined;
}

/** The row about the second step. */
export function TwoStepRow({
  since,
  loading = false,
  unverified = false,
  onTurnOn,
  onTurnOff,
  onSendVerification,
  verification,
  labels,
}: TwoStepStatus & { labels: AccountSecurityLabels }) {
  const noteId = useId();
  const isOn = since !== undefined;
  const locked = unverified && !isOn;
  return (
    <SecurityRow
      what={labels.twoStep}
      value={
        isOn ? (
          <span className={styles.on}>
            <CircleCheck aria-hidden="true" />
            <span>
              <WithDate date={since}>{labels.twoStepOn}</WithDate>
            </span>
          </span>
        ) : (
          labels.twoStepOff
        )
      }
      long
      button={
        <SecurityButton
          brief
          short={isOn ? labels.turnOff : labels.turnOn}
          loading={loading}
          inactive={loading || locked}
          aria-describedby={noteId}
          onClick={isOn ? onTurnOff : onTurnOn}
        >
          {isOn ? labels.turnOffTwoStep : labels.turnOnTwoStep}
        </SecurityButton>
      }
      note={
        <div className={styles.note}>
          <p id={noteId}>
            {isOn ? labels.whoHelps : locked ? labels.verifyFirst : labels.twoStepExplanation}
          </p>
          {locked && onSendVerification && (
            <TextButton
              loading={verification === 'sending'}
              inactive={verification !== undefined} // it keeps the focus
              onClick={onSendVerification}
            >
              {labels.sendVerification}
            </TextButton>
          )}
          <p role="status">{locked && verification === 'sent' && labels.verificationSent}</p>
        </div>
      }
    />
  );
}
