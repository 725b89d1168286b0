'use client';

import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { TextButton } from '../../primitives/TextLink/TextLink.tsx';
import * as styles from './AccountSecurity.module.css';
import type { AccountSecurityLabels } from './accountSecurityLabels.ts';
import { SecurityButton, SecurityRow, WithDate } from './SecurityRow.tsx';

/** The second step of signing in: its state, and the callbacks to change it. */
export interface TwoStepStatus {
  /** When it was turned on; `undefined` if it is off. */
  since?: Date | undefined;
  /** It is being turned on or off, or the data for that is loading. */
  loading?: boolean | undefined;
  /** The address is not verified, which is a precondition: the row explains that, and the second step cannot be turned on. */
  unverified?: boolean | undefined;
  /** Called when the user presses "Turn on". */
  onTurnOn: () => void;
  /** Called when the user presses "Turn off". */
  onTurnOff: () => void;
  /** Called when the user requests the verification e-mail. Without it the row has no button for it. */
  onSendVerification?: (() => void) | undefined;
  /** The state of that e-mail. */
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
