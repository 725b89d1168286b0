import { Button, PageMessage } from '@toystore/ui';
import { useState } from 'react';
import { useAccountServices } from '../../auth/AccountServices.ts';
import { focusNextHeading } from '../../auth/focusNextHeading.ts';
import { Waiting } from '../../auth/Waiting.tsx';
import { emailLinkFailedPicture } from '../../images.ts';
import { PageTitle } from '../../PageTitle.tsx';
import { AddressChange, type AddressChangeProps } from './AddressChange.tsx';
import styles from './EmailLink.module.css';
import { LinkFailure } from './LinkFailure.tsx';
import { useActionCode } from './useActionCode.ts';

const TEXTS = {
  verifyAndChangeEmail: ['Change Email', 'Change', 'VERIFY_AND_CHANGE_EMAIL'],
  recoverEmail: ['Recover Email', 'Restore', 'RECOVER_EMAIL'],
} as const;

/** Says what a code does to an address and applies it on a press of the button: scanners of mail open links, too. */
export function ConfirmChange(props: AddressChangeProps & { mode: keyof typeof TEXTS }) {
  const { mode, code } = props;
  const { checkEmailCode } = useAccountServices();
  const [title, verb, operation] = TEXTS[mode];
  const check = useActionCode(() => checkEmailCode(code, operation));
  const [isConfirmed, setConfirmed] = useState(false);

  if (check.status === 'pending') return <Waiting title={title} />;
  if (check.status === 'failed') return <LinkFailure {...check} />;
  const { email, previousEmail } = check.result;
  if (isConfirmed) return <AddressChange {...props} email={email} />;
  return (
    <PageMessage
      ref={focusNextHeading}
      title={`${verb} your email?`}
      imageUrl={emailLinkFailedPicture}
      action={
        <Button variant="primary" size="l" onClick={() => setConfirmed(true)}>
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
