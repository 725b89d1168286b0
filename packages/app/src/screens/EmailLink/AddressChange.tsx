import { ButtonLink, PageMessage } from '@toystore/ui';
import { useAccountServices } from '../../auth/AccountServices.ts';
import { Waiting } from '../../auth/Waiting.tsx';
import { emailDonePicture } from '../../images.ts';
import { PageTitle } from '../../PageTitle.tsx';
import type { AuthAction } from './actionLink.ts';
import styles from './EmailLink.module.css';
import { LinkFailure } from './LinkFailure.tsx';
import { OfferPassword } from './OfferPassword.tsx';
import { useActionCode } from './useActionCode.ts';

export interface AddressChangeProps {
  mode: Exclude<AuthAction['mode'], 'resetPassword'>;
  code: string;
  /** Where the shop goes on. */
  continueHref: string;
  /** The account's address after the change. */
  email?: string;
}

const TEXTS = {
  verifyEmail: {
    pageTitle: 'Verify Email',
    doneTitle: 'Your email is verified',
    explanation: 'Thank you! Your email address is confirmed.',
  },
  verifyAndChangeEmail: {
    pageTitle: 'Change Email',
    doneTitle: 'Your email is changed',
    explanation: 'From now on, log in with your new address.',
  },
  recoverEmail: {
    pageTitle: 'Recover Email',
    doneTitle: 'Your email is restored',
    explanation: 'If you did not change it yourself, please set a new password as well.',
  },
};

/** Applies the code of an e-mail about an address at once, and says how that went. */
export function AddressChange({ mode, code, continueHref, email }: AddressChangeProps) {
  const { applyEmailCode } = useAccountServices();
  const change = useActionCode(() => applyEmailCode(code));
  const { pageTitle, doneTitle, explanation } = TEXTS[mode];

  if (change.status === 'pending') return <Waiting title={pageTitle} />;
  if (change.status === 'failed') return <LinkFailure {...change} />;
  const offersPassword = mode === 'recoverEmail' && email;
  return (
    <PageMessage
      title={doneTitle}
      imageUrl={emailDonePicture}
      role="status"
      action={
        <div className={styles.actions}>
          {offersPassword && <OfferPassword email={email} />}
          <ButtonLink variant={offersPassword ? 'outline' : 'primary'} size="l" href={continueHref}>
            Continue to the shop
          </ButtonLink>
        </div>
      }
    >
      <PageTitle>{pageTitle}</PageTitle>
      {explanation}
    </PageMessage>
  );
}
