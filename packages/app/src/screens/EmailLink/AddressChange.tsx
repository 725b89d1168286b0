import { ButtonLink, PageMessage } from '@toystore/ui';
import { useLocation } from 'react-router';
import { useAccountServices } from '../../auth/AccountServices.ts';
import { Waiting } from '../../auth/Waiting.tsx';
import { emailDonePicture } from '../../images.ts';
import { PageTitle } from '../../PageTitle.tsx';
import { paths } from '../../paths.ts';
import { type AuthAction, readContinuePath } from './actionLink.ts';
import { LinkFailure } from './LinkFailure.tsx';
import { useActionCode } from './useActionCode.ts';

type AddressChangeProps = AuthAction & { mode: Exclude<AuthAction['mode'], 'resetPassword'> };

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
export function AddressChange({ mode, code }: AddressChangeProps) {
  const { applyEmailCode } = useAccountServices();
  const { search } = useLocation();
  const change = useActionCode(() => applyEmailCode(code));
  const { pageTitle, doneTitle, explanation } = TEXTS[mode];

  if (change.status === 'pending') return <Waiting title={pageTitle} />;
  if (change.status === 'failed') {
    return <LinkFailure title="This link does not work" {...change} />;
  }
  return (
    <PageMessage
      title={doneTitle}
      imageUrl={emailDonePicture}
      role="status"
      action={
        <ButtonLink
          variant="primary"
          size="l"
          href={readContinuePath(search, window.location.origin) ?? paths.home}
        >
          Continue to the shop
        </ButtonLink>
      }
    >
      <PageTitle>{pageTitle}</PageTitle>
      {explanation}
    </PageMessage>
  );
}
