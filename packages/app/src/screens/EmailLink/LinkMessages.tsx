import * as texts from '@shop/texts/emailLink';
import {
  type AppliedMode,
  type AuthFailure,
  type EmailCode,
  useAction,
  useAuth,
} from '@toystore/accounts';
import { Alert, Button, ButtonLink, PageMessage, useMessages } from '@toystore/ui';
import { TryAgain } from '../../loading/TryAgain.tsx';
import { focusNextHeading } from '../../page/focusHeading.ts';
import { PageTitle } from '../../page/PageTitle.tsx';
import { paths } from '../../page/paths.ts';
import { emailDonePicture, emailLinkFailedPicture } from '../../pictures/images.ts';
import { titleOf } from './actionLink.ts';
import * as styles from './EmailLink.module.css';

interface LinkFailureProps {
  title?: string;
  failure: AuthFailure;
  /** Sends the code again, if that can help. */
  onRetry?: (() => void) | undefined;
}

/** Reports an e-mail's link that failed: used, expired, incomplete, or the provider could not be reached. */
export function LinkFailure({
  title = texts.failed,
  failure: { message, messageLang, help },
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
            {texts.goToLogin}
          </ButtonLink>
        )
      }
    >
      <PageTitle>{texts.title}</PageTitle>
      <p>
        <bdi lang={messageLang}>{message}</bdi>
      </p>
      {help !== undefined && <p>{help}</p>}
    </PageMessage>
  );
}

interface ConfirmChangeProps extends EmailCode {
  mode: AppliedMode;
  onConfirm: () => void;
}

/** Explains how a code changes an email when the button is pressed. */
export function ConfirmChange({ mode, email, previousEmail, onConfirm }: ConfirmChangeProps) {
  const isRestored = mode === 'recoverEmail';
  return (
    <PageMessage
      ref={focusNextHeading}
      title={isRestored ? texts.confirmRestore : texts.confirmChange}
      imageUrl={emailLinkFailedPicture}
      action={
        <Button variant="primary" size="l" onClick={onConfirm}>
          {isRestored ? texts.restore : texts.change}
        </Button>
      }
    >
      <PageTitle>{titleOf(mode)}</PageTitle>
      <p>
        <span>{previousEmail ? texts.changesFrom : texts.changes}</span>{' '}
        <strong className={styles.address}>{previousEmail}</strong> <span>{texts.to}</span>{' '}
        <strong className={styles.address}>{email}</strong>
        <span>.</span>
      </p>
      <p className={styles.note}>{texts.nothingChanged}</p>
    </PageMessage>
  );
}

const applied = (mode: AppliedMode) =>
  ({
    verifyEmail: { title: texts.verified, explanation: texts.verifiedText },
    verifyAndChangeEmail: { title: texts.changed, explanation: texts.changedText },
    recoverEmail: { title: texts.restored, explanation: texts.restoredText },
  })[mode];

interface LinkAppliedProps {
  mode: AppliedMode;
  continueHref: string;
  /** The account's current email, if it was checked before. */
  email: string | undefined;
}

/** Reports what a code has done. After a changed email it offers a new password: the person who changed it may know the old one. */
export function LinkApplied({ mode, continueHref, email }: LinkAppliedProps) {
  const { resetPassword } = useAuth();
  const { showAlert } = useMessages();
  const { pending, failure, run } = useAction<'send'>();
  const { title, explanation } = applied(mode);
  const passwordEmail = mode === 'recoverEmail' ? email : undefined;

  const sendReset = async (to: string) => {
    if (await run('send', () => resetPassword(to))) {
      showAlert({ title: texts.checkEmail, icon: 'mail' });
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
              {texts.setPassword}
            </Button>
          )}
          <ButtonLink variant={passwordEmail ? 'outline' : 'primary'} size="l" href={continueHref}>
            {texts.goOn}
          </ButtonLink>
        </div>
      }
    >
      <PageTitle>{titleOf(mode)}</PageTitle>
      <span>{explanation}</span>
    </PageMessage>
  );
}
