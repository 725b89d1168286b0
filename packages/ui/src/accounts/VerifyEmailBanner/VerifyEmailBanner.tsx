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
import styles from './VerifyEmailBanner.module.css';
import {
  type VerifyEmailBannerLabels,
  verifyEmailBannerLabels,
} from './verifyEmailBannerLabels.ts';

export type { VerifyEmailBannerLabels } from './verifyEmailBannerLabels.ts';

export type VerifyEmailBannerProps = Omit<
  BannerProps,
  'variant' | 'children' | 'action' | 'onDismiss' | 'labels' | 'aria-label'
> & {
  /** The address to be proven, if it is known. */
  email: string | null;
  /** An e-mail is being sent. */
  loading?: boolean | undefined;
  /** The last e-mail that was asked for went out. */
  sent?: boolean | undefined;
  /** Until another e-mail may be sent, in whole seconds; 0 is now. `useCoolDown` counts them. */
  secondsLeft?: number | undefined;
  /** What the provider said about the last try. Stays until the parent takes it away. */
  error?: ProviderError | undefined;
  /** "Resend e-mail" was pressed, while that was possible. */
  onResend: () => void;
  /** Replaces the bar's texts; those left out stay. */
  labels?: PartialLabels<VerifyEmailBannerLabels> | undefined;
};

/**
 * Asks a signed-in shopper to prove the email address, and sends the e-mail again. The seconds run for the eye only:
 * screen readers hear what happened (WCAG 4.1.3), not each second. The button is never `disabled`: that would drop
 * the keyboard's focus.
 */
export function VerifyEmailBanner({
  email,
  loading = false,
  sent = false,
  secondsLeft = 0,
  error,
  onResend,
  labels: ownLabels,
  ...rest
}: VerifyEmailBannerProps) {
  const labels = useLabels('VerifyEmailBanner', verifyEmailBannerLabels, ownLabels);
  const { formatCount } = useUi();
  const waitId = useId();
  const waiting = !loading && secondsLeft > 0;
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
            onClick={() => flushSync(onResend)} // `loading` must be there before another click
          >
            {labels.resend}
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
        <strong>{labels.request}</strong>{' '}
        <span>{email === null ? labels.explanation : labels.explanationWithEmail({ email })}</span>
      </p>
      <p role="status">{sent && !loading && error === undefined && labels.sent}</p>
      {error !== undefined && !loading && (
        <Alert message={error.message} help={error.help} className={styles.error} />
      )}
    </Banner>
  );
}
