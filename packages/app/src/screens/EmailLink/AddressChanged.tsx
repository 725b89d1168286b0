import { ButtonLink, PageMessage } from '@toystore/ui';
import { emailDonePicture } from '../../images.ts';
import { PageTitle } from '../../PageTitle.tsx';
import type { AppliedLink } from './actionLink.ts';
import styles from './EmailLink.module.css';
import { OfferPassword } from './OfferPassword.tsx';

/** The titles of the page. */
export const TITLES = {
  verifyEmail: 'Verify Email',
  verifyAndChangeEmail: 'Change Email',
  recoverEmail: 'Recover Email',
};

const TEXTS = {
  verifyEmail: {
    doneTitle: 'Your email is verified',
    explanation: 'Thank you! Your email address is confirmed.',
  },
  verifyAndChangeEmail: {
    doneTitle: 'Your email is changed',
    explanation: 'From now on, log in with your new address.',
  },
  recoverEmail: {
    doneTitle: 'Your email is restored',
    explanation: 'If you did not change it yourself, please set a new password as well.',
  },
};

/** Says what the code of an e-mail about an address has done. */
export function AddressChanged({ mode, continueHref, email }: AppliedLink) {
  const { doneTitle, explanation } = TEXTS[mode];
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
      <PageTitle>{TITLES[mode]}</PageTitle>
      {explanation}
    </PageMessage>
  );
}
