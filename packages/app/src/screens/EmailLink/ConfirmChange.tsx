import { Button, PageMessage } from '@toystore/ui';
import type { EmailCode } from '../../auth/accountOperations.ts';
import { focusNextHeading } from '../../auth/focusNextHeading.ts';
import { emailLinkFailedPicture } from '../../images.ts';
import { PageTitle } from '../../PageTitle.tsx';
import styles from './EmailLink.module.css';

interface ConfirmChangeProps extends EmailCode {
  title: string;
  verb: 'Change' | 'Restore';
  onConfirm: () => void;
}

/** Says what a code does to an address, once the button is pressed. */
export function ConfirmChange({
  title,
  verb,
  email,
  previousEmail,
  onConfirm,
}: ConfirmChangeProps) {
  return (
    <PageMessage
      ref={focusNextHeading}
      title={`${verb} your email?`}
      imageUrl={emailLinkFailedPicture}
      action={
        <Button variant="primary" size="l" onClick={onConfirm}>
          {verb} email
        </Button>
      }
    >
      <PageTitle>{title}</PageTitle>
      <p>
        Your email changes{previousEmail && ' from '}
        <strong className={styles.address}>{previousEmail}</strong> to{' '}
        <strong className={styles.address}>{email}</strong>.
      </p>
      <p className={styles.note}>
        Nothing has changed yet. If you do not want this, just close this page.
      </p>
    </PageMessage>
  );
}
