import { Alert, Button } from '@toystore/ui';
import { useAuth } from '../../auth/AuthContext.ts';
import { useAuthAction } from '../../auth/useAuthAction.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import styles from './EmailLink.module.css';

/** Sends the reset e-mail to an address that was taken back: whoever changed it may know the password. */
export function OfferPassword({ email }: { email: string }) {
  const { resetPassword } = useAuth();
  const { showAlert } = useMessages();
  const { pending, failure, run } = useAuthAction<'send'>();

  const send = async () => {
    if (await run('send', () => resetPassword(email))) {
      showAlert({ title: 'Please check your email to reset password', icon: 'mail' });
    }
  };

  return (
    <>
      {failure && <Alert {...failure} className={styles.failure} />}
      <Button variant="primary" size="l" loading={pending !== undefined} onClick={send}>
        Set a new password
      </Button>
    </>
  );
}
