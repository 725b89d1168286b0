import * as texts from '@shop/texts/emailLink';
import { type EmailMode, useAuth } from '@toystore/accounts';
import { ButtonLink, PageMessage } from '@toystore/ui';
import { focusNextHeading } from '../../page/focusHeading.ts';
import { PageTitle } from '../../page/PageTitle.tsx';
import { paths } from '../../page/paths.ts';
import { emailDonePicture } from '../../pictures/images.ts';
import { titleOf } from './actionLink.ts';

/** Reads the texts when it is called: Storybook replaces them when its toolbar changes the shop. */
const explanationOf = (mode: EmailMode): string =>
  ({
    verifyEmail: texts.usedVerified,
    verifyAndChangeEmail: texts.usedChanged,
    recoverEmail: texts.usedRestored,
    resetPassword: texts.usedPassword,
  })[mode];

interface LinkUsedProps {
  mode: EmailMode;
  continueHref: string;
  /** The signed-in user's email, if it is verified without this link. */
  email?: string | null;
}

/** Replaces a link that the provider no longer accepts, if it is known that its purpose is fulfilled. */
export function LinkUsed({ mode, continueHref, email }: LinkUsedProps) {
  const { user } = useAuth();
  const endsSession = mode === 'resetPassword' || mode === 'verifyAndChangeEmail';
  const needsLogin = endsSession && !user;
  return (
    <PageMessage
      ref={focusNextHeading}
      title={mode === 'verifyEmail' ? texts.alreadyVerified : texts.used}
      imageUrl={emailDonePicture}
      role="status"
      action={
        <ButtonLink variant="primary" size="l" href={needsLogin ? paths.login : continueHref}>
          {needsLogin ? texts.goToLogin : texts.goOn}
        </ButtonLink>
      }
    >
      <PageTitle>{titleOf(mode)}</PageTitle>
      <span>{email ? texts.alreadyVerifiedText({ email }) : explanationOf(mode)}</span>
    </PageMessage>
  );
}
