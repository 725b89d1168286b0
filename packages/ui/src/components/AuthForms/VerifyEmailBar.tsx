'use client';

import { useId } from 'react';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { NoticeBar, type NoticeBarProps } from '../NoticeBar/NoticeBar.tsx';
import type { ProviderError } from './authErrors.ts';
import { BusyTextButton } from './BusyTextButton.tsx';
import styles from './VerifyEmailBar.module.css';
import { type VerifyEmailBarLabels, verifyEmailBarLabels } from './verifyEmailBarLabels.ts';

export type { VerifyEmailBarLabels } from './verifyEmailBarLabels.ts';

export type VerifyEmailBarProps = Omit<
  NoticeBarProps,
  'tone' | 'children' | 'action' | 'onDismiss' | 'labels' | 'aria-label'
> & {
  /** The address to be proven, if it is known. */
  email: string | null;
  /** An e-mail is being sent. */
  pending?: boolean | undefined;
  /** The last e-mail that was asked for went out. */
  sent?: boolean | undefined;
  /** Until another e-mail may be sent, in whole seconds; 0 is now. */
  secondsLeft?: number | undefined;
  /** What the provider said about the last try. Stays until the parent takes it away. */
  error?: ProviderError | undefined;
  /** "Resend e-mail" was pressed, while that was possible. */
  onResend: () => void;
  /** Replaces the bar's words; those left out stay. */
  labels?: Partial<VerifyEmailBarLabels>;
};

/**
 * Asks a signed-in shopper to prove the email address, and sends the e-mail again. The seconds run for the eye only:
 * screen readers hear what happened (WCAG 4.1.3), not each second. The button is never `disabled`: that would drop
 * the keyboard's focus.
 */
export function VerifyEmailBar({
  email,
  pending = false,
  sent = false,
  secondsLeft = 0,
  error,
  onResend,
  labels,
  ...rest
}: VerifyEmailBarProps) {
  const words = { ...verifyEmailBarLabels, ...labels };
  const waitId = useId();
  const waiting = !pending && secondsLeft > 0;
  return (
    <NoticeBar
      {...rest}
      aria-label={words.region}
      action={
        <p className={styles.ways}>
          <BusyTextButton
            busy={pending}
            held={pending || waiting}
            aria-describedby={waiting ? waitId : undefined}
            onClick={onResend}
          >
            {words.resend}
          </BusyTextButton>
          {waiting && (
            <>
              <span aria-hidden="true">{words.resendIn(secondsLeft)}</span>
              <VisuallyHidden id={waitId}>{words.wait(Math.ceil(secondsLeft / 60))}</VisuallyHidden>
            </>
          )}
        </p>
      }
    >
      <p>
        <strong>{words.request}</strong> {words.explanation(email)}
      </p>
      <p role="status">{sent && !pending && error === undefined && words.sent}</p>
      {error !== undefined && !pending && <Alert {...error} className={styles.error} />}
    </NoticeBar>
  );
}
