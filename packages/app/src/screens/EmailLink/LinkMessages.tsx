import {
  type AppliedMode,
  type AuthFailure,
  type EmailCode,
  useAction,
  useAuth,
} from '@toystore/accounts';
import { Alert, Button, ButtonLink, PageMessage, useMessages } from '@toystore/ui';
import { focusNextHeading } from '../../focusHeading.ts';
import { emailDonePicture, emailLinkFailedPicture } from '../../images.ts';
import { PageTitle } from '../../PageTitle.tsx';
import { paths } from '../../paths.ts';
import { TryAgain } from '../../TryAgain.tsx';
import { TITLES } from './actionLink.ts';
import styles from './EmailLink.module.css';

interface LinkFailureProps {
  title?: string;
  failure: AuthFailure;
  /** Sends the code again, where that can help. */
  onRetry?: (() => void) | undefined;
}

/** An e-mail's link that leads nowhere: used, expired, incomplete, or the provider could not be reached. */
export function LinkFailure({
  title = 'This link does not work',
  failure: { message, help },
  onRetry,
}: LinkFailureProps) {
  return (
    <PageMessage
      ref={focusNextHeading}
      title={title}
      imageUrl={emailLinkFailedPicture}
      role="alert"
      action={
        onRetry ? (
          <TryAgain variant="primary" size="l" onRetry={onRetry} />
        ) : (
          <ButtonLink variant="primary" size="l" href={paths.login}>
            Go to Login
          </ButtonLink>
        )
      }
    >
      <PageTitle>Email Link</PageTitle>
      <p>{message}</p>
      {help !== undefined && <p>{help}</p>}
    </PageMessage>
  );
}

interface ConfirmChangeProps extends EmailCode {
  mode: AppliedMode;
  onConfirm: () => void;
}

/** Says what a code does to an address, once the button is pressed. */
export function ConfirmChange({ mode, email, previousEmail, onConfirm }: ConfirmChangeProps) {
  const verb = mode === 'recoverEmail' ? 'Restore' : 'Change';
  return (
    <PageMessage
      ref={focusNextHeading}
      title={`${verb} your email?`}
      imageUrl={emailLinkFailedPicture}
      action={
        <Button variant="primary" size="l" onClick={onConfirm}>
          {`${verb} email`}
        </Button>
      }
    >
      <PageTitle>{TITLES[mode]}</PageTitle>
      <p>
        <span>{previousEmail ? 'Your email changes from' : 'Your email changes'}</span>{' '}
        <strong className={styles.address}>{previousEmail}</strong> <span>to</span>{' '}
        <strong className={styles.address}>{email}</strong>
        <span>.</span>
      </p>
      <p className={styles.note}>
        Nothing has changed yet. If you do not want this, just close this page.
      </p>
    </PageMessage>
  );
}

const APPLIED = {
  verifyEmail: ['Your email is verified', 'Thank you! Your email address is confirmed.'],
  verifyAndChangeEmail: ['Your email is changed', 'From now on, log in with your new address.'],
  recoverEmail: [
    'Your email is restored',
    'If you did not change it yourself, please set a new password as well.',
  ],
} as const;

interface LinkAppliedProps {
  mode: AppliedMode;
  continueHref: string;
  /** The account's address now, where that was checked before. */
  email: string | undefined;
}

/** Says what the code of an e-mail about an address has done. Whoever changed one may know the password, too. */
export function LinkApplied({ mode, continueHref, email }: LinkAppliedProps) {
  const { resetPassword } = useAuth();
  const { showAlert } = useMessages();
  const { pending, failure, run } = useAction<'send'>();
  const [title, explanation] = APPLIED[mode];
  const passwordEmail = mode === 'recoverEmail' ? email : undefined;

  const sendReset = async (to: string) => {
    if (await run('send', () => resetPassword(to))) {
      showAlert({ title: 'Please check your email to reset password', icon: 'mail' });
    }
  };

  return (
    <PageMessage
      title={title}
      imageUrl={emailDonePicture}
      role="status"
      action={
        <div className={styles.actions}>
          {failure && <Alert {...failure} className={styles.failure} />}
          {passwordEmail && (
            <Button
              variant="primary"
              size="l"
              loading={pending !== undefined}
              onClick={() => sendReset(passwordEmail)}
            >
              Set a new password
            </Button>
          )}
          <ButtonLink variant={passwordEmail ? 'outline' : 'primary'} size="l" href={continueHref}>
            Continue to the shop
          </ButtonLink>
        </div>
      }
    >
      <PageTitle>{TITLES[mode]}</PageTitle>
      <span>{explanation}</span>
    </PageMessage>
  );
}
