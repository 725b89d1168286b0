import { ButtonLink, PageMessage } from '@toystore/ui';
import { useLocation } from 'react-router';
import { useAccountServices } from '../../auth/AccountServices.ts';
import { Waiting } from '../../auth/Waiting.tsx';
import { emailDonePicture } from '../../layout/images.ts';
import { PageTitle } from '../../PageTitle.tsx';
import { paths } from '../../paths.ts';
import { type AuthAction, readContinuePath } from './actionLink.ts';
import { LinkFailure } from './LinkFailure.tsx';
import { useCodeAnswer } from './useCodeAnswer.ts';

interface AddressChangeProps {
  mode: Exclude<AuthAction['mode'], 'resetPassword'>;
  code: string;
}

const DONE = {
  verifyEmail: {
    title: 'Your email is verified',
    words: 'Thank you! We know now that this address is yours.',
  },
  verifyAndChangeEmail: {
    title: 'Your email is changed',
    words: 'From now on, log in with your new address.',
  },
  recoverEmail: {
    title: 'Your email is as it was',
    words: 'If it was not you who changed it, please set a new password as well.',
  },
};

/** Does at once what the link of an e-mail about an address asks for, and says how that went. */
export function AddressChange({ mode, code }: AddressChangeProps) {
  const { applyEmailCode } = useAccountServices();
  const { search } = useLocation();
  const answer = useCodeAnswer(() => applyEmailCode(code));

  if (answer.status === 'asking') return <Waiting title="Verify Email" />;
  if (answer.status === 'failed') {
    return <LinkFailure title="This link does not work" {...answer} />;
  }
  return (
    <PageMessage
      title={DONE[mode].title}
      pictureUrl={emailDonePicture}
      role="status"
      action={
        <ButtonLink
          kind="primary"
          size="l"
          href={readContinuePath(search, window.location.origin) ?? paths.home}
        >
          Go on to the shop
        </ButtonLink>
      }
    >
      <PageTitle>Verify Email</PageTitle>
      {DONE[mode].words}
    </PageMessage>
  );
}
