'use client';

import { useId } from 'react';
import { TextButton } from '../../primitives/TextLink/TextLink.tsx';
import * as styles from './AccountSecurity.module.css';
import {
  OnValue,
  SecurityButton,
  SecurityRow,
  type SecurityRowBase,
  useSecurityLabels,
  WithDate,
} from './SecurityRow.tsx';

export type TwoStepRowProps = SecurityRowBase & {
  /** When it was turned on; `undefined` if it is off. */
  since?: Date | undefined;
  /** It is being turned on or off, or the data for that is loading. */
  loading?: boolean | undefined;
  /** The address is not verified, which is a precondition: the row explains that, and the second step cannot be turned on. */
  unverified?: boolean | undefined;
  /** The account has no address to verify: the row explains that instead. */
  withoutEmail?: boolean | undefined;
  /** Called when the user presses "Turn on". */
  onTurnOn: () => void;
  /** Called when the user presses "Turn off". */
  onTurnOff: () => void;
  /** Called when the user requests the verification e-mail. Without it the row has no button for it. */
  onSendVerification?: (() => void) | undefined;
  /** The state of that e-mail. */
  verification?: 'sending' | 'sent' | undefined;
};

/** The row about the second step of signing in: its state, and the buttons to change it. */
export function TwoStepRow({
  since,
  loading = false,
  unverified = false,
  withoutEmail = false,
  onTurnOn,
  onTurnOff,
  onSendVerification,
  verification,
  labels: ownLabels,
  ...rest
}: TwoStepRowProps) {
  const labels = useSecurityLabels(ownLabels);
  const noteId = useId();
  const isOn = since !== undefined;
  const locked = (unverified || withoutEmail) && !isOn;
  const precondition = withoutEmail ? labels.addEmailFirst : labels.verifyFirst;
  return (
    <SecurityRow
      {...rest}
      what={labels.twoStep}
      value={
        isOn ? (
          <OnValue>
            <WithDate date={since}>{labels.twoStepOn}</WithDate>
          </OnValue>
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
            {isOn ? labels.whoHelps : locked ? precondition : labels.twoStepExplanation}
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
