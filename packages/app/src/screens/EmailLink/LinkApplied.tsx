import { Alert, Button, ButtonLink, PageMessage } from '@toystore/ui';
import { useAuth } from '../../auth/AuthContext.ts';
import { useAction } from '../../auth/useAction.ts';
import { emailDonePicture } from '../../images.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { PageTitle } from '../../PageTitle.tsx';
import { MODES, type Mode } from './actionLink.ts';
import styles from './EmailLink.module.css';

const TEXTS = {
  verifyEmail: ['Your email is verified', 'Thank you! Your email address is confirmed.'],
  verifyAndChangeEmail: ['Your email is changed', 'From now on, log in with your new address.'],
  recoverEmail: [
    'Your email is restored',
    'If you did not change it yourself, please set a new password as well.',
  ],
} as const;

interface LinkAppliedProps {
  mode: Exclude<Mode, 'resetPassword'>;
  /** Where the shop goes on. */
  continueHref: string;
  /** The account's address now, where that was checked before. */
  email: string | undefined;
}

/** Says what the code of an e-mail about an address has done. Whoever changed one may know the password, too. */
export function LinkApplied({ mode, continueHref, email }: LinkAppliedProps) {
  const { resetPassword } = useAuth();
  const { showAlert } = useMessages();
  const { pending, failure, run } = useAction<'send'>();
  const [title, explanation] = TEXTS[mode];
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
      <PageTitle>{MODES[mode].title}</PageTitle>
      {explanation}
    </PageMessage>
  );
}
