'use client';

import { useId } from 'react';
import { flushSync } from 'react-dom';
import { Banner, type BannerProps } from '../../components/Banner/Banner.tsx';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import type { ProviderError } from '../../primitives/Form/fieldMessages.ts';
import { TextButton } from '../../primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../UiProvider.tsx';
import * as styles from './VerifyEmailBanner.module.css';
import {
  type VerifyEmailBannerLabels,
  verifyEmailBannerLabels,
} from './verifyEmailBannerLabels.ts';

export type { VerifyEmailBannerLabels } from './verifyEmailBannerLabels.ts';

export type VerifyEmailBannerProps = Omit<
  BannerProps,
  'variant' | 'children' | 'action' | 'onDismiss' | 'labels' | 'aria-label'
> & {
  /** The address to verify, if known. */
  email: string | null;
  /** An e-mail is being sent. */
  loading?: boolean | undefined;
  /** When the last e-mail was sent: `null` if none was sent, `undefined` if that is unknown, such as after a reload. */
  sentAt?: Date | null | undefined;
  /** Announces that the e-mail was sent. */
  sent?: boolean | undefined;
  /** Whole seconds until another e-mail may be sent; 0 means now. `useCoolDown` counts them. */
  secondsLeft?: number | undefined;
  /** The provider's error about the last attempt. Stays until the parent removes it. */
  error?: ProviderError | undefined;
  /** Called when the user presses "Send email" or "Resend e-mail" while that is allowed. */
  onResend: () => void;
  /** Replaces the bar's texts; those left out stay. */
  labels?: PartialLabels<VerifyEmailBannerLabels> | undefined;
};

/**
 * Asks a signed-in user to verify the email address, says what is known about the e-mail's link, and sends another one. The countdown is only visible: screen
 * readers announce the result (WCAG 4.1.3), not each second. The button is never `disabled`, because the keyboard focus
 * would be lost.
 */
export function VerifyEmailBanner({
  email,
  loading = false,
  sentAt,
  sent = false,
  secondsLeft = 0,
  error,
  onResend,
  labels: ownLabels,
  ...rest
}: VerifyEmailBannerProps) {
  const labels = useLabels('VerifyEmailBanner', verifyEmailBannerLabels, ownLabels);
  const { formatCount, formatMoment } = useUi();
  const waitId = useId();
  const waiting = !loading && secondsLeft > 0;

  /** Says what is known about the link. */
  function explain(): string {
    if (sentAt) {
      const time = formatMoment(sentAt);
      return email === null
        ? labels.explanation({ time })
        : labels.explanationWithEmail({ email, time });
    }
    if (sentAt === null) {
      return email === null ? labels.notSent : labels.notSentWithEmail({ email });
    }
    return email === null ? labels.unverified : labels.unverifiedWithEmail({ email });
  }

  return (
    <Banner
      {...rest}
      aria-label={labels.region}
      action={
        <p className={styles.ways}>
          <TextButton
            loading={loading}
            inactive={loading || waiting}
            aria-describedby={waiting ? waitId : undefined}
            onClick={() => flushSync(onResend)} // `loading` must be set before another click
          >
            {sentAt ? labels.resend : labels.send}
          </TextButton>
          {waiting && (
            <>
              <span aria-hidden="true">{labels.resendIn(formatCount(secondsLeft))}</span>
              <VisuallyHidden id={waitId}>
                {labels.wait(formatCount(Math.ceil(secondsLeft / 60)))}
              </VisuallyHidden>
            </>
          )}
        </p>
      }
    >
      <p>
        <strong>{labels.request}</strong> <span>{explain()}</span>
      </p>
      <p role="status">{sent && !loading && error === undefined && labels.sent}</p>
      {error !== undefined && !loading && <Alert {...error} className={styles.error} />}
    </Banner>
  );
}
